import BackstaffWeb
import Foundation
import Testing

/// `BACKSTAFF_FUZZ_FRAMES` says how many seals, `BACKSTAFF_FUZZ_SEED` from which seed.
@Suite("Fuzzed seals")
struct SealFuzzTests {
    /// Random numbers that are the same each time.
    private struct Seeded {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
    }

    private static let characters = Array("ABCXYZabcxyz0189-_+/= \n\u{0}\"{".utf8)

    private func mutate(_ bytes: inout [UInt8], of others: [[UInt8]], using generator: inout Seeded) {
        for _ in 0...generator.next(3) {
            let place = bytes.isEmpty ? 0 : generator.next(bytes.count)
            switch generator.next(8) {
            case 0 where !bytes.isEmpty: bytes[place] = UInt8(generator.next(256))
            case 1 where !bytes.isEmpty: bytes.remove(at: place)
            case 2: bytes.insert(Self.characters[generator.next(Self.characters.count)], at: place)
            case 3: bytes.removeSubrange(place...)
            case 4 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(generator.next(8))
            case 5: bytes.insert(contentsOf: bytes[place...], at: place)
            case 6 where !bytes.isEmpty: bytes.swapAt(place, generator.next(bytes.count))
            default:
                let other = others[generator.next(others.count)]
                bytes.replaceSubrange(place..., with: other.dropFirst(place))
            }
        }
    }

    @Test("No text traps, each refusal has a reason, and what opens is what was sealed, in its own context")
    func seals() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["BACKSTAFF_FUZZ_FRAMES"].flatMap(Int.init) ?? 20_000
        var generator = Seeded(state: environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026)
        let seal = try SealPicture.seal("\(SealPicture.second),\(SealPicture.first)")
        let contexts = SealContext.Kind.allCases.map { kind in
            var context = SealPicture.context
            context.kind = kind
            return context
        }
        let values = [0, 1, 7, 60, 300].map { [UInt8](repeating: UInt8($0 % 251), count: $0) }
        var valid: [[UInt8]] = []
        var owners: [String: (context: Int, value: [UInt8])] = [:]
        for (index, context) in contexts.enumerated() {
            for value in values {
                let text = try seal.seal(value, in: context)
                valid.append(Array(text.utf8))
                owners[text] = (index, value)
            }
        }
        var opened = 0
        for _ in 0..<count {
            var bytes = valid[generator.next(valid.count)]
            switch generator.next(16) {
            case 0: bytes = (0..<generator.next(200)).map { _ in UInt8(generator.next(256)) }
            case 1: break
            case 2, 3:
                // Damage below the Base64, which most damage above it doesn't get past.
                var raw = URLSafeBase64.bytes(of: String(decoding: bytes, as: UTF8.self)) ?? []
                mutate(&raw, of: [raw], using: &generator)
                bytes = Array(URLSafeBase64.text(of: raw).utf8)
            default: mutate(&bytes, of: valid, using: &generator)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let index = generator.next(contexts.count)
            do throws(SealRefusal) {
                let value = try seal.open(text, in: contexts[index])
                opened += 1
                guard let owner = owners[text], owner == (index, value) else {
                    Issue.record("\(text) opened as \(value) in \(contexts[index])")
                    continue
                }
            } catch {
                if error.reason.isEmpty { Issue.record("no reason for \(text)") }
                if owners[text]?.context == index { Issue.record("\(text) was refused: \(error.reason)") }
            }
        }
        #expect(opened > count / 200)
        #expect(opened < count / 2)
    }

    @Test("No text of a variable traps, and each complaint says where and what")
    func variables() {
        let environment = ProcessInfo.processInfo.environment
        let count = (environment["BACKSTAFF_FUZZ_FRAMES"].flatMap(Int.init) ?? 20_000) / 10
        var generator = Seeded(state: environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026)
        let valid = [SealPicture.first, SealPicture.second, "\(SealPicture.first),\(SealPicture.second)"]
            .map { Array($0.utf8) }
        for _ in 0..<count {
            var bytes = valid[generator.next(valid.count)]
            mutate(&bytes, of: valid, using: &generator)
            do throws(SealingKeyError) {
                let keys = try SealingKeys(variable: String(decoding: bytes, as: UTF8.self))
                if keys.names.isEmpty { Issue.record("no key") }
            } catch {
                if !error.description.hasPrefix("BACKSTAFF_SEAL_KEY") { Issue.record("\(error)") }
            }
        }
    }
}
