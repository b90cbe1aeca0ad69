import BackstaffGraph
import BackstaffNavigation
import ViewTestSupport

@testable import BackstaffUI

/// A container of navigation of a kind that the framework doesn't have. It shows one picture, the last on its path.
///
/// All that a new kind needs is in this file. Nothing in the framework knows of it.
struct Reel<Picture: View>: PrimitiveView {
    let path: Binding<[Int]>
    let picture: (Int) -> Picture

    static func _makeNode(of view: Self, under parent: _Node) -> _Node { ReelNode(view, under: parent) }

    static func _updateNode(_ node: _Node, to view: Self) {
        (node as? ReelNode<Picture>)?.update(to: view)
    }
}

private final class ReelNode<Picture: View>: ContainerNode, NavigationContainer {
    let group: NavigationGroup
    let rank = NavigationRank.path
    let storedList: PartialKeyPath<StoredNavigation>? = \.stacks
    private var view: Reel<Picture>
    private var path: [Int] = []

    init(_ view: Reel<Picture>, under parent: _Node) {
        self.view = view
        group = NavigationGroup.around(parent)
        super.init(.vStack, under: parent)
        group.add(self)
        if view.path.wrappedValue.isEmpty, let offered = group.takeOffer(from: \.stacks, for: self) {
            view.path.wrappedValue = offered.numbers
        }
        show(readPicture())
    }

    func update(to view: Reel<Picture>) {
        self.view = view
        update()
    }

    override func update() {
        update(content: readPicture())
    }

    private func readPicture() -> Picture {
        let former = path
        let picture = Tracking.run(self, plan: FieldPlan.of(Reel<Picture>.self)) {
            path = view.path.wrappedValue
            return view.picture(path.last ?? 0)
        }
        if path != former { group.noteChange() }
        return picture
    }

    override func unmount() {
        super.unmount()
        group.remove(self)
    }

    // MARK: Answers

    func addPath(to paths: inout [StackState]) {
        paths.append(StackState(values: path.map { NavigationValue($0) }))
    }

    var shownTitle: String? { "Picture \(path.last ?? 0)" }

    var routedParts: [any RoutedPart] { [ReelRoute(path: view.path, reel: self)] }

    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool {
        let goal = parts.takePath()?.values.numbers ?? []
        return view.isInside(self) && goal.last != path.last
    }

    func restorePath(from parts: inout SnapshotParts) {
        if let state = parts.takePath() { view.path.wrappedValue = state.values.numbers }
    }
}

/// The path of a reel in a URL: each number is one segment.
private struct ReelRoute: RoutedPart {
    let path: Binding<[Int]>
    let reel: _Node

    var subject: AnyObject { reel }

    func print(to url: inout String) -> Bool {
        for number in path.wrappedValue { url += "/\(number)" }
        return true
    }

    func read(by reading: inout RouteReading) {
        let numbers = reading.rest.prefix { Int($0) != nil }
        reading.rest = reading.rest.dropFirst(numbers.count)
        let read = numbers.compactMap { Int($0) }
        if read != path.wrappedValue { reading.write { path.wrappedValue = read } }
    }
}

extension [NavigationValue] {
    fileprivate var numbers: [Int] { compactMap { $0.value(as: Int.self) } }
}
