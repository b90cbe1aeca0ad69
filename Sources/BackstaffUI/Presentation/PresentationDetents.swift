import Foundation

/// A height of a sheet.
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

    /// About half of the window's height. In a compact vertical size class this detent isn't available.
    public static let medium = PresentationDetent(.medium)

    /// The height of the window except for a narrow strip at the top.
    public static let large = PresentationDetent(.large)

    /// Creates a detent with a fixed height.
    ///
    /// - Parameter height: The height in points. It is limited to that of ``large``.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// Creates a detent with a fraction of the height of ``large``.
    ///
    /// - Parameter fraction: The fraction, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// Creates a detent whose height the app computes.
    ///
    /// - Parameter type: The type that computes the height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// Information for computing a height.
    @dynamicMemberLookup
    public struct Context {
        /// The height of ``PresentationDetent/large``, in points.
        public let maxDetentValue: CGFloat

        /// A value of the environment. Unlike in SwiftUI, it is always the default value.
        ///
        /// - Parameter keyPath: The key path of the value.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// The height in points, or `nil` if the detent isn't available in a window of this size.
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

    /// The name on the page: `medium`, `large`, or the height in points. The page sends it back when a user chooses
    /// the detent.
    @MainActor
    func name(in size: SceneSize) -> String {
        switch kind {
        case .medium: "medium"
        case .large: "large"
        default: "\(Int(height(in: size) ?? 0))"
        }
    }
}

/// A detent whose height the app computes.
public protocol CustomPresentationDetent {
    /// Returns the height in points, or `nil` if the detent isn't available in this context.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The information for computing a height.
    public typealias Context = PresentationDetent.Context
}

/// The detents of a sheet.
struct DetentsTrait: Equatable {
    let detents: Set<PresentationDetent>
    /// The detent that the app has selected.
    var selected: PresentationDetent?
    var selection: Binding<PresentationDetent>?

    static func == (first: Self, second: Self) -> Bool {
        first.detents == second.detents && first.selected == second.selected
            && (first.selection == nil) == (second.selection == nil)
    }

    /// The detents that are available in a window of this size, the lowest first.
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
    /// Sets the detents of the sheet that contains this view. The sheet begins at the lowest one. A user changes it
    /// by dragging the grabber or the bar, or by tapping the grabber.
    ///
    /// Detents have no effect in a wide window, where the sheet is in the middle of the window.
    ///
    /// - Parameter detents: The detents. If none is available in the window, ``PresentationDetent/large`` is used.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationTrait(DetentsTrait(detents: detents))
    }

    /// Sets the detents of the sheet that contains this view, and the selected one.
    ///
    /// - Parameters:
    ///   - detents: The detents.
    ///   - selection: A binding to the current detent. A value that isn't among the detents stands for the lowest one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(SelectedDetentsModifier(detents: detents, selection: selection))
    }
}

/// Reads the selection in its body, so that the sheet follows changes.
private struct SelectedDetentsModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent

    func body(content: Content) -> some View {
        content.presentationTrait(DetentsTrait(detents: detents, selected: selection, selection: $selection))
    }
}
