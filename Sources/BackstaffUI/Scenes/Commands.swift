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

/// A menu type that the framework defines.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Traps when called. Menus are not shown.
    public var body: Never { fatalError("\(Self.self) has no body: menus are not shown.") }
}

/// A menu that the app adds. It isn't shown. See ``Commands``.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    /// Creates a menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    /// Creates a menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items for a menu that every app has. They aren't shown. See ``Commands``.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    /// Creates items that replace the platform's items.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates items before the platform's items.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates items after the platform's items.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A position in the menus that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// Information about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of other apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Items that hide and show the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Items that quit the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Items that create documents and windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Items that save documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Items that import and export data.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Items that print.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Items that edit text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Items that format text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Items for toolbars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Items for sidebars.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Items that change the size of a window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The items that show the app's single windows.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Items that arrange windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Items for help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands without menus.
public struct EmptyCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// Menu items for sidebars. They aren't shown. See ``Commands``. Sidebars have a button on the page.
public struct SidebarCommands: _PrimitiveCommands {
    /// Creates the items.
    public init() {}
}

/// Menu items for inspectors. They aren't shown. See ``Commands``.
public struct InspectorCommands: _PrimitiveCommands {
    /// Creates the items.
    public init() {}
}

/// Menu items for toolbars. They aren't shown. See ``Commands``.
public struct ToolbarCommands: _PrimitiveCommands {
    /// Creates the items.
    public init() {}
}

/// Menu items for editing text. They aren't shown. See ``Commands``.
public struct TextEditingCommands: _PrimitiveCommands {
    /// Creates the items.
    public init() {}
}

/// Menu items for formatting text. They aren't shown. See ``Commands``.
public struct TextFormattingCommands: _PrimitiveCommands {
    /// Creates the items.
    public init() {}
}

/// A combination of menus.
public struct _CommandsList: _PrimitiveCommands {}

/// A result builder that combines menus.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    /// Returns menus unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Returns no menus.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Returns a menu unchanged.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Combines several menus.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsList {
        _CommandsList()
    }
    /// Supports `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsList { _CommandsList() }
    /// Supports the first branch of `if` and `switch`.
    public static func buildEither<Content: Commands>(first: Content) -> _CommandsList { _CommandsList() }
    /// Supports the second branch of `if` and `switch`.
    public static func buildEither<Content: Commands>(second: Content) -> _CommandsList { _CommandsList() }
    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

extension Scene {
    /// Adds menus to the app's menu bar. They aren't shown. See ``Commands``.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Removes the menus of the scene. It has no effect, because no menus are shown.
    public func commandsRemoved() -> some Scene { self }

    /// Replaces the menus of the scene. They aren't shown. See ``Commands``.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
