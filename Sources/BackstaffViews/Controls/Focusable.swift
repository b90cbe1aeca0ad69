import BackstaffElements
import BackstaffGraph

/// How a user interacts with a focused view. On a page, all of these are the same.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The interactions as bits.
    public let rawValue: Int

    /// Creates interactions from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view has an action, as a button has.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// The view takes input, as a text field does.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// The interactions that suit the platform.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Sets whether this view can have the keyboard focus.
    ///
    /// A tap on the view gives it the focus, and so does the Tab key. ``focused(_:)`` binds the focus, and
    /// ``onKeyPress(_:action:)`` handles keys.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether this view can have the keyboard focus. The interactions change nothing on a page.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }
}

private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @Environment(\.focusTarget) private var focus

    func body(content: Content) -> some View {
        FocusableElement(
            isFocusable: isFocusable, focus: isFocusable ? focus : nil,
            isFocusWanted: isFocusable && focus?.isWanted() ?? false,
            // The focus of this view isn't that of a field inside it.
            content: content.environment(\.focusTarget, isFocusable ? nil : focus))
    }
}

private struct FocusableElement<Content: View>: LayoutContainer {
    let isFocusable: Bool
    let focus: FocusTarget?
    let isFocusWanted: Bool
    let content: Content

    func makeNode(under parent: _Node) -> FocusableNode { FocusableNode(.gesture, under: parent) }

    func configure(_ node: FocusableNode) {
        node.apply(isFocusable: isFocusable, focus: focus, isWanted: isFocusWanted)
    }
}

/// The node of a view that can have the keyboard focus without being a field.
private final class FocusableNode: ContainerNode, TextInputFocus, ElementResponder {
    private(set) var focusTarget: FocusTarget?
    private var isWanted = false

    func apply(isFocusable: Bool, focus: FocusTarget?, isWanted: Bool) {
        let changes = isWanted != self.isWanted || focus != focusTarget
        if !isFocusable, tree.focused === element {
            endFocus()
            tree.unfocus()
        }
        focusTarget = focus
        self.isWanted = isWanted
        tree.respond(to: isFocusable ? .focus : [], at: element, by: self)
        if changes { followFocusTarget() }
    }

    func respond(to event: ElementEvent, at element: Element) {
        if case .focus(let isFocused) = event { focusTarget?.note(isFocused) }
    }

    /// Takes the focus, unless the view is covered or hidden. Then the focus state is reset.
    func takeFocus() {
        if tree.shows(element) { tree.focus(element) } else { focusTarget?.note(false) }
    }

    override func unmount() {
        endFocus()
        super.unmount()
    }
}
