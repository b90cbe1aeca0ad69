import Foundation
import Fuzzing
import Testing

@testable import BackstaffWeb

@Suite("Fuzzed seals")
struct SealFuzzTests {
    private static let characters = ["A", "B", "_", "-", "+", "/", "=", " ", "\n", "\u{0}", "\"", "{", "é"]

    /// The context and content of a seal.
    private struct Owner {
        let context: Int
        let value: [UInt8]
    }

    /// Each kind of value, followed by contexts that differ in one respect.
    private static var contexts: [SealContext] {
        var contexts = SealContext.Kind.allCases.map { kind in
            var context = SealPicture.context
            context.kind = kind
            return context
        }
        for change in [
            { $0.app = "Packages" }, { $0.visitor = String(repeating: "f", count: 32) }, { $0.name = "theme" },
            { $0.format = 2 },
        ] as [(inout SealContext) -> Void] {
            var context = SealPicture.context
            change(&context)
            contexts.append(context)
        }
        return contexts
    }

    @Test(
        "No text traps, each refusal has a reason, and an opened seal gives its own value in its own context",
        .enabled(if: Fuzz.isWanted(.seal)))
    func seals() throws {
        var fuzz = Fuzz(.seal)
        // Numbers beside the inputs choose the context, and the damage below the Base64.
        var chooser = Fuzz(.keyText)
        let seal = try SealPicture.seal("\(SealPicture.second),\(SealPicture.first)")
        let contexts = Self.contexts
        let kept = Set(Corpus.inputs(of: .seal).map { String(decoding: $0, as: UTF8.self) })
        let values = [0, 1, 7, 60, 300].map { [UInt8](repeating: UInt8($0 % 251), count: $0) }
        var whole: [[UInt8]] = []
        var owners: [String: Owner] = [:]
        for (index, context) in contexts.enumerated() {
            for value in values {
                let text = try seal.seal(value, in: context)
                whole.append(Array(text.utf8))
                owners[text] = Owner(context: index, value: value)
            }
        }
        let report = fuzz.run(from: whole, pieces: Self.characters, limit: 70_000) { input in
            var text = input.text
            if chooser.below(4) == 0, let origin = input.origin {
                // Damage below the Base64, because most damage to the text doesn't get past its decoding.
                var raw = URLSafeBase64.bytes(of: String(decoding: whole[origin], as: UTF8.self)) ?? []
                for _ in 0...chooser.below(3) where !raw.isEmpty {
                    let place = chooser.below(raw.count)
                    switch chooser.below(3) {
                    case 0: raw[place] ^= 1 << UInt8(chooser.below(8))
                    case 1: raw.removeSubrange(place...)
                    default: raw.insert(UInt8(chooser.below(256)), at: place)
                    }
                }
                text = URLSafeBase64.text(of: raw)
            }
            let index = chooser.below(2) == 0 ? (owners[text]?.context ?? 0) : chooser.below(contexts.count)
            do {
                let value = try seal.open(text, in: contexts[index])
                // A seal in the corpus was made by an earlier run.
                if kept.contains(text) { return "opened" }
                let owner = try ensure(owners[text], "a seal that nobody made opens as \(value)")
                try ensure(owner.context == index && owner.value == value, "opened as \(value) in \(contexts[index])")
                return "opened"
            } catch let refusal as SealRefusal {
                try ensure(!refusal.reason.isEmpty, "refused without a reason")
                try ensure(owners[text]?.context != index, "refused: \(refusal.reason)")
                return String(refusal.reason.prefix { !$0.isNumber }.prefix(16))
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["opened"] > report.count / 200)
        #expect(report["opened"] < report.count / 2)
        #expect(report["changed, or seal"] > 0 && report["not a seal"] > 0)
        #expect(report["sealed in format"] > 0 && report["sealed with key "] > 0)
    }

    @Test(
        "No value of the variable traps, and each error says where and what is wrong",
        .enabled(if: Fuzz.isWanted(.keyText)))
    func variables() {
        var fuzz = Fuzz(.keyText)
        let whole = [SealPicture.first, SealPicture.second, "\(SealPicture.first),\(SealPicture.second)"]
        let report = fuzz.run(from: whole.map { Array($0.utf8) }, pieces: Self.characters + [","]) { input in
            do {
                let keys = try SealingKeys(variable: input.text)
                try ensure(!keys.names.isEmpty, "no key")
                return "\(min(keys.names.count, 5)) keys"
            } catch let error as SealingKeyError {
                try ensure(error.description.hasPrefix("BACKSTAFF_SEAL_KEY"), "\(error)")
                try Self.checkSecrecy(of: error, input.text, separator: ",")
                return "\(Self.kind(of: error.problem))"
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["1 keys"] > 0 && report["2 keys"] > 0)
        #expect(report["not Base64"] > 0 && report["wrong size"] > 0 && report["empty"] > 0)
    }

    @Test(
        "No key file traps: it gives its keys, or an error with its place and a remedy that contains no part of a key",
        .enabled(if: Fuzz.isWanted(.keyFile)))
    func files() throws {
        var fuzz = Fuzz(.keyFile)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "backstaff-keys-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "app.key").path
        #expect(FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]))
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let whole = [
            SealPicture.first + "\n", "# of the first replica\n\n\(SealPicture.first)\n  \(SealPicture.second)\t\r\n",
            "",
            "\(SealPicture.second)\n\(SealPicture.second)", "# none\n",
        ]
        let pieces = Self.characters + ["#", "\r\n", "\u{2028}", "\u{85}", "\u{feff}", SealPicture.first]
        let report = fuzz.run(from: whole.map { Array($0.utf8) }, pieces: pieces, limit: 70_000) { input in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: input.bytes)
            try file.truncate(atOffset: UInt64(input.bytes.count))
            // Sometimes others can read the file too.
            let mode: UInt16 = input.bytes.count % 61 == 60 ? 0o640 : 0o600
            try ensure(chmod(path, mode_t(mode)) == 0, "the mode can't be changed")
            do {
                let keys = try SealingKeyFile(path: path).keys()
                try ensure(mode == 0o600, "a file that others may read is used")
                try ensure(keys.origin == .file(path, isNew: false), "the keys are from \(keys.origin)")
                let lines = input.text.split(whereSeparator: \.isNewline)
                try ensure(
                    (1...lines.count).contains(keys.names.count), "\(keys.names.count) keys on \(lines.count) lines")
                return "\(min(keys.names.count, 4)) keys"
            } catch let error as SealingKeyError {
                try ensure(error.description.hasPrefix(path), "\(error) names another place")
                let remedies = ["openssl rand -base64 32", "--seal-key-file", "chmod 600 "]
                try ensure(remedies.contains { error.description.contains($0) }, "\(error) doesn't say what to do")
                try Self.checkSecrecy(of: error, input.text, separator: "\n")
                try ensure(mode == 0o600 || Self.kind(of: error.problem) == "open to others", "\(error)")
                return Self.kind(of: error.problem)
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for answer in ["1 keys", "2 keys", "empty", "not Base64", "wrong size", "open to others"] {
            #expect(report[answer] > 0, "\(answer)")
        }
    }

    /// Text that was read as a key, valid or not, must not be in a log.
    private static func checkSecrecy(of error: SealingKeyError, _ text: String, separator: Character) throws {
        for part in text.split(whereSeparator: { $0 == separator || $0.isNewline }) {
            let word = part.trimmingCharacters(in: .whitespaces)
            // Shorter words can occur in any sentence.
            if word.utf8.count < 12 { continue }
            try ensure(!error.description.contains(word), "\(error) tells a key")
        }
    }

    private static func kind(of problem: SealingKeyError.Problem) -> String {
        switch problem {
        case .empty: "empty"
        case .notBase64: "not Base64"
        case .wrongSize: "wrong size"
        case .oversized: "oversized"
        case .folder: "folder"
        case .notAFile: "not a file"
        case .openToOthers: "open to others"
        case .unreadable: "unreadable"
        case .notMade: "not made"
        }
    }
}
