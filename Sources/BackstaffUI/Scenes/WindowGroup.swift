import BackstaffGraph

/// A scene that can be there many times: each tab shows its content with a state of its own.
///
/// A tab's address says which window of the app it shows, so that it shows that window again after it was loaded anew, at
/// whatever server, and so does a copied link. It says so only where it has to:
///
///     /recipes/12                      the window that this address leads to by itself: the first group, or the one
///                                      whose conditions match it (``Scene/handlesExternalEvents(matching:)``)
///     /pages/2?window=note&value=3     a window that was opened by its identifier or for a value, and is at /pages/2
///
/// A value that the app writes through its binding takes the other's place in the address.
///
/// Different from Apple's: a person can enter the address of another window in a tab. The tab shows that window then, and
/// hands the scene storage of the former on to it.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let description: WindowDescription

    private init(id: String?, content: @escaping () -> Content) {
        description = WindowDescription(id: id) { _ in AnyView(WindowContent(make: content)) }
    }

    /// A group of windows that show `content`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// A group of windows with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    /// A group of windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// A group of windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, content: content)
    }

    /// A group of windows with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    /// A group of windows with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: .some(id), content: content)
    }

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.windows.append(scene.description)
    }
}

/// What one window of a group shows. It is made for each window anew, so that no state is shared between windows.
struct WindowContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

// MARK: Windows for values

extension WindowGroup {
    /// A group of windows each of which is for a value, whose JSON is in the tab's address.
    ///
    /// - Parameters:
    ///   - id: What the group is called.
    ///   - type: The type of the values.
    ///   - content: Is given the value of the window, `nil` if it has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content)
    }

    /// A group of windows each of which is for a value, whose JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content)
    }

    /// A group of windows with a title, each of which is for a value, whose JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content)
    }

    /// A group of windows with a title, each of which is for a value, whose JSON is in the tab's address.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content)
    }

    /// A group of windows each of which is for a value, or for one that is made where there is none.
    ///
    /// - Parameters:
    ///   - id: What the group is called.
    ///   - type: The type of the values.
    ///   - content: Is given the value of the window.
    ///   - defaultValue: Makes the value of a window that has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: id, content: content, defaultValue: defaultValue)
    }

    /// A group of windows each of which is for a value, or for one that is made where there is none.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content, defaultValue: defaultValue)
    }

    /// A group of windows with a title, each of which is for a value, or for one that is made where there is none.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(groupWithID: nil, content: content, defaultValue: defaultValue)
    }

    /// A group of windows with a title, each of which is for a value, or for one that is made where there is none.
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

/// What a window shows that is for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let make: (Binding<Data?>) -> Content
    @State private var value: Data?
    @Environment(\.sceneContext) private var scene

    init(value: Data?, make: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.make = make
    }

    /// What is shown.
    public var body: some View {
        make($value).onChange(of: value, initial: true) { scene?.showWindowValue(value) }
    }
}

/// A scene that is there once: one tab, which is opened by its identifier.
///
/// Different from Apple's: nothing keeps a person from duplicating the tab.
public struct Window<Content: View>: PrimitiveScene {
    private let description: WindowDescription

    /// A window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    /// A window with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    /// A window with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        description = WindowDescription(id: id, isUnique: true) { _ in AnyView(WindowContent(make: content)) }
    }

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.windows.append(scene.description)
    }
}
