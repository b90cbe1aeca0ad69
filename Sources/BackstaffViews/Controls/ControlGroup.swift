import BackstaffElements
import BackstaffGraph

/// A group of related controls that are shown side by side.
///
/// Unlike in SwiftUI, the label is shown only by some styles. Otherwise it is for screen readers, if it is a text.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    private let words: String?
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: nil, words: nil)
    }

    /// Creates a group of controls with a label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(content: content(), label: AnyView(label), words: (label as? Text)?.plainText)
    }

    /// Creates a group of controls with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    init(content: Content, label: AnyView?, words: String?) {
        self.content = content
        self.label = label
        self.words = words
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(
                ControlGroupStyleConfiguration(
                    content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())),
                    words: words))
        } else {
            ControlElement(.controlGroup, [.label: .words(words)]) { content }
        }
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}
