/// A feature. Its name is the same in the framework's folders, tests and documents, and here.
public enum Feature: String, CaseIterable, Hashable, Codable, Identifiable, Sendable {
    case navigationStack = "NavigationStack"
    case navigationPath = "NavigationPath"
    case navigationDestination = "NavigationDestination"
    case navigationTransition = "NavigationTransition"
    case navigationSplitView = "NavigationSplitView"
    case adaptiveNavigation = "AdaptiveNavigation"
    case listSelection = "ListSelection"
    case listEditing = "ListEditing"
    case search = "Search"
    case restoration = "Restoration"
    case deepLinks = "DeepLinks"
    case browserHistory = "BrowserHistory"
    case toolbar = "Toolbar"
    case presentation = "Presentation"
    case tabView = "TabView"
    case layout = "Layout"
    case shapes = "Shapes"
    case canvas = "Canvas"
    case animation = "Animation"
    case diagnostics = "Diagnostics"
    case navigationInspector = "NavigationInspector"

    public var id: Self { self }

    var symbol: String {
        switch self {
        case .navigationStack: "square.stack"
        case .navigationPath: "list.number"
        case .navigationDestination: "mappin"
        case .navigationTransition: "plus.magnifyingglass"
        case .navigationSplitView: "rectangle.split.3x1"
        case .adaptiveNavigation: "arrow.left.and.right"
        case .listSelection: "checkmark.circle"
        case .listEditing: "pencil"
        case .search: "magnifyingglass"
        case .restoration: "clock.arrow.circlepath"
        case .deepLinks: "link"
        case .browserHistory: "arrow.uturn.backward"
        case .toolbar: "menubar.rectangle"
        case .presentation: "rectangle.on.rectangle"
        case .tabView: "square.grid.2x2"
        case .layout: "rectangle.3.group"
        case .shapes: "triangle"
        case .canvas: "chart.line.uptrend.xyaxis"
        case .animation: "sparkles"
        case .diagnostics: "exclamationmark.triangle"
        case .navigationInspector: "sidebar.trailing"
        }
    }

    /// A group of features in the list.
    static let groups: [(title: String, features: [Feature])] = [
        ("Containers", [.navigationStack, .navigationSplitView, .adaptiveNavigation, .tabView, .presentation]),
        ("Values", [.navigationPath, .navigationDestination, .listSelection]),
        (
            "Screens",
            [.toolbar, .search, .listEditing, .navigationTransition, .layout, .shapes, .canvas, .animation]
        ),
        ("What Stays", [.restoration, .deepLinks, .browserHistory]),
        ("For Developers", [.diagnostics, .navigationInspector]),
    ]
}
