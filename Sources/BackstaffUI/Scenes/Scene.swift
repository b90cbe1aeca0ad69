import BackstaffGraph

/// A part of an app's interface with a life of its own: here, a tab of the browser.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that ``body`` gives.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The view that a new tab shows. Not for apps to call or write.
    @MainActor static func _rootView(of scene: Self) -> AnyView?
}

extension Scene {
    public static func _rootView(of scene: Self) -> AnyView? { Body._rootView(of: scene.body) }
}

extension Never: Scene {
    public static func _rootView(of scene: Never) -> AnyView? {}
}

/// A scene that the framework shows itself.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body: the framework shows it itself.") }
}

/// A scene that can be there many times: each tab shows its content with a state of its own.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: () -> Content

    /// A group of windows that show `content`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// A group of windows with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// A group of windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// A group of windows with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public static func _rootView(of scene: Self) -> AnyView? { AnyView(WindowContent(make: scene.content)) }
}

/// What one window of a group shows. It is made for each window anew, so that no state is shared between windows.
private struct WindowContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

/// The window of an app's settings. A browser has no place for it: it is not shown.
public struct Settings<Content: View>: PrimitiveScene {
    /// Settings that show `content`.
    public init(@ViewBuilder content: () -> Content) {}

    public static func _rootView(of scene: Self) -> AnyView? { nil }
}

/// Two scenes of an app. A new tab shows the first that can be shown.
public struct ScenePair<First: Scene, Second: Scene>: PrimitiveScene {
    fileprivate let first: First
    fileprivate let second: Second

    public static func _rootView(of scene: Self) -> AnyView? {
        First._rootView(of: scene.first) ?? Second._rootView(of: scene.second)
    }
}

/// Puts the scenes of an app together.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    /// A scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// The first scene.
    public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }

    /// The scenes so far and one more.
    public static func buildPartialBlock<First: Scene, Second: Scene>(
        accumulated: First, next: Second
    ) -> ScenePair<First, Second> {
        ScenePair(first: accumulated, second: next)
    }

    /// What stands behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}
