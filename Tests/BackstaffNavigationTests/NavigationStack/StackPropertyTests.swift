import BackstaffNavigation
import Fuzzing
import Testing

/// A simple model of a stack: a list of entries, each a value or a view.
private struct PlainStack: Equatable {
    enum Entry: Equatable {
        case value(Int)
        case view(Int)

        var value: Int? { if case .value(let number) = self { number } else { nil } }
    }

    var entries: [Entry] = []

    var path: [Int] { entries.compactMap(\.value) }

    mutating func push(_ number: Int) { entries.append(.value(number)) }

    mutating func pushView(_ number: Int, from depth: Int) {
        let lastValue = entries.lastIndex { $0.value != nil }.map { $0 + 1 } ?? 0
        entries = Array(entries.prefix(max(depth, lastValue))) + [.view(number)]
    }

    mutating func remove(view number: Int) {
        if let index = entries.firstIndex(of: .view(number)) { entries.removeSubrange(index...) }
    }

    mutating func write(_ new: [Int]) {
        var kept: [Entry] = []
        var rest = new[...]
        for entry in entries {
            if let value = entry.value {
                guard value == rest.first else { break }
                rest.removeFirst()
            }
            kept.append(entry)
        }
        entries = kept + rest.map { .value($0) }
    }

    mutating func showOnly(_ new: [Int]) { entries = new.map { .value($0) } }
}

extension StackState {
    fileprivate var plain: PlainStack {
        PlainStack(
            entries: items.map { item in
                if let value = item.value { .value(value.base as? Int ?? -1) } else { .view(Int(item.entry.number)) }
            })
    }
}

@Suite("Random walks of a stack's state")
struct StackPropertyTests {
    @Test("A17 a thousand random walks end in the same state as a plain list of entries", arguments: 0..<20)
    func walks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 40)
        for walk in 0..<50 {
            var state = StackState()
            var plain = PlainStack()
            for step in 0..<40 {
                let depth = Int.random(in: 0...6, using: &generator)
                let number = walk * 100 + step
                let path = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    Int.random(in: 0...1, using: &generator)
                }
                let before = state
                switch Int.random(in: 0..<8, using: &generator) {
                case 0, 1:
                    state.push(value(step % 2))
                    plain.push(step % 2)
                case 2, 3:
                    state.push(view(number), aboveScreenAt: depth)
                    plain.pushView(number, from: depth)
                case 4:
                    state.pop(to: depth)
                    plain.entries = Array(plain.entries.prefix(depth))
                case 5:
                    guard let view = state.views.randomElement(using: &generator) else { continue }
                    state.remove(view)
                    plain.remove(view: Int(view.number))
                case 6:
                    let end = plain.path.prefix(depth) + path
                    state.write(values(Array(end)))
                    plain.write(Array(end))
                default:
                    state.showOnly(values(path))
                    plain.showOnly(path)
                }
                #expect(state.plain == plain)
                #expect(state.values == values(plain.path))
                checkIdentities(state, after: before)
            }
        }
    }

    /// The entries that stay are the lowest ones, and each identity belongs to one entry.
    private func checkIdentities(_ state: StackState, after before: StackState) {
        let change = StackChange(from: before.entries, to: state.entries)
        let coming = state.entries.shown[change.kept...]
        #expect(coming.allSatisfy { !before.entries.shown.contains($0) })
        #expect(Set(state.entries.shown).count == state.depth)
        #expect(state.entries.viewCount == state.views.count)
    }

    @Test("A17 restoring a snapshot gives the snapshot without the views that are gone", arguments: 0..<20)
    func snapshots(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 80)
        var state = StackState()
        var earlier: [StackState] = []
        for number in 0..<200 {
            earlier.append(state)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: state.push(value(number % 3))
            case 1: state.push(view(number), aboveScreenAt: Int.random(in: 0...state.depth, using: &generator))
            case 2: state.pop(to: Int.random(in: 0...state.depth, using: &generator))
            default:
                guard let snapshot = earlier.randomElement(using: &generator) else { continue }
                let alive = Set(state.views)
                state.restore(snapshot)
                #expect(state.values == snapshot.values)
                #expect(state.views.allSatisfy { alive.contains($0) && snapshot.views.contains($0) })
                #expect(snapshot.views.allSatisfy(alive.contains) ? state == snapshot : true)
            }
        }
    }
}
