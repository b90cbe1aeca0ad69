import BackstaffElements

/// A control that opens a menu of actions.
///
///     closed ──tap──► open: the items are created ──tap on an item, or beside them──► closed: the items are removed
///
/// Unlike in SwiftUI, a menu with a `primaryAction` has a second, narrow button that opens the menu, because a long
/// press is unusual on the web.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false
    @Environment(\.menuIsBorderless) private var isBorderless

    /// Creates a menu with a custom label. With a `primaryAction`, the label performs it, and a second button opens the
    /// menu.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: (@MainActor () -> Void)? = nil
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    /// The content and behavior of the view.
    public var body: some View {
        ControlElement(.menu, [.presented: .flag(isOpen)]) {
            if isBorderless {
                face.environment(\.buttonLook, .builtIn("borderless"))
            } else {
                face
            }
            if isOpen {
                MenuItems(content) { [$isOpen] in $isOpen.wrappedValue = false }
            }
        }
    }

    @ViewBuilder private var face: some View {
        if let primaryAction {
            StyledButton(action: primaryAction, label: label)
            opener(Image(systemName: "chevron.down"), words: "More")
        } else {
            opener(label, words: nil)
        }
    }

    /// The button that opens the menu. As an item of another menu it doesn't close that menu, as other items do.
    private func opener<V: View>(_ label: V, words: String?) -> some View {
        StyledButton(
            attributes: [.roleName: .text("menu"), .label: .words(words)],
            action: { [$isOpen] in $isOpen.wrappedValue.toggle() }, label: label
        )
        .environment(\.closeMenu, nil)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title. With a `primaryAction`, the title performs it, and a second button opens the menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: (@MainActor () -> Void)? = nil
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title. With a `primaryAction`, the title performs it, and a second button opens the menu.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: (@MainActor () -> Void)? = nil
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol. With a `primaryAction`, they perform it, and a second button opens the
    /// menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            content: content, label: { BackstaffViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a symbol. With a `primaryAction`, they perform it, and a second button opens the
    /// menu.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            content: content, label: { BackstaffViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
