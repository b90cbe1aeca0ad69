import BackstaffGraph
import BackstaffNavigation

/// Which declaration makes which screen.
extension NavigationStackNode {
    /// Finds for each screen from `start` on which declaration makes it: the nearest below it.
    ///
    /// One walk from the root upwards. What has been declared so far is kept by type, so that the walk costs the same for
    /// each screen however many stand below it.
    ///
    /// - Returns: Whether all values can be shown. Those out of storage that nothing reads can't, nor can values above them.
    @discardableResult
    func resolveDestinations(from start: Int) -> Bool {
        let topValue = state.values.count
        if topValue == 0 { return true }
        var declared = DeclaredDestinations()
        // What stands in the place of a column's root goes on from where it was declared.
        for destination in screens[0].presenter?.destinations ?? [] { _ = declared.add(destination) }
        for index in 0...topValue {
            if index >= start, case .value(let value) = screens[index].kind {
                if let found = declared.nearest(for: value.typeID) {
                    if screens[index].destination !== found { adopt(found, at: index) }
                } else if value.isStored, screens[index].destination == nil {
                    guard let found = declared.nearest(reading: value) else {
                        leaveOut(value, at: index, destination: declared.latest)
                        return false
                    }
                    adopt(found, at: index)
                }
            }
            if index < topValue, screens[index].canDeclare {
                for destination in makeScreen(at: index).context.destinations {
                    if let other = declared.add(destination), !destination.isRepetitionReported {
                        destination.isRepetitionReported = true
                        reportRepetition(of: destination, above: other)
                    }
                }
            }
        }
        return true
    }

    /// The destination for a type of value that is nearest to the screen at `index`, from there down to the root.
    func nearestDestination(for value: NavigationValue, fromScreenAt index: Int) -> (any Destination)? {
        for lower in stride(from: min(index, screens.count - 1), through: 0, by: -1) where screens[lower].canDeclare {
            if let found = makeScreen(at: lower).context.destination(for: value.typeID) { return found }
        }
        return screens[0].presenter?.destination(for: value.typeID)
    }

    private func adopt(_ destination: any Destination, at index: Int) {
        setDestination(destination, ofScreenAt: index)
        guard let node = screens[index].node, case .value(let value) = screens[index].kind else { return }
        node.replaceContent { destination.makeNode(for: value, under: $0) ?? _Node(under: $0) }
    }

    /// Looks again which destinations there are, soon: views have come or gone that declare some.
    func destinationsDidChange() {
        showUnreadValues()
        invalidate()
    }

    private func reportRepetition(of nearer: any Destination, above other: any Destination) {
        Diagnostics.report(
            .repeatedDestination,
            """
            A navigationDestination for “\(nearer.typeName)” was declared earlier on the stack. For screens above it the \
            nearest one is used, at \(nearer.place), and not the one at \(other.place); SwiftUI uses only the destination \
            declared closest to the root view of the stack. Declare each type once.
            """, fileID: nearer.fileID, line: nearer.line)
    }

    func reportNesting() {
        Diagnostics.report(
            .nestedStack,
            """
            A NavigationStack stands on a screen of another: each has a bar and a way back of its own, and links inside push \
            onto the inner one only. Leave the inner one out; the outer one shows what is pushed. A sheet, or a column of \
            a NavigationSplitView, may have its own.
            """, at: path.place)
    }

    func reportMissingDestination(for value: NavigationValue) {
        Diagnostics.report(
            .unservedValue,
            """
            The path of a NavigationStack holds a value of type “\(value.type)” but there is no matching \
            navigationDestination declaration in the stack. Add .navigationDestination(for: \(value.type).self) to the \
            stack's root view.
            """, at: path.place)
    }
}
