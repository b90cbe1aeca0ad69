import BackstaffElements
import Fuzzing
import SwiftUI

@testable import BackstaffTesting

/// A case for a claim: an app, the steps to reach a state, and further input for the claim.
struct HarborCase {
    var app: HarborApp
    /// The initial size of the window.
    var size: Size
    /// The steps that lead to the state in which the claim is checked.
    var steps: [HarborStep] = []
    /// The steps that are performed in that state in both forms, or before and after a resize.
    var act: HarborStep?
    /// The sizes to which the window is then resized.
    var sizes: [Size] = []
}

/// Random walks through harbor apps.
@MainActor
struct HarborWalk {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    static let sizes = [
        Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 874, height: 402),
        Size(width: 660, height: 500), Size(width: 744, height: 1133), Size(width: 834, height: 1194),
        Size(width: 1032, height: 1376), Size(width: 1194, height: 834), Size(width: 1440, height: 900),
    ]

    mutating func pick<C: RandomAccessCollection>(_ values: C) -> C.Element {
        values[values.index(values.startIndex, offsetBy: Int.random(in: 0..<values.count, using: &generator))]
    }

    mutating func pickSizes(_ counts: ClosedRange<Int>) -> [Size] {
        (0..<Int.random(in: counts, using: &generator)).map { _ in pickSize() }
    }

    private mutating func pickSize() -> Size {
        if Int.random(in: 0..<4, using: &generator) > 0 { return pick(Self.sizes) }
        return Size(
            width: .random(in: 280...1600, using: &generator).rounded(),
            height: .random(in: 300...1400, using: &generator).rounded())
    }

    /// Starts an app and performs random steps, each of which is possible at that point.
    mutating func start() -> (HarborCase, HarborStage) {
        var walk = HarborCase(app: pick(HarborApp.allCases), size: pickSize())
        let stage = HarborStage(walk.app, size: walk.size)
        let length = Int.random(in: 0...9, using: &generator)
        for number in 0..<length {
            // A user rarely reaches states that an app can have from the start.
            let step = number == 0 && Bool.random(using: &generator) ? pickWrite() : pickStep(on: stage)
            if stage.perform(step) { walk.steps.append(step) }
        }
        return (walk, stage)
    }

    private mutating func pickStep(on stage: HarborStage) -> HarborStep {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: .resize(pickSize())
        case 2, 3: pickWrite()
        default: pickOffer(stage.usefulOffers) ?? pickWrite()
        }
    }

    /// Picks an action. The probability of a kind depends on how often it is in `kinds`, not on the number of its
    /// controls.
    mutating func pickOffer(
        _ offers: [HarborStep],
        _ kinds: [HarborStep.Kind] = [.advancing, .advancing, .advancing, .returning, .arranging, .editing]
    ) -> HarborStep? {
        let kind = pick(kinds)
        let ofKind = offers.filter { $0.kind == kind }
        return ofKind.isEmpty ? offers.isEmpty ? nil : pick(offers) : pick(ofKind)
    }

    /// One or several writes that the apps make.
    mutating func pickWrite() -> HarborStep {
        let writes: [[HarborStep.Write]] = [
            [.quay(nil)], [.quay(1)], [.quay(2)], [.quay(50)], [.quay(99)], [.ship(nil)], [.ship(3)],
            [.quay(2), .ship(4)], [.quay(nil), .ship(nil)], [.decks([])], [.decks([1])], [.decks([1, 2, 3])],
            [.quay(1), .decks([5])], [.quay(nil), .decks([])], [.ship(1), .decks([7, 8])], [.season(2)], [.season(3)],
            [.isMapOpen(true)], [.isMapOpen(false)], [.notice("Storm")], [.notice(nil)], [.notice("Calm")],
            [.isMapOpen(true), .notice("Storm")], [.visibility(.all)], [.visibility(.automatic)],
            [.visibility(.detailOnly)], [.visibility(.doubleColumn)], [.column(.detail)], [.column(.content)],
            [.column(.sidebar)], [.quay(2), .visibility(.doubleColumn)],
            [.quay(0), .ship(nil), .visibility(.doubleColumn)],
        ]
        return .write(pick(writes))
    }

    /// Two sizes of the same height in which a split view is expanded and collapsed.
    mutating func pickForms() -> [Size] {
        let height = pick([500.0, 844, 1194])
        return [
            Size(width: pick([660.0, 744, 834, 1032, 1194, 1440]), height: height),
            Size(width: pick([320.0, 390, 659]), height: height),
        ]
    }
}

extension HarborStage {
    /// The possible actions, with only a few rows of each list.
    var usefulOffers: [HarborStep] {
        offers.filter { offer in
            guard case .tap(let words) = offer, words.hasPrefix("Quay ") else { return true }
            return ["Quay 0", "Quay 1", "Quay 2", "Quay 30"].contains(words)
        }
    }
}

// MARK: - Smaller cases

extension HarborCase {
    /// Returns the simplest case derived from this one for which `fails` is true.
    @MainActor
    func smallest(where fails: (HarborCase) -> Bool) -> HarborCase {
        var smallest = self
        while let simpler = smallest.simpler.first(where: fails) { smallest = simpler }
        return smallest
    }

    /// Simpler cases, the simplest first.
    private var simpler: [HarborCase] {
        var cases: [HarborCase] = []
        func add(_ change: (inout HarborCase) -> Void) {
            var other = self
            change(&other)
            cases.append(other)
        }
        for length in [steps.count, steps.count / 2, steps.count / 4] where length > 1 {
            for start in stride(from: 0, to: steps.count, by: length) {
                add { $0.steps.removeSubrange(start..<min(start + length, steps.count)) }
            }
        }
        for index in steps.indices { add { $0.steps.remove(at: index) } }
        // With one or two sizes each has its meaning. From a longer sequence any can be removed.
        if sizes.count > 2 || act == nil { for index in sizes.indices { add { $0.sizes.remove(at: index) } } }
        for (index, step) in steps.enumerated() {
            guard case .write(let writes) = step, writes.count > 1 else { continue }
            for number in writes.indices {
                var fewer = writes
                fewer.remove(at: number)
                add { $0.steps[index] = .write(fewer) }
            }
        }
        return cases
    }
}

extension HarborCase: CustomStringConvertible {
    var description: String {
        var lines = ["\(app.rawValue), \(Int(size.width))×\(Int(size.height))"]
        lines += steps.map { "  \($0)" }
        if let act { lines.append("then: \(act)") }
        lines.append("sizes: " + sizes.map { "\(Int($0.width))×\(Int($0.height))" }.joined(separator: ", "))
        return lines.joined(separator: "\n")
    }
}
