import BackstaffElements
import BackstaffGraph

// The attributes of a presentation's element: the traits that views inside have set, and the view that it belongs to.

extension PresentationNode {
    func showDialog() {
        let title = trait(PresentationTitle.self)
        set(.label, title?.words)
        switch kind {
        case .alert, .files: set(.roleName, "alert")
        default:
            set(.roleName, "actions")
            set(.displayMode, form.rawValue)
            if let button = buttons?.added { tree.set(.covered, to: .flag(form == .popover), of: button) }
        }
        showSource()
    }

    func showTraits(in size: SceneSize) {
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
        guard form == .popover else { return set(.source, nil as AttributeValue?) }
        set(.source, presentation.owner?.firstElement.map { .number(Double($0.id)) })
        guard case .popover(let anchor, let edge) = kind else { return }
        set(.anchor, anchor.name)
        set(.arrowEdge, edge?.name)
    }

    /// Makes the presentation modal, unless it is a column or allows interaction with the views behind it.
    func setModal() {
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

    /// The trait of a type. If several views have set it, the innermost one counts.
    func trait<Trait>(_ type: Trait.Type) -> Trait? {
        traits.isEmpty ? nil : traits.values(of: type).last?.value
    }

    // MARK: Detents

    private func currentDetent(of trait: DetentsTrait, in size: SceneSize) -> PresentationDetent? {
        let wanted = trait.selected ?? chosenDetent
        let known = trait.sorted(in: size)
        return wanted.flatMap { known.contains($0) ? $0 : nil } ?? known.first
    }

    func choose(detentNamed name: String) {
        guard let trait = trait(DetentsTrait.self), let size = currentSize,
            let detent = trait.sorted(in: size).first(where: { $0.name(in: size) == name })
        else { return }
        chosenDetent = detent
        if let selection = trait.selection { selection.wrappedValue = detent } else { invalidate() }
    }
}
