import BackstaffElements
import Foundation
import Testing

/// `BACKSTAFF_FUZZ_FRAMES` says how many frames, `BACKSTAFF_FUZZ_SEED` from which seed.
@Suite("Fuzzed frames")
struct WireFuzzTests {
    private let valid: [[UInt8]] = [
        "{\"n\":8,\"e\":17,\"do\":\"activate\"}",
        "{\"n\":8,\"e\":17,\"do\":\"edit\",\"text\":\"a\\\"b\\\\é\\ud83d\\ude00😀\"}",
        "{\"n\":8,\"e\":17,\"do\":\"window\",\"first\":0,\"last\":20,\"row\":44.5e0}",
        "{\"n\":9,\"do\":\"resize\",\"size\":[390,844]}", "{\"n\":10,\"do\":\"travel\",\"step\":3}", "{\"ack\":12}",
        "{\"n\":11,\"do\":\"appearance\",\"dark\":true,\"reduceMotion\":false}",
        "{\"v\":1,\"hello\":{\"size\":[390,844],\"url\":\"/x?y#z\",\"touch\":true,\"dark\":false,\"reduceMotion\":false,"
            + "\"language\":\"en\",\"step\":0,\"resume\":{\"session\":\"0123\",\"epoch\":2,\"r\":12,\"n\":7}}}",
        "{\"v\":1,\"hello\":{\"size\":[1,2],\"keeps\":{\"scene\":{\"a\":\"S\"},\"app\":{},\"navigation\":\"N\"},\"lastStep\":3}}",
        "{\"n\":2,\"do\":\"travel\",\"step\":2,\"state\":\"N2\",\"url\":\"/a\"}",
        "{\"n\":3,\"do\":\"phase\",\"phase\":\"inactive\"}", "{\"n\":3,\"do\":\"open\",\"url\":\"/a%20b\"}",
        "{\"n\":4,\"do\":\"keep\",\"app\":{\"a\":\"S\",\"b\":null}}",
        "{\"n\":1,\"e\":1,\"do\":\"back\",\"steps\":1,\"future\":[[{\"a\":null}],-0.5E-3,false]}",
    ].map { Array($0.utf8) }
    private let server: [[UInt8]] = [
        "{\"v\":1,\"session\":\"s\",\"epoch\":3,\"r\":0,\"n\":0,\"app\":\"A\",\"title\":\"T\",\"tree\":[1,\"window\",0,0,[[2,"
            + "\"text\",{\"width\":3,\"on\":true},\"x\"]]]}",
        "{\"r\":13,\"n\":8,\"ops\":[[\"insert\",1,0,[4,\"text\"]],[\"set\",4,\"width\",null],[\"move\",4,0]],\"motion\":\"push\"}",
        "{\"keep\":{\"scene\":{\"a\":\"S\",\"b\":null},\"navigation\":[4,\"N\"]}}",
        "{\"request\":\"open\",\"url\":\"/\",\"newTab\":true}", "{\"r\":1,\"n\":0,\"ops\":[],\"history\":{\"go\":2}}",
    ].map { Array($0.utf8) }
    private let pieces: [[UInt8]] = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "1e999", "-", "0", ".", "true", "{\"do\":",
        "\u{0}", "\u{1f600}", "99999999999999999999999999", "\"n\":", "\"e\":",
    ].map { Array($0.utf8) }

    private func mutate(_ frame: inout [UInt8], using generator: inout Seeded) {
        for _ in 0...Int(generator.next() % 4) {
            let place = frame.isEmpty ? 0 : Int(generator.next() % UInt64(frame.count))
            switch generator.next() % 7 {
            case 0 where !frame.isEmpty: frame[place] = UInt8(truncatingIfNeeded: generator.next())
            case 1 where !frame.isEmpty: frame.remove(at: place)
            case 2: frame.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
            case 3: frame.insert(contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))], at: place)
            case 4: frame.removeSubrange(place...)
            case 5 where !frame.isEmpty: frame[place] ^= 1 << UInt8(generator.next() % 8)
            default:
                let other = valid[Int(generator.next() % UInt64(valid.count))]
                frame.insert(contentsOf: other.prefix(Int(generator.next() % UInt64(other.count))), at: place)
            }
        }
    }

    @Test("No frame traps, each refusal has a reason, and what is accepted survives being written and read again")
    func frames() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["BACKSTAFF_FUZZ_FRAMES"].flatMap(Int.init) ?? 20_000
        var generator = Seeded(state: environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026)
        var accepted = 0
        for _ in 0..<count {
            var frame: [UInt8]
            if generator.next() % 8 == 0 {
                frame = (0..<generator.next() % 200).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            } else {
                frame = valid[Int(generator.next() % UInt64(valid.count))]
                mutate(&frame, using: &generator)
            }
            do throws(WireRefusal) {
                let read = try ClientFrame(decoding: frame)
                accepted += 1
                let again = try ClientFrame(decoding: read.encoded)
                if again != read { Issue.record("\(read) became \(again)") }
            } catch {
                if error.reason.isEmpty { Issue.record("no reason for \(frame)") }
            }
            var answer = server[Int(generator.next() % 2)]
            mutate(&answer, using: &generator)
            _ = try? ServerFrame(decoding: answer)
        }
        #expect(accepted > count / 100)
        #expect(accepted < count)
    }
}
