import BackstaffGraph
import BackstaffNavigation

/// A container with a root view, and above it the views for the values of a path and for links that were followed.
///
/// Bind a path to read and write what is shown. Without a binding, the stack stores its own path. The root isn't part
/// of the path. Declare the views for values with ``View/navigationDestination(for:destination:fileID:line:)``.
///
/// Views that links, flags and items push without a value can stand between the values of the path. A new screen is
/// always on top. If a screen is removed, the screens above it are removed too. If the path is written, the values that
/// stay keep the pushed views above them. Apple's runtime shows a value below all such views.
///
/// If two views on the stack declare a destination for the same type, the nearest one below the value's own screen is
/// used. Apple's runtime uses the one closest to the root.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let path: StackPath
    private let root: Root

    /// Creates a stack that stores its own path.
    public init(
        @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line
    ) where Data == NavigationPath {
        path = .implicit(at: SourcePlace(fileID, line))
        self.root = root()
    }

    /// Creates a stack that shows the values in `path`, which can have any types.
    public init(
        path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == NavigationPath {
        self.path = StackPath(path, at: SourcePlace(fileID, line))
        self.root = root()
    }

    /// Creates a stack that shows the values of a collection.
    ///
    /// A link to a value of another type than the collection's elements does nothing, and the mistake is reported.
    public init(
        path: Binding<Data>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = StackPath(path, at: SourcePlace(fileID, line))
        self.root = root()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        NavigationStackNode(path: view.path, root: view.root, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: NavigationStackNode.self).update(path: view.path, root: view.root)
    }

    /// Destinations that are declared inside a stack apply only to that stack.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
