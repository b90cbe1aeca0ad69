import Foundation
import Fuzzing
import SwiftUI
import Testing

@testable import BackstaffTesting

// An app that switches between a split view and a stack itself, and converts its navigation state when it does. Apps
// did this before split views adapted to the size, and some still do.

/// The navigation state in the form that the current container needs. In a stack, the tree is the first limb. In a
/// split view, the detail shows the tree, and the limbs are pushed above it.
struct Climb: Equatable {
    var tree: Int?
    var limbs: [Limb] = []
    var container: UserInterfaceSizeClass?

    struct Limb: Hashable {
        let tree: Int
        let height: Int
        /// Distinguishes limbs of the same height, because no two links lead to the same limb.
        let leaf = UUID()
    }

    /// Records which container has appeared.
    mutating func appear(in new: UserInterfaceSizeClass?) {
        let former = container
        container = new
        guard let tree, let former, let new, former != new else { return }
        switch new {
        case .regular: if !limbs.isEmpty { limbs.removeFirst() }
        case .compact: limbs.insert(Limb(tree: tree, height: 1), at: 0)
        }
    }

    mutating func choose(_ tree: Int) {
        self.tree = tree
        limbs = container == .regular ? [] : limbs + [Limb(tree: tree, height: 1)]
    }

    mutating func show(_ limbs: [Limb]) {
        self.limbs = limbs
        if container == .compact, limbs.isEmpty { tree = nil }
    }

    /// The state that is compared between runs.
    var summary: String { "tree \(tree ?? -1), limbs \(limbs.map { "\($0.tree).\($0.height)" })" }
}

@MainActor
final class Orchard: ObservableObject {
    @Published var climb = Climb()

    var limbs: Binding<[Climb.Limb]> {
        Binding {
            self.climb.limbs
        } set: {
            self.climb.show($0)
        }
    }
}

struct OrchardView: View {
    @ObservedObject var orchard: Orchard
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack {
            if sizeClass == .regular {
                NavigationSplitView {
                    TreesView(orchard: orchard)
                } detail: {
                    if let tree = orchard.climb.tree {
                        NavigationStack(path: orchard.limbs) {
                            LimbView(tree: tree, height: 1)
                                .navigationDestination(for: Climb.Limb.self) {
                                    LimbView(tree: $0.tree, height: $0.height)
                                }
                        }
                    } else {
                        Text("Choose a tree")
                    }
                }
                .task { orchard.climb.appear(in: sizeClass) }
            } else {
                NavigationStack(path: orchard.limbs) {
                    TreesView(orchard: orchard)
                        .navigationDestination(for: Climb.Limb.self) { LimbView(tree: $0.tree, height: $0.height) }
                }
                .task { orchard.climb.appear(in: sizeClass) }
            }
            Button("Jump down") { orchard.climb.show([]) }
            Button("Step down") { orchard.climb.show(orchard.climb.limbs.dropLast()) }
        }
    }
}

struct TreesView: View {
    let orchard: Orchard

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<12) { tree in
                    Button("Tree \(tree)") { orchard.climb.choose(tree) }
                }
            }
        }
        .navigationTitle("Orchard")
    }
}

struct LimbView: View {
    let tree: Int
    let height: Int

    var body: some View {
        List {
            Text("Tree \(tree) at height \(height)")
            NavigationLink("Climb", value: Climb.Limb(tree: tree, height: height + 1))
        }
        .navigationTitle("Height \(height)")
    }
}

@MainActor
@Suite("An app that converts by hand")
struct HandConvertedTests {
    private static let narrow = [
        Size.phone, .phoneLandscape, Size(width: 320, height: 568), Size(width: 659, height: 900),
    ]
    private static let wide = [
        Size.tablet, .tabletLandscape, Size(width: 660, height: 500), Size(width: 1440, height: 900),
    ]

    @Test(
        "D08 a store that rebuilds its path for another container isn't changed by the framework",
        arguments: [1, 2] as [UInt64])
    func randomWalk(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let orchard = Orchard()
        let host = HeadlessHost(OrchardView(orchard: orchard), size: .phone)
        await host.settle()
        var expected = Climb(container: .compact)
        var crossings = 0
        var done: [String] = []
        while crossings < 100 {
            let step = ["Tree", "Climb", "Climb", "back", "Jump down", "Step down", "resize"].randomElement(
                using: &generator)
            switch step {
            case "Tree":
                let tree = Int.random(in: 0..<12, using: &generator)
                if !host.shows("Tree \(tree)"), expected.container == .regular { try? await host.toggleSidebar() }
                guard host.shows("Tree \(tree)") else { continue }
                try await host.tap("Tree \(tree)")
                expected.choose(tree)
                done.append("Tree \(tree)")
            case "Climb":
                guard host.shows("Climb"), let tree = expected.tree else { continue }
                try await host.tap("Climb")
                let depth = expected.limbs.count + (expected.container == .regular ? 1 : 0)
                expected.show(expected.limbs + [Climb.Limb(tree: tree, height: depth + 1)])
                done.append("Climb")
            case "back":
                guard host.backButton != nil else { continue }
                try await host.goBack()
                expected.show(expected.limbs.dropLast())
                done.append("back")
            case "Jump down", "Step down":
                try await host.tap(step ?? "")
                expected.show(step == "Jump down" ? [] : expected.limbs.dropLast())
                done.append(step ?? "")
            default:
                let sizes = Bool.random(using: &generator) ? Self.narrow : Self.wide
                guard let size = sizes.randomElement(using: &generator) else { continue }
                let container: UserInterfaceSizeClass = sizes == Self.wide ? .regular : .compact
                if container != expected.container { crossings += 1 }
                await host.resize(to: size)
                expected.appear(in: container)
                done.append("\(Int(size.width))×\(Int(size.height))")
            }
            guard orchard.climb.summary == expected.summary else {
                Issue.record("\(orchard.climb.summary), not \(expected.summary)\nafter \(done.joined(separator: ", "))")
                return
            }
            try checkScreen(of: host, expected)
        }
    }

    /// Checks that the screen shows the state in the store.
    private func checkScreen(of host: HeadlessHost, _ climb: Climb) throws {
        #expect(host.trouble == nil)
        guard let tree = climb.tree else { return #expect(!host.shows("Climb")) }
        let height = climb.limbs.count + (climb.container == .regular ? 1 : 0)
        #expect(host.shows("Tree \(tree) at height \(height)"), "\(climb.summary)\n\(host.outline)")
    }

    @Test("D09 sizes that change back within an update, or don't cross the limit, cause no second conversion")
    func repeatedSizes() async throws {
        let orchard = Orchard()
        let host = HeadlessHost(OrchardView(orchard: orchard), size: .tabletLandscape)
        await host.settle()
        try await host.tap("Tree 3")
        try await host.tap("Climb")
        try await host.tap("Climb")
        #expect(orchard.climb.summary == "tree 3, limbs [\"3.2\", \"3.3\"]")

        // The containers are inserted and removed before their tasks begin.
        for size in [Size.phone, .tablet, .phone, .tabletLandscape, .phone, .tablet] {
            host.scene.resize(width: size.width, height: size.height)
        }
        await host.settle()
        #expect(orchard.climb.summary == "tree 3, limbs [\"3.2\", \"3.3\"]")
        #expect(host.title == "Height 3")

        for size in [Size.phone, .phoneLandscape, .phone] { await host.resize(to: size) }
        #expect(orchard.climb.summary == "tree 3, limbs [\"3.1\", \"3.2\", \"3.3\"]")
        #expect(host.title == "Height 3")
        try await host.goBack()
        try await host.goBack()
        try await host.goBack()
        #expect(orchard.climb.summary == "tree -1, limbs []")
        for size in [Size.tablet, .phone, .tabletLandscape] { await host.resize(to: size) }
        #expect(orchard.climb.summary == "tree -1, limbs []")
        #expect(host.shows("Choose a tree"))
    }
}
