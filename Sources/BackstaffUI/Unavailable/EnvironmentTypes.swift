import Foundation

// The types of environment values that aren't available. Their members are there so that the use of a value isn't another
// error, which would say nothing new.

/// A record of what can be undone. It isn't available.
@available(
    *, unavailable, message: "There is no undo manager: keep earlier states in the model, and offer an Undo button"
)
public final class UndoManager {
    /// Creates an undo manager.
    public init() {}

    /// Whether something can be undone.
    public var canUndo: Bool { false }
    /// Whether something can be done again.
    public var canRedo: Bool { false }

    /// Undoes the last group.
    public func undo() {}
    /// Does the last group that was undone again.
    public func redo() {}
    /// Begins a group.
    public func beginUndoGrouping() {}
    /// Ends a group.
    public func endUndoGrouping() {}
    /// Forgets everything.
    public func removeAllActions() {}
    /// Names the last group.
    public func setActionName(_ actionName: String) {}
    /// Records how something is undone.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {}
}

/// An action that evaluates the default focus again. It isn't available.
@available(*, unavailable, message: "The default focus isn't evaluated again: set an @FocusState")
public struct ResetFocusAction {
    /// Evaluates the default focus in a namespace.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// An action that opens the app's settings. It isn't available.
@available(*, unavailable, message: "There is no window of settings: show the settings in a sheet or on a screen")
public struct OpenSettingsAction {
    /// Opens the settings.
    public func callAsFunction() {}
}

/// An action that sells a product. It isn't available.
@available(*, unavailable, message: "There is no App Store: sell on a page that openURL opens")
public struct PurchaseAction {
    /// Sells a product.
    public func callAsFunction(_ product: Any) async throws -> Any { product }
}

/// The prominence of what is behind a view. It isn't available.
@available(*, unavailable, message: "Views don't know what is behind them: pass whether the row is selected")
public struct BackgroundProminence: Hashable, Sendable {
    /// The usual prominence.
    public static var standard: BackgroundProminence { BackgroundProminence() }
    /// The prominence of a selected row.
    public static var increased: BackgroundProminence { BackgroundProminence() }
}

extension Font {
    /// What fonts are resolved with. It isn't available.
    @available(*, unavailable, message: "The page resolves fonts: use relative sizes and ScaledMetric")
    public struct Context: Hashable, Sendable {}
}

extension Image {
    /// A range of brightness. It isn't available.
    @available(*, unavailable, message: "The browser shows images as bright as it can: leave the value out")
    public struct DynamicRange: Hashable, Sendable {
        /// The standard range.
        public static var standard: DynamicRange { DynamicRange() }
        /// A range that is a little larger.
        public static var constrainedHigh: DynamicRange { DynamicRange() }
        /// The largest range.
        public static var high: DynamicRange { DynamicRange() }
    }
}

/// Where a tab bar is. It isn't available.
@available(*, unavailable, message: "Views don't know where the tab bar is: use horizontalSizeClass")
public struct TabBarPlacement: Hashable, Sendable {
    /// Above the content.
    public static var topBar: TabBarPlacement { TabBarPlacement() }
    /// In a sidebar.
    public static var sidebar: TabBarPlacement { TabBarPlacement() }
}

/// When materials look active. It isn't available.
@available(*, unavailable, message: "The page always draws materials as active: leave the value out")
public struct MaterialActiveAppearance: Hashable, Sendable {
    /// As the window does.
    public static var automatic: MaterialActiveAppearance { MaterialActiveAppearance() }
    /// Always.
    public static var active: MaterialActiveAppearance { MaterialActiveAppearance() }
    /// Never.
    public static var inactive: MaterialActiveAppearance { MaterialActiveAppearance() }
}

/// The side of a line's end that an insertion point belongs to. It isn't available.
@available(*, unavailable, message: "The browser selects text: leave the value out")
public struct TextSelectionAffinity: Hashable, Sendable {
    /// The browser's choice.
    public static var automatic: TextSelectionAffinity { TextSelectionAffinity() }
    /// The end of the line above.
    public static var upstream: TextSelectionAffinity { TextSelectionAffinity() }
    /// The beginning of the line below.
    public static var downstream: TextSelectionAffinity { TextSelectionAffinity() }
}

/// The configuration of a document. It isn't available.
@available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
public struct DocumentConfiguration {
    /// The document's file.
    public var fileURL: URL? { nil }
    /// Whether the document can be changed.
    public var isEditable: Bool { false }
}

/// An action that opens a new document. It isn't available.
@available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
public struct NewDocumentAction {
    /// Opens a document.
    public func callAsFunction(_ newDocument: @autoclosure @escaping () -> Any) {}
}

/// An action that opens a document. It isn't available.
@available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
public struct OpenDocumentAction {
    /// Opens the document in a file.
    public func callAsFunction(at url: URL) async throws {}
}

/// Whether a drag over a view opens it. It isn't available.
@available(*, unavailable, message: "A drag opens no views: use draggable and dropDestination")
public struct SpringLoadingBehavior: Hashable, Sendable {
    /// The view's choice.
    public static var automatic: SpringLoadingBehavior { SpringLoadingBehavior() }
    /// A drag opens the view.
    public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior() }
    /// A drag doesn't open the view.
    public static var disabled: SpringLoadingBehavior { SpringLoadingBehavior() }
}

/// The size of the rows of sidebars. It isn't available.
@available(*, unavailable, message: "Only a Mac has it: use controlSize or dynamicTypeSize")
public struct SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    public static var small: SidebarRowSize { SidebarRowSize() }
    /// Rows of medium size.
    public static var medium: SidebarRowSize { SidebarRowSize() }
    /// Large rows.
    public static var large: SidebarRowSize { SidebarRowSize() }
}

/// The context of SwiftData's models. It isn't available.
@available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
public final class ModelContext {
    /// Whether something wasn't saved yet.
    public var hasChanges: Bool { false }

    /// Adds a model.
    public func insert(_ model: Any) {}
    /// Removes a model.
    public func delete(_ model: Any) {}
    /// Saves what has changed.
    public func save() throws {}
    /// Forgets what has changed.
    public func rollback() {}
}

/// The context of Core Data's objects. It isn't available.
@available(*, unavailable, message: "Core Data isn't available: keep models in @Observable objects")
public final class NSManagedObjectContext {
    /// Whether something wasn't saved yet.
    public var hasChanges: Bool { false }

    /// Removes an object.
    public func delete(_ object: Any) {}
    /// Saves what has changed.
    public func save() throws {}
    /// Forgets what has changed.
    public func rollback() {}
}
