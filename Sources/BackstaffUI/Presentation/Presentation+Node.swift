import BackstaffElements
import BackstaffGraph

/// The node of what is presented. Its element stands in the window, above all that was there; what surrounds its views is
/// what surrounds the view that presents, except for navigation and search.
///
///     presenting view ── node of the content        (no elements among the presenting view's)
///     window ┬ …
///            ├ presentation  display-mode           answers `cancel`: a swipe down, Escape, a tap beside it
///            │   └ content                                  `edit`: another detent
///            └ dialog        role-name=alert, actions
final class PresentationNode: ElementNode {
    let kind: PresentationKind
    /// The presentation that this is a state of.
    private unowned(unsafe) let presentation: AnyPresentation  // It ends this node before it goes.
    private(set) lazy var level = PresentationLevel()
    /// What views inside say of how they want to be presented.
    let traits: PreferenceCollector
    @exclusivity(unchecked) private(set) var content: _Node?
    @exclusivity(unchecked) private(set) var form = PresentationForm.sheet
    /// The detent that a person, or the app, has chosen.
    @exclusivity(unchecked) private var chosenDetent: PresentationDetent?
    /// The button that the platform adds where a question has none.
    @exclusivity(unchecked) private var ownButton: Element?
    @exclusivity(unchecked) private var isButtonCheckScheduled = false
    private let scene: SceneContext?
    /// The navigation stacks inside.
    @exclusivity(unchecked) private var stacks: ContiguousArray<NavigationStackNode> = []

    init(_ kind: PresentationKind, of presentation: AnyPresentation, under owner: _Node) {
        self.kind = kind
        self.presentation = presentation
        traits = PreferenceCollector(graph: owner.graph)
        let surroundings = EnvironmentValues(owner.scope.environment)
        scene = surroundings.sceneContext
        let outer = surroundings.screenContext?.presentation
        super.init(kind.isDialog ? .dialog : .presentation, under: owner)
        traits.onChange = { [unowned(unsafe) self] in update() }  // Taken back in `unmount()`.
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.row = nil
        scope.preferences = nil
        // What is above the window stays when the screen that presents it is covered.
        scope.appearance =
            if case .inspector = kind {
                AppearanceScope(parent: scope.appearance, isShown: true, graph: graph)
            } else {
                AppearanceScope(
                    parent: outer?.scope.appearance, presenter: scope.appearance, isShown: true, graph: graph)
            }
        scope.assign { values in
            values.screenContext = ScreenContext(in: self)
            values.leaveContainers()
            values.horizontalSizeClass = .compact
            if kind.isDialog {
                values.buttonLook = nil
                values.closeMenu = CloseMenu { [weak self] in self?.dismissAfterAction() }
            }
        }
        tree.respond(to: kind.isDialog ? .cancel : [.edit, .cancel], at: element, by: self)
    }

    override var viewName: String { presentation.name }

    /// Makes the content, while the node is made.
    func show(_ makeContent: (_Node) -> _Node) {
        let node = makeContent(self)
        content = node
        node.forEachElement { tree.append($0, to: element) }
        if kind.isDialog { checkButtons() }
        inheritStyle()
        update()
    }

    /// Puts the element above all others.
    func place() {
        tree.insert(element, into: tree.root, before: nil)
        didPlace()
    }

    /// The element has been put in its place.
    func didPlace() {
        setModal()
    }

    /// Ends what is presented.
    func end() {
        scope.appearance.setShown(false)
        unmount()
        tree.dismiss(element)
    }

    override func unmount() {
        super.unmount()
        traits.onChange = nil
        content?.unmount()
        if let ownButton { tree.forget(ownButton) }
        scope.appearance.end()
    }

    // MARK: Form

    override func update() {
        let (size, ownClass) = Tracking.run(self, plan: FieldPlan.of(PresentationNode.self)) {
            let values = EnvironmentValues(parent?.scope.environment)
            return (values.sceneSize, isInspector ? values.horizontalSizeClass : nil)
        }
        var isCompact = size.horizontalSizeClass == .compact
        if isInspector { isCompact = ownClass != .regular }
        let former = form
        form = PresentationForm(
            of: kind, isCompact: isCompact, isShort: size.verticalSizeClass == .compact,
            adaptation: trait(CompactAdaptation.self), sizing: trait(PresentationSizingTrait.self)?.name)
        if form != former, form == .cover || former == .cover {
            let sizeClass: UserInterfaceSizeClass = form == .cover ? size.horizontalSizeClass : .compact
            scope.environment.reassign { $0.horizontalSizeClass = sizeClass }
        } else if form == .cover {
            scope.environment.reassign { $0.horizontalSizeClass = size.horizontalSizeClass }
        }
        if case .dialog = element.role { showQuestion() } else { showTraits(in: size) }
        if element.parent != nil { setModal() }
    }

    private var isInspector: Bool { if case .inspector = kind { true } else { false } }

    private func showQuestion() {
        let title = trait(PresentationTitle.self)
        set(.label, title?.words)
        switch kind {
        case .alert: set(.roleName, "alert")
        default:
            set(.roleName, "actions")
            set(.displayMode, form.rawValue)
            if let ownButton { tree.set(.covered, to: .flag(form == .popover), of: ownButton) }
        }
        showSource()
    }

    private func showTraits(in size: SceneSize) {
        set(.displayMode, form.rawValue)
        let detents = trait(DetentsTrait.self)
        set(.detents, detents.map { $0.names(in: size) })
        set(.detent, detents.flatMap { currentDetent(of: $0, in: size)?.name(in: size) })
        set(.dragIndicator, trait(DragIndicatorTrait.self)?.name)
        set(.dismissDisabled, isDismissDisabled)
        set(.backgroundInteraction, trait(BackgroundInteractionTrait.self)?.name(in: size))
        set(.contentInteraction, trait(ContentInteractionTrait.self)?.name)
        set(.radius, trait(CornerRadiusTrait.self)?.radius)
        let ground = trait(PresentationGround.self)
        set(.fill, ground?.fill.map { .color($0) })
        set(.material, ground?.material)
        let width = trait(InspectorWidthTrait.self)
        set(.width, width?.ideal)
        set(.minWidth, width?.least)
        set(.maxWidth, width?.most)
        showSource()
    }

    private func showSource() {
        guard kind.hasSource, form == .popover else { return set(.source, nil as AttributeValue?) }
        set(.source, presentation.owner?.firstElement.map { .number(Double($0.id)) })
        guard case .popover(let anchor, let edge) = kind else { return }
        set(.anchor, anchor.name)
        set(.arrowEdge, edge?.name)
    }

    /// What is below can't be reached, unless it stands beside the content or lets taps through.
    private func setModal() {
        var isModal = form != .column
        if let interaction = trait(BackgroundInteractionTrait.self), let size = currentSize, form.hasDetents {
            let current = trait(DetentsTrait.self).flatMap { currentDetent(of: $0, in: size) } ?? .large
            if interaction.isEnabled(at: current, in: size) { isModal = false }
        }
        tree.setModal(element, isModal && !element.has(.covered))
    }

    private var currentSize: SceneSize? {
        Tracking.untracked { EnvironmentValues(parent?.scope.environment).sceneSize }
    }

    /// What views inside say of one kind: of several the innermost.
    private func trait<Trait>(_ type: Trait.Type) -> Trait? {
        traits.isEmpty ? nil : traits.values(of: type).last?.value
    }

    /// Takes over what page styles around the presenting view say of all that is in it.
    private func inheritStyle() {
        for key in [AttributeKey.tint, .colorScheme, .layoutDirection] {
            let styles = sequence(first: presentation.owner?.firstElement?.parent, next: { $0?.parent })
            if let value = styles.prefix(while: { $0 != nil }).lazy.compactMap({ $0?[key] }).first { set(key, value) }
        }
    }

    // MARK: Detents

    private func currentDetent(of trait: DetentsTrait, in size: SceneSize) -> PresentationDetent? {
        let wanted = trait.selected ?? chosenDetent
        let known = trait.sorted(in: size)
        return wanted.flatMap { known.contains($0) ? $0 : nil } ?? known.first
    }

    private func choose(detentNamed name: String) {
        guard let trait = trait(DetentsTrait.self), let size = currentSize,
            let detent = trait.sorted(in: size).first(where: { $0.name(in: size) == name })
        else { return }
        chosenDetent = detent
        if let selection = trait.selection { selection.wrappedValue = detent } else { invalidate() }
    }

    // MARK: Ending

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .cancel: kind.isDialog ? cancel() : dismissByPerson()
        case .edit(let name): choose(detentNamed: name)
        case .activate: dismiss()
        default: break
        }
    }

    /// Ends the presentation as a person wants it, unless the app has forbidden that, once whoever has something to lose
    /// inside agrees.
    func dismissByPerson() {
        if isDismissDisabled || form == .cover { return }
        guard let scene else { return dismiss() }
        scene.guards.leave({ [weak self] view in self.map { view.isInside($0) } ?? false }) { [weak self] in
            self?.dismiss()
        }
    }

    func dismiss() {
        if isMounted { presentation.dismiss() }
    }

    var isDismissDisabled: Bool {
        !traits.isEmpty && traits.values(of: DismissDisabledTrait.self).contains { $0.value.isDisabled }
    }

    /// A button inside was tapped: what it does comes first.
    private func dismissAfterAction() {
        graph.afterUpdate { [weak self, presentation] in presentation.didAct(in: self) }
    }

    /// Escape, or a tap beside a question: the same as its Cancel button, or the only one it has.
    private func cancel() {
        let buttons = buttons
        if let ownButton, ownButton.has(.covered) { return dismiss() }
        guard let button = buttons.first(where: { $0[.roleName] == .text("cancel") }) ?? buttons.only else { return }
        _ = try? tree.deliver(.activate, to: button.id)
    }

    // MARK: Going back

    func add(_ stack: NavigationStackNode) {
        stacks.append(stack)
    }

    func remove(_ stack: NavigationStackNode) {
        stacks.removeAll { $0 === stack }
    }

    /// Goes back inside, or out of this: what a person means who goes back in the browser.
    func goBack() {
        if let stack = stacks.last(where: { $0.scope.appearance.isShown && $0.snapshot.depth > 0 }) {
            stack.goBack(by: 1)
        } else {
            respond(to: .cancel, at: element)
        }
    }

    // MARK: Buttons of a question

    private var buttons: [Element] {
        var found: [Element] = []
        element.forEachDescendant { if $0.role == .button || $0.role == .link { found.append($0) } }
        return found
    }

    /// Adds OK to an alert without a button, and Cancel to a choice without one.
    private func checkButtons() {
        isButtonCheckScheduled = false
        let others = buttons.filter { $0 !== ownButton }
        let isNeeded =
            if case .alert = kind { others.isEmpty } else { !others.contains { $0[.roleName] == .text("cancel") } }
        if isNeeded == (ownButton != nil) { return }
        if let button = ownButton {
            ownButton = nil
            tree.forget(button)
            tree.remove(button)
        } else {
            ownButton = makeOwnButton()
        }
    }

    private func makeOwnButton() -> Element {
        let isAlert = if case .alert = kind { true } else { false }
        let title: LocalizedStringKey = isAlert ? "OK" : "Cancel"
        let button = tree.make(.button, text: title.string)
        if !isAlert { tree.set(.roleName, to: .text("cancel"), of: button) }
        tree.respond(to: .activate, at: button, by: self)
        tree.insert(button, into: element, before: nil)
        return button
    }

    private func scheduleButtonCheck() {
        if !kind.isDialog || isButtonCheckScheduled { return }
        isButtonCheckScheduled = true
        graph.afterUpdate { [weak self] in if self?.isMounted == true { self?.checkButtons() } }
    }

    // MARK: Elements

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: self.element, before: sibling ?? ownButton)
        scheduleButtonCheck()
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(element, before: sibling ?? ownButton)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        tree.remove(element)
        scheduleButtonCheck()
    }
}

extension Array {
    fileprivate var only: Element? { count == 1 ? first : nil }
}

extension EnvironmentValues {
    /// Forgets the containers around the presenting view: what is presented is in none of them.
    mutating func leaveContainers() {
        splitColumn = nil
        isSplitViewCollapsed = false
        searchSession = nil
        unplacedSearch = nil
        closeMenu = nil
    }
}
