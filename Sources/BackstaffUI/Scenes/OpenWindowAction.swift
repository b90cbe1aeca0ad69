import BackstaffGraph
import BackstaffNavigation

/// An action that opens windows of the app, each in a tab. Read it with ``EnvironmentValues/openWindow``.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("In its own tab") { openWindow(id: "recipe", value: recipe.id) }
/// ```
///
/// Differs from SwiftUI: Each call opens a tab, even if another tab shows the window already. A page can't bring
/// another tab to the front.
///
/// Differs from SwiftUI: A value is part of the tab's address, where a user can read and change it. If the address
/// has no readable value, it opens the group's window without a value. An address is cut off at 8 KiB, so use ids as
/// values.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated fileprivate let scene: SceneContext?

    /// Opens a window of the group with an identifier, or the single window with it.
    public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
        scene?.exchange.openWindow(id: id, value: nil, from: SourcePlace(fileID, line))
    }

    /// Opens the window for a value, in the first group for values of its type.
    public func callAsFunction<Value: Codable & Hashable>(
        value: Value, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        open(id: nil, value, from: SourcePlace(fileID, line))
    }

    /// Opens the window for a value, in the group with an identifier.
    public func callAsFunction<Value: Codable & Hashable>(
        id: String, value: Value, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        open(id: id, value, from: SourcePlace(fileID, line))
    }

    private func open<Value: Codable & Hashable>(id: String?, _ value: Value, from place: SourcePlace) {
        do {
            scene?.exchange.openWindow(id: id, value: try WindowValue(value), from: place)
        } catch {
            Diagnostics.report(
                .unwritableWindowValue,
                """
                A window can't be opened for a value of type “\(Value.self)”: \(error). Use an id of what it shows.
                """, at: place)
        }
    }
}

/// An action that closes windows of the app. Read it with ``EnvironmentValues/dismissWindow``.
///
/// Differs from SwiftUI: A browser lets a page close its tab only if a page has opened the tab. A tab that a user has
/// opened stays open.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated fileprivate let scene: SceneContext?

    /// Closes the window whose view has read the action.
    public func callAsFunction() {
        scene?.exchange.ask(.closeWindow)
    }

    /// Closes all windows with an identifier.
    public func callAsFunction(id: String) {
        scene?.exchange.dismissWindows(id: id, value: nil)
    }

    /// Closes the windows for a value.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        scene?.exchange.dismissWindows(id: nil, value: value)
    }

    /// Closes the windows with an identifier that show a value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        scene?.exchange.dismissWindows(id: id, value: value)
    }
}

extension EnvironmentValues {
    /// An action that opens windows of the app, each in a tab of the browser.
    public var openWindow: OpenWindowAction { OpenWindowAction(unisolated: sceneContext) }

    /// An action that closes windows of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(unisolated: sceneContext) }

    /// Whether the app can have several windows. In a browser it is always `true`.
    public var supportsMultipleWindows: Bool { true }
}

extension OpenWindowAction {
    nonisolated fileprivate init(unisolated scene: SceneContext?) {
        self.scene = scene
    }
}

extension DismissWindowAction {
    nonisolated fileprivate init(unisolated scene: SceneContext?) {
        self.scene = scene
    }
}
