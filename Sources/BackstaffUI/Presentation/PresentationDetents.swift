import Foundation

/// A height at which a sheet can stand.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let customHeight: (@MainActor @Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, customHeight: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.customHeight = customHeight
    }

    public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// About half of the window. In a window that is short there is no such height.
    public static let medium = PresentationDetent(.medium)

    /// All of the window but a narrow strip at the top.
    public static let large = PresentationDetent(.large)

    /// So many points.
    ///
    /// - Parameter height: the height, in points. No more than that of ``large`` counts.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A part of the height of ``large``, from 0 to 1.
    ///
    /// - Parameter fraction: the part. No more than 1 counts.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height that an app works out.
    ///
    /// - Parameter type: the type that works it out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// What an app may go by in working out a height.
    @dynamicMemberLookup
    public struct Context {
        /// The height of ``PresentationDetent/large``, in points.
        public let maxDetentValue: CGFloat

        /// A value of the environment. Here it is the default of its key.
        ///
        /// - Parameter keyPath: the value.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// The height in points in a window of a size, or `nil` if it doesn't suit that.
    @MainActor
    func height(in size: SceneSize) -> CGFloat? {
        let most = max(size.height - 20, 0)
        return switch kind {
        case .medium: size.verticalSizeClass == .compact ? nil : (size.height / 2).rounded()
        case .large: most
        case .height(let height): height.isFinite && height > 0 ? min(height, most) : nil
        case .fraction(let part): part.isFinite && part > 0 ? (most * min(part, 1)).rounded() : nil
        case .custom:
            customHeight?(Context(maxDetentValue: most)).flatMap { $0.isFinite && $0 > 0 ? min($0, most) : nil }
        }
    }

    /// The name in the page, by which a person's choice comes back: a word, or points.
    @MainActor
    func name(in size: SceneSize) -> String {
        switch kind {
        case .medium: "medium"
        case .large: "large"
        default: "\(Int(height(in: size) ?? 0))"
        }
    }
}

/// A height of a sheet that an app works out.
public protocol CustomPresentationDetent {
    /// The height in points; `nil` if there is none in this context.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What to go by.
    public typealias Context = PresentationDetent.Context
}

/// The heights at which a sheet can stand.
struct DetentsTrait: Equatable {
    let detents: Set<PresentationDetent>
    /// What the app has selected.
    var selected: PresentationDetent?
    var selection: Binding<PresentationDetent>?

    static func == (first: Self, second: Self) -> Bool {
        first.detents == second.detents && first.selected == second.selected
            && (first.selection == nil) == (second.selection == nil)
    }

    /// Those that suit a window of a size, the lowest first.
    @MainActor
    func sorted(in size: SceneSize) -> [PresentationDetent] {
        let known = detents.compactMap { detent in detent.height(in: size).map { (detent, $0) } }
        return known.isEmpty ? [.large] : known.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @MainActor
    func names(in size: SceneSize) -> String {
        sorted(in: size).map { $0.name(in: size) }.joined(separator: " ")
    }
}

extension View {
    /// Says at which heights the sheet around this view can stand. It begins at the lowest, and a person drags it to the
    /// others by its grabber or its bar, or taps the grabber.
    ///
    /// They count where the sheet is a card that comes from below. In a wide window it is a form in the middle.
    ///
    /// - Parameter detents: the heights. If none of them suits the window, or there is none, it is
    ///   ``PresentationDetent/large``.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationTrait(DetentsTrait(detents: detents))
    }

    /// Says at which heights the sheet around this view can stand, and at which of them it does.
    ///
    /// - Parameters:
    ///   - detents: the heights.
    ///   - selection: the height that the sheet has. One that isn't among the others stands for the lowest.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(SelectedDetentsModifier(detents: detents, selection: selection))
    }
}

/// Reads the selection, so that the sheet follows it.
private struct SelectedDetentsModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent

    func body(content: Content) -> some View {
        content.presentationTrait(DetentsTrait(detents: detents, selected: selection, selection: $selection))
    }
}
