/// The form of a presentation in the available space. The raw value is the name on the page.
enum PresentationForm: String {
    /// A sheet that slides up from the bottom.
    case sheet
    /// A sheet in the middle of a wide window, with the size of a form, of a page or of its content.
    case form, page, fitted
    /// A cover over the whole window.
    case cover
    /// A popover beside its source.
    case popover
    /// A column at the trailing edge of the view that it inspects.
    case column
    /// An alert in the middle of the window.
    case alert

    init(
        of kind: PresentationKind, isCompact: Bool, isShort: Bool, adaptation: CompactAdaptation?, sizing: String?
    ) {
        let adapted = isCompact ? adaptation?.horizontal : isShort ? adaptation?.vertical : nil
        switch kind {
        case .alert: self = .alert
        case .actions: self = isCompact ? .sheet : .popover
        case .inspector: self = isCompact ? (adapted == .fullScreenCover ? .cover : .sheet) : .column
        case .cover: self = .cover
        case .sheet:
            switch adapted {
            case .fullScreenCover: self = .cover
            default: self = isCompact ? .sheet : sizing.flatMap(Self.init) ?? .form
            }
        case .popover:
            switch adapted {
            case .popover, PresentationAdaptation.none: self = .popover
            case .fullScreenCover: self = .cover
            case .sheet: self = isCompact ? .sheet : .form
            default: self = isCompact ? .sheet : .popover
            }
        }
    }

    /// Whether the form supports detents.
    var hasDetents: Bool { self == .sheet }
}
