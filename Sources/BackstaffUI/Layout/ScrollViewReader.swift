import BackstaffNavigation
import Foundation

/// Views that scroll, and a way to scroll them by code.
///
/// ```swift
/// ScrollViewReader { reader in
///     ScrollView {
///         ForEach(chapters) { ChapterView($0) }
///     }
///     .onChange(of: chapter) { reader.scrollTo(chapter.id, anchor: .top) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    @State private var targets = ScrollTargets()
    @Environment(\.scrollTargets) private var outer

    /// - Parameter content: makes the views, given what scrolls them.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// What is shown.
    public var body: some View {
        let _ = targets.outer = outer
        content(ScrollViewProxy(targets: targets)).environment(\.scrollTargets, targets)
    }
}

/// Scrolls views of a ``ScrollViewReader`` by code.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    let targets: ScrollTargets

    /// Scrolls until a view is on screen: gliding, if it is called in `withAnimation`.
    ///
    /// A view has its identity by `id(_:)`, or as that of an element of a ``ForEach``. A row of a list or lazy stack that is far
    /// from the screen is made for it, if it is known by the latter. A call that finds no view is reported once.
    ///
    /// - Parameters:
    ///   - id: the identity of the view.
    ///   - anchor: the place at which the view is to stand, as the nearest of the nine named ones; `nil` for the one
    ///     that takes the least scrolling.
    public func scrollTo<ID: Hashable>(
        _ id: ID, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let isGliding = Transaction.current.animation != nil
        targets.scroll(to: id, anchor: anchor.map { $0.name ?? "center" }, isGliding: isGliding) {
            Diagnostics.report(
                .unknownScrollTarget,
                """
                scrollTo(_:anchor:) finds no view with this identity. Views have one by id(_:), or as elements of a \
                ForEach. In a list or a lazy stack, rows that are far from the screen are found by the latter only.
                """, fileID: fileID, line: line)
        }
    }
}
