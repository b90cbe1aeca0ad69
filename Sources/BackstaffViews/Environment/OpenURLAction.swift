import Foundation

/// An action that opens a URL. Views read it from ``EnvironmentValues/openURL``.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(helpPage) }
/// ```
///
/// Where a URL is opened depends on its scheme and site:
///
/// - The URL of another window of the app gets a tab of its own.
/// - Another URL of the page's own site is opened in the scene. So is a URL whose scheme browsers don't know.
/// - A web page elsewhere is opened by the browser in a new tab.
/// - A mail or telephone address is opened by the program that the user has chosen for it.
/// - A script, a file, or a page of the browser's own isn't opened.
///
/// The scene opens a URL by its routes, and otherwise by ``View/onOpenURL(perform:)``. Its views may refuse the URL
/// with ``View/handlesExternalEvents(preferring:allowing:)``. Then a page gets a new tab, and a URL with the app's
/// scheme goes to another open scene.
///
/// ``Link`` and the links in a ``Text`` use this action too, so an app can handle their URLs itself:
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

    /// Creates an action that asks a handler first.
    ///
    /// - Parameter handler: A closure that receives each URL and returns what to do with it.
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
    ///   - completion: A closure that is called before this method returns. Its argument is `true` if the URL was
    ///     accepted. Whether the browser was able to open it isn't known.
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
    /// The action that opens URLs. Set it to handle the URLs that views below open, including those of links.
    public var openURL: OpenURLAction {
        get { OpenURLAction(handler: self[OpenURLKey.self], scene: enclosingScene) }
        set { self[OpenURLKey.self] = newValue.handler }
    }
}
