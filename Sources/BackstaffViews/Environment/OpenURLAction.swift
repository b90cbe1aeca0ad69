import Foundation

/// Opens an address: that of ``EnvironmentValues/openURL``.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(helpPage) }
/// ```
///
/// By itself it gives an address of the page's own site, and one of a scheme that no browser knows, to the scene (routes,
/// and then ``View/onOpenURL(perform:)``) as long as its views allow it
/// (``View/handlesExternalEvents(preferring:allowing:)``) and it isn't that of another window, which gets a tab of its own.
/// It lets the browser open everything else: pages in a new tab, and mail and telephone addresses with what the person has
/// chosen for them. An address that is a script, a file, or a page of the browser's own is not opened.
///
/// Links and the links in texts open their addresses by it too, so that an app can take them over:
///
/// ```swift
/// Text("Read the [terms](terms:)")
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "terms" else { return .systemAction }
///         showsTerms = true
///         return .handled
///     })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What a handler has done with an address.
    public struct Result: Sendable {
        fileprivate enum Kind { case handled, discarded, system(URL?) }

        fileprivate let kind: Kind

        /// The handler has opened the address.
        public static let handled = Result(kind: .handled)

        /// The handler wants the address not to be opened.
        public static let discarded = Result(kind: .discarded)

        /// The address is to be opened as it would be without the handler.
        public static let systemAction = Result(kind: .system(nil))

        /// Another address is to be opened, as it would be without the handler.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    nonisolated let handler: Handler?
    nonisolated private let scene: (any EnclosingScene)?

    typealias Handler = @MainActor (URL) -> Result

    /// An action that asks a handler first.
    ///
    /// - Parameter handler: Is given each address, and says what became of it.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
        scene = nil
    }

    nonisolated init(handler: Handler?, scene: (any EnclosingScene)?) {
        self.handler = handler
        self.scene = scene
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        _ = open(url)
    }

    /// Opens an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: Is told whether anyone has taken the address, before the call returns. Whether the browser was able
    ///     to open it isn't known.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    private func open(_ url: URL) -> Bool {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): scene?.open(other ?? url) ?? false
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction.Handler? { nil }
}

extension EnvironmentValues {
    /// Opens an address. Set it to take over the addresses that views below open, links among them.
    public var openURL: OpenURLAction {
        get { OpenURLAction(handler: self[OpenURLKey.self], scene: enclosingScene) }
        set { self[OpenURLKey.self] = newValue.handler }
    }
}
