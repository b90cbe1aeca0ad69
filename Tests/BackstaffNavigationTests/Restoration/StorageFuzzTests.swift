import Foundation
import Fuzzing
import Testing

@testable import BackstaffNavigation

private struct Berth: Hashable, Codable {
    var number: Int
}

@Suite("Fuzzed storage")
struct StorageFuzzTests {
    @Test(
        "F03 any bytes for a value are refused, or are the only encoding of the decoded value",
        .enabled(if: Fuzz.isWanted(.storageValue)))
    func values() {
        var fuzz = Fuzz(.storageValue)
        let values = StorageValueTests.values
        let whole = values.map { $0.encoded() }
        let report = fuzz.run(from: whole, pieces: ["\u{0}", "\u{7f}", "😀", "e\u{301}"]) { input in
            let read = StorageValue(decoding: input.bytes)
            if let origin = input.origin, input.bytes == whole[origin] {
                try ensure(read == values[origin], "\(values[origin]) came back as \(String(describing: read))")
            }
            guard let read else { return "refused" }
            try ensure(read.encoded() == input.bytes, "\(read) is written otherwise")
            try ensure(read.encodedCount == input.bytes.count, "\(read) takes \(read.encodedCount) bytes")
            return read.typeName
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(Set(report.answers.keys) == ["refused", "Bool", "Int", "Double", "String", "Data", "Date"])
    }

    // MARK: Navigation

    /// A part of the stored bytes, and the offset of its end.
    private struct Landmark {
        enum Part {
            case url
            case selection(split: Int, column: Int, list: Int)
            case value(stack: Int, index: Int)
        }

        let part: Part
        let end: Int
        let value: EncodedValue?
    }

    private static let stored: [StoredNavigation] = [
        StoredNavigationTests.stored, StoredNavigation(),
        StoredNavigation(url: "/", stacks: [(0..<40).map { NavigationValue($0) }, [NavigationValue("a")]]),
        StoredNavigation(
            url: "/sea/baltic",
            splits: [
                .init(
                    visibility: .all, compactColumn: .detail,
                    selections: [[NavigationValue("baltic"), nil], [NavigationValue(Berth(number: 3))]]),
                .init(visibility: .doubleColumn, selections: [[nil], [], [NavigationValue(7)]]),
            ],
            stacks: [[], (1...5).map { NavigationValue(Berth(number: $0)) }, [NavigationValue("é😀\"\\")]]),
    ]

    /// The offset at which each part ends, computed by removing everything after it. All counts here need one byte.
    private static func landmarks(of stored: StoredNavigation) throws -> [Landmark] {
        func count(_ part: StoredNavigation) throws -> Int { try #require(part.encoded()).count }
        var landmarks = [Landmark(part: .url, end: try count(StoredNavigation(url: stored.url)) - 2, value: nil)]
        for (split, whole) in stored.splits.enumerated() {
            for (column, lists) in whole.selections.enumerated() {
                for (list, value) in lists.enumerated() {
                    var part = StoredNavigation(url: stored.url, splits: Array(stored.splits[...split]))
                    part.splits[split].selections.removeSubrange((column + 1)...)
                    part.splits[split].selections[column].removeSubrange((list + 1)...)
                    landmarks.append(
                        Landmark(
                            part: .selection(split: split, column: column, list: list), end: try count(part) - 1,
                            value: value?.encoded()))
                }
            }
        }
        for (stack, values) in stored.stacks.enumerated() {
            for (index, value) in values.enumerated() {
                var part = stored
                part.stacks.removeSubrange((stack + 1)...)
                part.stacks[stack].removeSubrange((index + 1)...)
                landmarks.append(
                    Landmark(part: .value(stack: stack, index: index), end: try count(part), value: value.encoded()))
            }
        }
        return landmarks
    }

    private static func has(_ landmark: Landmark, of whole: StoredNavigation, in read: StoredNavigation) -> Bool {
        switch landmark.part {
        case .url: return read.url.utf8.elementsEqual(whole.url.utf8)
        case .selection(let split, let column, let list):
            guard read.splits.indices.contains(split) else { return false }
            let other = read.splits[split]
            guard other.visibility == whole.splits[split].visibility,
                other.compactColumn == whole.splits[split].compactColumn,
                other.selections.indices.contains(column), other.selections[column].indices.contains(list)
            else { return false }
            return other.selections[column][list]?.encoded() == landmark.value
        case .value(let stack, let index):
            guard read.stacks.indices.contains(stack), read.stacks[stack].indices.contains(index) else { return false }
            return read.stacks[stack][index].encoded() == landmark.value
        }
    }

    @Test(
        "F01 everything before the damage is restored, and the result says whether it is complete",
        .enabled(if: Fuzz.isWanted(.storedNavigation)))
    func navigation() throws {
        var fuzz = Fuzz(.storedNavigation)
        let whole = try Self.stored.map { try #require($0.encoded()) }
        let landmarks = try Self.stored.map(Self.landmarks)
        let report = fuzz.run(from: whole, pieces: ["\u{0}", "\u{1}", "\u{7f}", "Swift.Int", "\u{9}Swift.Int"]) {
            input in
            var isWhole = false
            guard let read = StoredNavigation(decoding: input.bytes, isWhole: &isWhole) else {
                try ensure(input.bytes.first != 1, "refused, although the version is known")
                return "refused"
            }
            if let origin = input.origin {
                for landmark in landmarks[origin] where landmark.end <= input.intactCount {
                    try ensure(
                        Self.has(landmark, of: Self.stored[origin], in: read),
                        "\(landmark.part) ends at byte \(landmark.end), and is lost by damage at \(input.intactCount)")
                }
                if input.bytes == whole[origin] {
                    try ensure(isWhole && read == Self.stored[origin], "\(read) came back")
                }
                try ensure(
                    !isWhole || !whole[origin].starts(with: input.bytes) || input.bytes == whole[origin],
                    "what was cut off is taken for the whole")
            }
            let valueCount = read.stacks.reduce(0) { $0 + $1.count }
            try ensure(
                read.splits.count + read.stacks.count + valueCount <= input.bytes.count, "more was read than there is")
            let bytes = try ensure(read.encoded(limit: .max), "what was read can't be written")
            var isWholeAgain = false
            let again = StoredNavigation(decoding: bytes, isWhole: &isWholeAgain)
            try ensure(again == read && isWholeAgain, "\(read) became \(String(describing: again))")
            _ = read.snapshot
            return
                "\(isWhole ? "all" : "part"), \(min(read.splits.count, 3)) split, \(min(read.stacks.count, 4)) stacks"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["refused"] > 0)
        #expect(report.answers.keys.contains { $0.hasPrefix("part") })
        #expect(report.answers.keys.contains { $0.hasPrefix("all") })
    }

    @Test(
        "F01 the JSON of a state is refused, or decoded as a state that is encoded and decoded unchanged",
        .enabled(if: Fuzz.isWanted(.navigationState)))
    func states() throws {
        NavigationValueTypes.register(Berth.self)
        NavigationValueTypes.register(Int.self)
        NavigationValueTypes.register(String.self)
        var fuzz = Fuzz(.navigationState)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let states = Self.stored.map { NavigationState(stored: $0) }
        let whole = try states.map { Array(try encoder.encode($0)) }
        let pieces = [
            "{", "}", "[", "]", ",", "\"", "\\", "null", "1e999", "-1", "\\ud800", "\"version\":2", "\"stacks\":",
            "detailOnly",
        ]
        let report = fuzz.run(from: whole, pieces: pieces) { input in
            guard let read = try? JSONDecoder().decode(NavigationState.self, from: Data(input.bytes)) else {
                let isWhole = input.origin.map { whole[$0] == input.bytes } ?? false
                try ensure(!isWhole, "a whole state is refused")
                return "refused"
            }
            try ensure(read.omissions.isEmpty, "\(read.omissions) can't be written again")
            let again = try JSONDecoder().decode(NavigationState.self, from: encoder.encode(read))
            try ensure(again == read, "\(read) became \(again)")
            try ensure(read.paths.count == read.stored.stacks.count, "paths are lost")
            _ = read.selections
            _ = read.snapshot
            try ensure(again == read, "reading its values changed \(read)")
            return "read, \(min(read.stored.splits.count, 3)) split, \(min(read.paths.count, 4)) stacks"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["refused"] > 0)
        #expect(report["refused"] < report.count)
    }
}
