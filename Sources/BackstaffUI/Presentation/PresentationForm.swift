/// How something is presented in the room that there is. The raw value is the name in the page.
enum PresentationForm: String {
    /// A card that comes from below.
    case sheet
    /// In the middle of a wide window: as large as a form, as a page, or as its content.
    case form, page, fitted
    /// All over the window.
    case cover
    /// Beside what it belongs to.
    case popover
    /// A column at the trailing edge of what it belongs to.
    case column
    /// In the middle, to be answered first.
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

    /// Whether it can stand at several heights.
    var hasDetents: Bool { self == .sheet }
}
