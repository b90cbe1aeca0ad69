import Fuzzing
import Testing

@testable import BackstaffNavigation

private struct Berth: Hashable, Codable {
    var number: Int
}

private struct Buoy: Hashable {
    var number: Int
}

@Suite struct StoredNavigationTests {
    static let stored = StoredNavigation(
        url: "/berths/2?ü",
        splits: [
            .init(
                visibility: .detailOnly, compactColumn: .content,
                selections: [[NavigationValue("north")], [nil, NavigationValue(Berth(number: 2))], []]),
            .init(),
        ],
        stacks: [
            [], [NavigationValue(Berth(number: 2)), NavigationValue("rope")],
            [NavigationValue(Berth(number: -7))],
        ])

    private func comeBack(_ stored: StoredNavigation) throws -> StoredNavigation {
        let bytes = try #require(stored.encoded())
        return try #require(StoredNavigation(decoding: bytes))
    }

    @Test("F01 stored state is decoded from its bytes unchanged")
    func storedComes() throws {
        let bytes = try #require(Self.stored.encoded())
        let read = try #require(StoredNavigation(decoding: bytes))
        #expect(read == Self.stored)
        #expect(read.encoded() == bytes)
        #expect(
            read.snapshot
                == NavigationSnapshot(
                    stacks: [
                        StackState(),
                        StackState(values: [NavigationValue(Berth(number: 2)), NavigationValue("rope")]),
                        StackState(values: [NavigationValue(Berth(number: -7))]),
                    ],
                    selections: [NavigationValue("north"), nil, NavigationValue(Berth(number: 2))],
                    compactColumns: [.content]))
    }

    @Test("F01 the name of a type is stored once")
    func typesName() throws {
        let values = (0..<100).map { NavigationValue(Berth(number: $0)) }
        let one = try #require(StoredNavigation(stacks: [Array(values.prefix(1))]).encoded())
        let all = try #require(StoredNavigation(stacks: [values]).encoded())
        #expect(all.count < one.count + 99 * 20)
    }

    @Test("F01 a path is stored up to the first value that isn't Codable")
    func pathKept() throws {
        let mixed = StoredNavigation(stacks: [
            [NavigationValue(Berth(number: 1)), NavigationValue(Buoy(number: 2)), NavigationValue("a")]
        ])
        let read = try comeBack(mixed)
        #expect(read.stacks == [[NavigationValue(Berth(number: 1))]])
        #expect(mixed != read)
    }

    @Test("F01 a selection that isn't Codable is stored as empty")
    func selectionIsnt() throws {
        let stored = StoredNavigation(splits: [.init(selections: [[NavigationValue(Buoy(number: 2))]])])
        let read = try comeBack(stored)
        #expect(read.splits[0].selections == [[nil]])
    }

    @Test("F01 values of types that the app no longer uses stay in their stored form")
    func valuesTypes() throws {
        let gone = EncodedValue(typeName: "Harbor.Gone", json: "{}")
        let stored = StoredNavigation(stacks: [[NavigationValue("a"), NavigationValue(stored: gone)]])
        let read = try comeBack(stored)
        #expect(read == stored)
        #expect(read.stacks[0][0].value(as: String.self) == "a")
        #expect(read.stacks[0][1].value(as: String.self) == nil)
        #expect(read.stacks[0][1].encoded() == gone)
    }

    @Test("F01 state that is too long loses its topmost values, and keeps the rest")
    func tooLong() throws {
        let long = String(repeating: "x", count: 1_000)
        let values = (0..<40).map { NavigationValue("\($0)\(long)") }
        let stored = StoredNavigation(stacks: [[NavigationValue("first")], values])
        let bytes = try #require(stored.encoded(limit: 16 * 1024))
        #expect(bytes.count <= 16 * 1024)
        let read = try #require(StoredNavigation(decoding: bytes))
        #expect(read.stacks[0] == stored.stacks[0])
        #expect(read.stacks[1].count >= 5)
        #expect(read.stacks[1] == Array(values.prefix(read.stacks[1].count)))
        #expect(StoredNavigation(url: long).encoded(limit: 500) == nil)
    }

    /// A state with tab views in each other, and how many of them a state has.
    private func nested(_ levels: Int) -> StoredNavigation {
        var state = StoredNavigation()
        for _ in 0..<levels {
            let part = StoredNavigation.TabContents(tab: NavigationValue("a"), contents: state)
            var tabs = StoredNavigation.Tabs(selection: NavigationValue("a"))
            tabs.parts = [part]
            state = StoredNavigation()
            state.tabViews = [tabs]
        }
        return state
    }

    private func levels(of state: StoredNavigation) -> Int {
        state.tabViews.first.map { 1 + ($0.parts.first.map { levels(of: $0.contents) } ?? 0) } ?? 0
    }

    @Test("F01 eight tab views in each other are restored as a whole; of nine, the outer eight are restored")
    func nestedTabViews() throws {
        for count in [1, 7, 8, 9, 20] {
            let bytes = try #require(nested(count).encoded())
            var isWhole = false
            let read = try #require(StoredNavigation(decoding: bytes, isWhole: &isWhole))
            #expect(levels(of: read) == min(count, 8) && isWhole == (count <= 8), "\(count)")
            #expect((read == nested(count)) == (count <= 8), "\(count)")
        }
    }

    @Test("F01 truncated bytes give the state before the cut")
    func bytesCut() throws {
        let bytes = try #require(Self.stored.encoded())
        for length in 1..<bytes.count {
            let read = try #require(StoredNavigation(decoding: bytes[..<length]))
            #expect(read.splits.count <= 2)
            for (stack, whole) in zip(read.stacks, Self.stored.stacks) { #expect(whole.starts(with: stack)) }
        }
        #expect(StoredNavigation(decoding: []) == nil)
        #expect(StoredNavigation(decoding: [2] + bytes.dropFirst()) == nil)
        let withoutLast = try #require(StoredNavigation(decoding: bytes.dropLast()))
        #expect(withoutLast.splits == Self.stored.splits)
        #expect(withoutLast.stacks == [Self.stored.stacks[0], Self.stored.stacks[1], []])
    }

    @Test("F01 a truncated long path of small values gives all values before the cut")
    func longPathCut() throws {
        let values = (0..<100).map { NavigationValue($0) }
        let bytes = try #require(StoredNavigation(stacks: [values]).encoded())
        // The input has fewer values than its count says. Each value needs three bytes: its type's number, its length
        // and a digit.
        let read = try #require(StoredNavigation(decoding: bytes.prefix(60)))
        #expect(read.stacks.count == 1)
        #expect((read.stacks.first?.count ?? 0) >= 10)
        #expect(values.starts(with: read.stacks.first ?? []))
    }

    @Test("F01 the decoder says whether it could read all bytes")
    func allRead() throws {
        let bytes = try #require(Self.stored.encoded())
        for (bytes, isAll) in [(bytes, true), (Array(bytes.dropLast()), false), (bytes + [0], false)]
            as [([UInt8], Bool)]
        {
            var isWhole = !isAll
            #expect(StoredNavigation(decoding: bytes, isWhole: &isWhole) != nil)
            #expect(isWhole == isAll)
        }
    }

    @Test("F01 damaged bytes are decoded without a trap")
    func whateverHappens() throws {
        var random = SeededGenerator(seed: 11)
        var readCount = 0
        let whole = try #require(Self.stored.encoded())
        Mangled.forEach(of: whole, noise: 5_000, using: &random) { bytes in
            guard let read = StoredNavigation(decoding: bytes) else { return }
            readCount += 1
            _ = read.snapshot
            guard let again = read.encoded() else { return }
            #expect(StoredNavigation(decoding: again) == read)
        }
        #expect(readCount > 1_000)
    }

    @Test("F01 a count that is larger than the input reserves no memory")
    func countsPromise() {
        let bytes: [UInt8] = [1, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]
        #expect(StoredNavigation(decoding: bytes) == StoredNavigation())
    }
}
