import BackstaffGraph
import BackstaffNavigation

/// A root view, and above it the views for the values of a path and for links that were followed.
///
/// Bind a path to read and write what is shown; without one the stack keeps a path of its own. The root is no part of
/// the path. Views for values are declared by ``View/navigationDestination(for:destination:fileID:line:)``.
///
/// Views that links, flags and items push without a value can stand between the values of the path. A new screen is
/// always on top. If a screen goes, the screens above it go too. A written path keeps the views that stand above the values
/// that stay. Apple's runtime shows a value below all such views.
///
/// Where two views that are on the stack declare a destination for the same type, the nearest below the value's own
/// screen serves it. Apple's runtime takes the one closest to the root.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let path: StackPath
    private let root: Root

    /// A stack that keeps its own path.
    public init(
        @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line
    ) where Data == NavigationPath {
        path = .implicit(at: SourcePlace(fileID, line))
        self.root = root()
    }

    /// A stack that shows what `path` holds, whatever the types of its values.
    public init(
        path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == NavigationPath {
        self.path = StackPath(path, at: SourcePlace(fileID, line))
        self.root = root()
    }

    /// A stack that shows the values of a collection.
    ///
    /// A link of another type than the collection's elements does nothing here, and is reported.
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

    /// What is declared inside a stack serves that stack only.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
