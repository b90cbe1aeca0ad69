import BackstaffGraph

/// A type-erased style for a kind of control, for the environment.
package struct ControlStyle<Configuration>: Equatable {
    private let style: Any
    private let makeView: @MainActor (Configuration) -> AnyView
    private let isEqual: (Any) -> Bool

    /// - Parameter makeBody: Creates the body of a control.
    @MainActor
    init<Style, Content: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        makeView = { AnyView(StyleBody(style: style, configuration: $0, makeBody: makeBody)) }
        isEqual = { ($0 as? Style).map { valuesAreEqual(style, $0) } ?? false }
    }

    /// The body of a control in this style.
    @MainActor
    func view(_ configuration: Configuration) -> AnyView { makeView(configuration) }

    package static func == (first: Self, second: Self) -> Bool { first.isEqual(second.style) }
}

/// The environment key for a kind of style. The value `nil` stands for the built-in style.
struct ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// The body of a control in a custom style. The dynamic properties of the style, such as `@Environment`, get their
/// values here.
struct StyleBody<Style, Configuration, Content: View>: PrimitiveView {
    fileprivate let style: Style
    fileprivate let configuration: Configuration
    fileprivate let makeBody: @MainActor (Style, Configuration) -> Content

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        StyleBodyNode(view, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: StyleBodyNode<Style, Configuration, Content>.self).update(to: view)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Content.self)
    }
}

private final class StyleBodyNode<Style, Configuration, Content: View>: ContentNode {
    private let plan: FieldPlan
    private var style: Style
    private var view: StyleBody<Style, Configuration, Content>

    init(_ view: StyleBody<Style, Configuration, Content>, under parent: _Node) {
        plan = FieldPlan.of(Style.self)
        self.view = view
        style = view.style
        super.init(under: parent)
        plan.install(&style, previous: nil, in: self)
        show(runBody())
    }

    override var viewName: String { plan.name }

    func update(to new: StyleBody<Style, Configuration, Content>) {
        var newStyle = new.style
        withUnsafePointer(to: style) { plan.install(&newStyle, previous: $0, in: self) }
        style = newStyle
        view = new
        isDirty = false
        update()
    }

    override func update() {
        update(content: runBody())
    }

    private func runBody() -> Content {
        graph.bodyCount += 1
        graph.onBody?(Style.self)
        return Tracking.run(self, plan: plan) { view.makeBody(style, view.configuration) }
    }

    override func unmount() {
        super.unmount()
        plan.uninstall(&style)
    }
}
