import BackstaffElements
import BackstaffGraph

/// The node of a presented view. Its element is in the window, above everything else. Its environment is that of the
/// presenting view, except for navigation and search.
///
///     presenting view ── node of the content        (none of its elements are inside the presenting view's)
///     window ┬ …
///            ├ presentation  display-mode           supports `cancel`: a swipe down, Escape, a tap beside it
///            │   └ content                                  `edit`: another detent
///            └ dialog        role-name=alert, actions
final class PresentationNode: ElementNode, ElementResponder {
    let kind: PresentationKind
    /// The presentation that owns this node.
    unowned let presentation: AnyPresentation  // It ends this node before it goes.
    private(set) lazy var level = PresentationLevel()
    /// The presentation traits that views inside have set.
    let traits: PreferenceCollector
    private(set) var content: _Node?
    private(set) var form = PresentationForm.sheet
    /// The detent that a user has chosen.
    var chosenDetent: PresentationDetent?
    /// The buttons of an alert or a confirmation dialog.
    private(set) var buttons: DialogButtons?
    /// The color scheme that the content prefers.
    private(set) var colorScheme: ColorScheme?
    let scene: SceneContext?
    /// The navigation containers inside.
    let group: NavigationGroup

    init(_ kind: PresentationKind, of presentation: AnyPresentation, under owner: _Node) {
        self.kind = kind
        self.presentation = presentation
        traits = PreferenceCollector(graph: owner.graph)
        let surroundings = EnvironmentValues(owner.scope.environment)
        scene = surroundings.sceneContext
        group = NavigationGroup(presentedFrom: surroundings.navigationGroup)
        let outer = surroundings.presentationNode
        super.init(kind.isDialog ? .dialog : .presentation, under: owner)
        if kind.isDialog { buttons = DialogButtons(of: self) }
        traits.onChange = { [weak self] in self?.update() }
        scope = Scope(copying: scope)
        scope.leaveRow()
        scope.leavePreferences()
        // The form is determined before the content is created, because the content may depend on the size class.
        let (size, ownClass) = Tracking.untracked { (surroundings.sceneSize, surroundings.horizontalSizeClass) }
        form = form(in: size, ownClass: ownClass)
        // A view above the window remains visible when the screen that presents it is covered.
        scope.appearance =
            if kind.isInspector {
                AppearanceScope(parent: scope.appearance, isShown: true, graph: graph)
            } else {
                AppearanceScope(
                    parent: outer?.scope.appearance, presenter: scope.appearance, isShown: true, graph: graph)
            }
        scope.assign { values in
            values.screenContext = ScreenContext(in: self)
            values.leaveContainers()
            values.navigationGroup = group
            values.horizontalSizeClass = sizeClass(in: size)
            if kind.isDialog {
                values.buttonLook = nil
                values.closeMenu = CloseMenu { [weak self] in self?.dismissAfterAction() }
            }
        }
        tree.respond(to: kind.isDialog ? .cancel : [.edit, .cancel], at: element, by: self)
    }

    override var viewName: String { presentation.name }

    /// Creates the content. It is called once, when the node is created.
    func show(_ makeContent: (_Node) -> _Node) {
        let node = makeContent(self)
        content = node
        node.forEachElement { tree.append($0, to: element) }
        buttons?.check()
        inheritStyle()
        update()
    }

    /// Inserts the element above all others.
    func place() {
        tree.insert(element, into: tree.root, before: nil)
        setModal()
    }

    /// Removes the presented view.
    func end() {
        scope.appearance.setShown(false)
        unmount()
        tree.dismiss(element)
    }

    override func unmount() {
        super.unmount()
        traits.onChange = nil
        content?.unmount()
        buttons?.end()
        scope.appearance.end()
    }

    // MARK: Form

    override func update() {
        let (size, ownClass) = Tracking.run(self, plan: FieldPlan.of(PresentationNode.self)) {
            let values = EnvironmentValues(parent?.scope.environment)
            return (values.sceneSize, kind.isInspector ? values.horizontalSizeClass : nil)
        }
        let former = form
        form = form(in: size, ownClass: ownClass)
        if form == .cover || former == .cover {
            let sizeClass = sizeClass(in: size)
            scope.environment.reassign { $0.horizontalSizeClass = sizeClass }
        }
        if kind.isDialog { showDialog() } else { showTraits(in: size) }
        if traits.preferredColorScheme != colorScheme {
            colorScheme = traits.preferredColorScheme
            inheritStyle()
        }
        if element.parent != nil { setModal() }
    }

    /// The form for the available space.
    ///
    /// - Parameter ownClass: The size class of the presenting view, which determines the form of an inspector.
    private func form(in size: SceneSize, ownClass: UserInterfaceSizeClass?) -> PresentationForm {
        PresentationForm(
            of: kind, isCompact: kind.isInspector ? ownClass != .regular : size.horizontalSizeClass == .compact,
            isShort: size.verticalSizeClass == .compact, adaptation: trait(CompactAdaptation.self),
            sizing: trait(PresentationSizingTrait.self)?.name)
    }

    /// The horizontal size class of the content.
    private func sizeClass(in size: SceneSize) -> UserInterfaceSizeClass {
        form == .cover ? size.horizontalSizeClass : .compact
    }

    // MARK: Events

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .cancel: if let buttons { buttons.cancel() } else { dismissByUser() }
        case .edit(let name): choose(detentNamed: name)
        case .activate: dismiss()
        default: break
        }
    }

    // MARK: Elements

    override var elementAfterContent: Element? { buttons?.added }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling)
        buttons?.scheduleCheck()
    }

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        buttons?.scheduleCheck()
    }
}

extension PresentationNode: EnclosingPresentation {}

extension EnvironmentValues {
    /// The presented view that the view is in.
    @MainActor var presentationNode: PresentationNode? {
        screenContext?.presentation as? PresentationNode
    }

    /// Removes the containers around the presenting view. A presented view isn't in any of them.
    mutating func leaveContainers() {
        splitColumn = nil
        isSplitViewCollapsed = false
        searchState = nil
        unplacedSearch = nil
        closeMenu = nil
        outerToolbar = nil
    }
}
