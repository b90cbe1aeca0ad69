extension PresentationForm {
    /// The form of a kind of presentation in the available space, as `presentationCompactAdaptation` and
    /// `presentationSizing` change it.
    ///
    /// - Parameters:
    ///   - kind: What the app presents.
    ///   - isCompact: Whether the horizontal size class is compact: that of the presenting view for an inspector, and that
    ///     of the window otherwise.
    ///   - isShort: Whether the vertical size class of the window is compact.
    ///   - adaptation: The forms that the app wants in a compact size class.
    ///   - sizing: The name of the size that the app wants for a sheet in a wide window.
    init(
        of kind: PresentationKind, isCompact: Bool, isShort: Bool, adaptation: CompactAdaptation?, sizing: String?
    ) {
        let adapted = isCompact ? adaptation?.horizontal : isShort ? adaptation?.vertical : nil
        switch kind {
        case .alert, .files: self = .alert
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
}
