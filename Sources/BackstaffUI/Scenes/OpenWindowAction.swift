import BackstaffGraph
import BackstaffNavigation

/// Opens windows of the app, each in a tab: that of ``EnvironmentValues/openWindow``.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("In its own tab") { openWindow(id: "recipe", value: recipe.id) }
/// ```
///
/// Different from Apple's: each call opens a tab, even if another shows the window already. A page can't bring another tab
/// to the front.
///
/// Different from Apple's: a value is a part of the tab's address, where a person can read it and change it. What can't be
/// read as a value any more opens the group's window without one. An address is cut off at 8 KiB: use ids as values.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated fileprivate let scene: SceneContext?

    /// Opens a window of the group with an identifier, or the one window that has it.
    public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
        scene?.exchange.openWindow(id: id, value: nil, from: SourcePlace(fileID, line))
    }

    /// Opens the window for a value, in the first group that is for values of its type.
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

/// Closes windows of the app: that of ``EnvironmentValues/dismissWindow``.
///
/// Different from Apple's: a browser lets a page close its tab only if the tab was opened by a page. One that a person has
/// opened stays as it is.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated fileprivate let scene: SceneContext?

    /// Closes the window that the action was read in.
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

    /// Closes the windows with an identifier that are for a value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        scene?.exchange.dismissWindows(id: id, value: value)
    }
}

extension EnvironmentValues {
    /// Opens windows of the app, each in a tab of the browser.
    public var openWindow: OpenWindowAction { OpenWindowAction(unisolated: sceneContext) }

    /// Closes windows of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(unisolated: sceneContext) }

    /// Whether there can be several windows of the app: always, in a browser.
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
