/// The menus of an app's menu bar.
///
/// A browser has no menu bar for pages. Menus compile, but they aren't shown, and their keyboard shortcuts don't work.
/// Use a toolbar or a `Menu` for commands that people need.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the menus in ``body``.
    associatedtype Body: Commands

    /// The content of the menus.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Menus that the framework knows.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Traps when called. Menus are not shown.
    public var body: Never { fatalError("\(Self.self) has no body: menus are not shown.") }
}

/// A menu of the app's own. It is not shown; see ``Commands``.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    /// A menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items of a menu that every app has. They are not shown; see ``Commands``.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    /// Items in place of the platform's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Items before the platform's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Items after the platform's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// What the app is.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Its settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other apps offer.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Whether it is seen.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Its end.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Keeping them.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Bringing them in and out.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing them.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Setting text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// How large windows are.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// One window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Where windows are.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// No menus.
public struct EmptyCommands: _PrimitiveCommands {
    /// None.
    public init() {}
}

/// Menu items for sidebars. They are not shown; see ``Commands``. Sidebars have their own button.
public struct SidebarCommands: _PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Menu items for inspectors. They are not shown; see ``Commands``.
public struct InspectorCommands: _PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Menu items for toolbars. They are not shown; see ``Commands``.
public struct ToolbarCommands: _PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Menu items for text. They are not shown; see ``Commands``.
public struct TextEditingCommands: _PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Menu items for how text looks. They are not shown; see ``Commands``.
public struct TextFormattingCommands: _PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Several menus.
public struct _CommandsList: _PrimitiveCommands {}

/// A result builder that combines menus.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    /// Menus as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No menus.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One menu.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several menus.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsList {
        _CommandsList()
    }
    /// Menus that are there or not.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsList { _CommandsList() }
    /// One or the other menus.
    public static func buildEither<Content: Commands>(first: Content) -> _CommandsList { _CommandsList() }
    /// One or the other menus.
    public static func buildEither<Content: Commands>(second: Content) -> _CommandsList { _CommandsList() }
    /// What stands behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

extension Scene {
    /// Adds menus to the app's menu bar. They are not shown; see ``Commands``.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Takes the menus of the scene away. There are none.
    public func commandsRemoved() -> some Scene { self }

    /// Replaces the menus of the scene. They are not shown; see ``Commands``.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
