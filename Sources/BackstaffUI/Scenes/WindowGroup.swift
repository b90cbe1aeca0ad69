import BackstaffGraph

/// A scene that can be opened many times. Each tab shows the content with its own state.
///
/// A tab's address identifies the window of the app. A reload shows the same window again, on any server, and a copied
/// link opens it too. The address names the window only where this is necessary:
///
///     /recipes/12                      names no window: it opens the first group whose conditions match it (see
///                                      ``Scene/handlesExternalEvents(matching:)``), or else the first group
///     /pages/2?window=note&value=3     names a window that was opened by its identifier or for a value, and shows /pages/2
///
/// If the app writes another value through its binding, the new value replaces the former one in the address.
///
/// Differs from SwiftUI: A user can enter the address of another window in a tab. The tab then shows that window,
/// which gets the scene storage of the former window.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let description: WindowDescription

    private init(id: String?, content: @escaping () -> Content) {
        description = WindowDescription(id: id) { _ in AnyView(WindowContent(make: content)) }
    }

    /// Creates a group of windows that show `content`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// Creates a group of windows with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    /// Creates a group of windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// Creates a group of windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// Creates a group of windows with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    /// Creates a group of windows with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.windows.append(scene.description)
    }
}

/// The content of one window of a group. The view is created separately for each window, so that windows share no
/// state.
struct WindowContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

// MARK: Windows for values

extension WindowGroup {
    /// Creates a group of windows that each show a value. The value's JSON is in the tab's address.
    ///
    /// - Parameters:
    ///   - id: The identifier of the group.
    ///   - type: The type of the values.
    ///   - content: Creates the content of a window for its value, or for `nil` if it has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content)
    }

    /// Creates a group of windows that each show a value. The value's JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content)
    }

    /// Creates a group of windows with a title that each show a value. The value's JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content)
    }

    /// Creates a group of windows with a title that each show a value. The value's JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content)
    }

    /// Creates a group of windows that each show a value, or a default value.
    ///
    /// - Parameters:
    ///   - id: The identifier of the group.
    ///   - type: The type of the values.
    ///   - content: Creates the content of a window for its value.
    ///   - defaultValue: Creates the value of a window that has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that each show a value, or a default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows with a title that each show a value, or a default value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows with a title that each show a value, or a default value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content, defaultValue: defaultValue)
    }

    private init<D: Codable & Hashable, C: View>(
        groupWithID id: String?, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        description = WindowDescription(id: id, values: WindowValues(D.self)) { value in
            AnyView(PresentedWindowContent(value: value?.base as? D, make: content))
        }
    }

    private init<D: Codable & Hashable, C: View>(
        groupWithID id: String?, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        description = WindowDescription(id: id, values: WindowValues(D.self)) { value in
            let known = value?.base as? D ?? defaultValue()
            return AnyView(
                PresentedWindowContent(value: known) { value in
                    content(Binding(get: { value.wrappedValue ?? known }, set: { value.wrappedValue = $0 }))
                })
        }
    }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let make: (Binding<Data?>) -> Content
    @State private var value: Data?
    @Environment(\.sceneContext) private var scene

    init(value: Data?, make: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.make = make
    }

    /// The content and behavior of the view.
    public var body: some View {
        make($value).onChange(of: value, initial: true) { scene?.showWindowValue(value) }
    }
}

/// A scene that exists once. It is one tab, which is opened by its identifier.
///
/// Differs from SwiftUI: A user can duplicate the tab.
public struct Window<Content: View>: PrimitiveScene {
    private let description: WindowDescription

    /// Creates a window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    /// Creates a window with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    /// Creates a window with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.windows.append(scene.description)
    }
}
