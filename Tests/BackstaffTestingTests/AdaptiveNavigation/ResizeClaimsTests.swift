import BackstaffElements
import Foundation
import SwiftUI
import Testing

@testable import BackstaffTesting

/// Checks with random walks through real views that a resize changes nothing.
///
/// `BACKSTAFF_PROPERTY_CASES` sets the number of walks for each claim, and `BACKSTAFF_PROPERTY_SEED` the first seed:
/// walk n of seed s is walk 0 of seed s + n. A counterexample is reduced before it is shown.
///
/// The claims don't cover apps that write their navigation state because of a size class or a life-cycle callback, or
/// actions that only one form offers.
@MainActor
@Suite("Resize changes nothing")
struct ResizeClaimsTests {
    // MARK: The claims

    @Test("L01 a sequence of sizes that returns to the first changes nothing, and nothing is written")
    func anySizesThatReturn() async {
        await checkAll { walk in
            var (example, stage) = walk.start()
            example.sizes = walk.pickSizes(1...5)
            return (example, stage)
        } claim: { example, stage in
            let first = stage.size
            let before = stage.picture
            if let trouble = stage.host.trouble { return trouble }
            if !before.unbalanced.isEmpty { return "life-cycles don't balance before: \(before.unbalanced)" }
            for size in example.sizes {
                stage.perform(.resize(size))
                if let difference = before.difference(from: stage.picture, inAnyForm: true) {
                    return "at \(Int(size.width))×\(Int(size.height)): \(difference)"
                }
            }
            stage.perform(.resize(first))
            let after = stage.picture
            if before.elements != after.elements { return "elements were made anew" }
            return before.difference(from: after, inAnyForm: false)
        }
    }

    @Test("L01 actions that are possible in both forms lead to the same state in both")
    func bothFormsAgree() async {
        var offered = 0
        await checkAll { walk in
            var (example, stage) = walk.start()
            example.sizes = walk.pickForms()
            example.act = walk.pickWrite()
            if walk.pick(0..<6) > 0 {
                let other = HarborStage(repeating: example)
                stage.perform(.resize(example.sizes[0]))
                other.perform(.resize(example.sizes[1]))
                let shared = stage.usefulOffers.filter { Self.isSame($0, on: stage, and: other) }
                example.act = walk.pickOffer(shared, [.advancing, .returning, .returning, .editing]) ?? example.act
            }
            return (example, nil)
        } claim: { example, expanded in
            guard let act = example.act, example.sizes.count == 2 else { return nil }
            let collapsed = HarborStage(repeating: example)
            expanded.perform(.resize(example.sizes[0]))
            collapsed.perform(.resize(example.sizes[1]))
            guard Self.isSame(act, on: expanded, and: collapsed) else { return nil }
            offered += 1
            expanded.perform(act)
            collapsed.perform(act)
            for size in example.sizes {
                expanded.perform(.resize(size))
                collapsed.perform(.resize(size))
                if let difference = expanded.picture.difference(from: collapsed.picture, inAnyForm: false) {
                    return "done while expanded and while collapsed: \(difference)"
                }
            }
            return nil
        }
        #expect(offered >= Self.count / 2, "what was tried was seldom offered by both forms: \(offered) times")
    }

    @Test("L01 a write before a resize leads to the same state as the same write after it")
    func writesCommute() async {
        await checkAll { walk in
            var (example, _) = walk.start()
            example.act = walk.pickWrite()
            example.sizes = walk.pickSizes(1...3)
            return (example, nil)
        } claim: { example, before in
            guard case .write(let writes) = example.act else { return nil }
            let after = HarborStage(repeating: example)
            let meanwhile = HarborStage(repeating: example)
            before.perform(.write(writes))
            meanwhile.writeOnly(writes)
            for size in example.sizes {
                before.perform(.resize(size))
                after.perform(.resize(size))
                meanwhile.resize(to: size)
            }
            after.perform(.write(writes))
            meanwhile.host.update()
            if let difference = before.picture.difference(from: after.picture, inAnyForm: false) {
                return "written before and after: \(difference)"
            }
            return before.picture.difference(from: meanwhile.picture, inAnyForm: false)
                .map { "written before and in the same update: \($0)" }
        }
    }

    // MARK: Checking

    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["BACKSTAFF_PROPERTY_CASES"].flatMap { Int($0) } ?? 100
    private static let seed = environment["BACKSTAFF_PROPERTY_SEED"].flatMap { UInt64($0) } ?? 1

    /// Checks a claim on random cases, and shows the smallest counterexample if there is one.
    ///
    /// - Parameters:
    ///   - make: A closure that creates a case, and can also return the stage that has already performed its steps.
    ///   - claim: A closure that receives a case and a stage that has performed its steps. It returns a description of
    ///     the error, or `nil`.
    private func checkAll(
        _ make: (inout HarborWalk) -> (HarborCase, HarborStage?), claim: (HarborCase, HarborStage) -> String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for number in 0..<Self.count {
            let seed = Self.seed &+ UInt64(number)
            var walk = HarborWalk(seed: seed)
            let (example, stage) = make(&walk)
            let difference = claim(example, stage ?? HarborStage(repeating: example))
            await Task.yield()  // Otherwise the tasks that scenes have scheduled pile up.
            if difference == nil { continue }
            let smallest = example.smallest { claim($0, HarborStage(repeating: $0)) != nil }
            let end = HarborStage(repeating: smallest)
            Issue.record(
                """
                \(claim(smallest, HarborStage(repeating: smallest)) ?? "nothing is wrong when it is done again")
                BACKSTAFF_PROPERTY_SEED=\(seed)
                \(smallest)
                where the steps have led to
                \(end.host.outline)
                """, sourceLocation: sourceLocation)
            return
        }
    }

    /// Returns whether a step has the same meaning on two stages, not only the same name. For example, a back button
    /// that shows the sidebar differs from one that leaves the column.
    private static func isSame(_ step: HarborStep, on first: HarborStage, and second: HarborStage) -> Bool {
        switch step {
        case .write: return true
        case .toggleSidebar, .tapOutside, .drag, .scroll, .resize: return false
        // At the root of a column a key leaves the column only if the columns are levels of one stack.
        case .escape:
            guard let one = first.innermostBackButton, let other = second.innermostBackButton else { return false }
            return one.id == other.id && one[.form] == nil
        default: break
        }
        guard let one = first.act(of: step), let other = second.act(of: step) else { return false }
        return one.element.id == other.element.id && one.element[.form] == nil
    }
}

extension HarborStage {
    /// Returns an app after the steps of a case. Steps that aren't possible are skipped.
    convenience init(repeating example: HarborCase) {
        self.init(example.app, size: example.size)
        for step in example.steps { perform(step) }
    }
}

extension HarborStage.Picture {
    /// Describes the differences between two pictures.
    ///
    /// - Parameter inAnyForm: Whether to ignore state that depends on the form of the split view.
    func difference(from other: Self, inAnyForm: Bool) -> String? {
        if contents != other.contents { return "\(contents)\n  became \(other.contents)" }
        if log != other.log { return "written: \(log)\n  became \(other.log)" }
        if navigation != other.navigation { return "\(navigation)\n  became \(other.navigation)" }
        if focused != other.focused { return "focus on \(focused) became \(other.focused)" }
        if !other.unbalanced.isEmpty { return "life-cycles don't balance: \(other.unbalanced)" }
        if inAnyForm {
            return formless == other.formless ? nil : Self.firstDifference(formless, other.formless)
        }
        if alive != other.alive { return "on screen: \(alive)\n  became \(other.alive)" }
        if outline == other.outline { return nil }
        return Self.firstDifference(
            outline.split(separator: "\n").map(String.init), other.outline.split(separator: "\n").map(String.init))
    }

    private static func firstDifference(_ lines: [String], _ others: [String]) -> String {
        for (line, other) in zip(lines, others) where line != other { return "\(line)\n  became \(other)" }
        return "\(lines.count) lines became \(others.count)"
    }
}
