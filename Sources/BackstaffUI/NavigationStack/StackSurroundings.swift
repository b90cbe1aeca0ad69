import BackstaffGraph

/// The surroundings of a stack. They don't change while the stack's node exists.
///
///     no column     a stack anywhere in a window, a tab or a presentation
///     column        the column's own stack
///     filledScreen  the app's stack, which fills the root screen of the column's own
@MainActor
struct StackSurroundings {
    let scene: SceneContext?

    /// The group of containers that the stack is in.
    let group: NavigationGroup

    /// The column of a split view that the stack is in, if it is that column's own or fills its root.
    unowned(unsafe) let column: (any StackColumn)?  // The column outlives the stack.

    /// The root screen of a column's own stack, if the stack fills it.
    let filledScreen: ScreenContext?

    /// The presentation that the stack is in.
    unowned let presentation: (any EnclosingPresentation)?  // The presentation unmounts the stack.

    /// Whether the stack is on a screen of another stack, beside other views.
    let isNested: Bool

    /// - Parameters:
    ///   - parent: The parent of the stack's node.
    ///   - column: The column, if the stack is that column's own.
    init(under parent: _Node, column: (any StackColumn)?) {
        let environment = EnvironmentValues(parent.scope.environment)
        scene = environment.sceneContext
        group = NavigationGroup.around(parent)
        let screen = environment.screenContext
        presentation = screen?.presentation
        let outer = column == nil ? screen : nil
        let isRootOfColumn = outer?.isRootOfColumn == true
        // A stack in one of several tabs doesn't fill the column.
        filledScreen = isRootOfColumn && outer?.stack?.group === group ? outer : nil
        self.column = column ?? filledScreen?.stack?.column
        isNested = outer?.stack != nil && !isRootOfColumn
    }
}

extension NavigationStackNode {
    var scene: SceneContext? { surroundings.scene }

    /// The group of containers that the stack is in.
    var group: NavigationGroup { surroundings.group }

    /// The column of a split view that the stack is in, if it is that column's own or fills its root.
    var column: (any StackColumn)? { surroundings.column }

    /// Whether the stack is a column's own, and not one that the app has put there.
    var isColumnOwn: Bool { column != nil && outerScreen == nil }

    /// Whether a view that a screen of the stack presents replaces the root of the next column.
    var leadsToNextColumn: Bool { isColumnOwn && column?.isLeading == true }

    /// The screen of the column's own stack whose content is this stack.
    var outerScreen: ScreenContext? { surroundings.filledScreen }

    /// The presented view that the stack is in.
    var presentation: (any EnclosingPresentation)? { surroundings.presentation }
}
