import BackstaffNavigation
import Foundation

/// A view that allows its content to be scrolled programmatically.
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
    /// The closure that creates the content.
    public var content: (ScrollViewProxy) -> Content
    @State private var targets = ScrollTargets()
    @Environment(\.scrollTargets) private var outer

    /// - Parameter content: A view builder that receives the proxy for scrolling.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The content and behavior of the view.
    public var body: some View {
        let _ = targets.outer = outer
        content(ScrollViewProxy(targets: targets)).environment(\.scrollTargets, targets)
    }
}

/// A proxy that scrolls the views of a ``ScrollViewReader``.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    let targets: ScrollTargets

    /// Scrolls to a view. The scrolling is animated if this method is called in `withAnimation`.
    ///
    /// The view's id is set with `id(_:)`, or it is that of an element of a ``ForEach``. In the latter case a row of a
    /// list or lazy stack is loaded if it is far from the screen. If there is no such view, this is reported once.
    ///
    /// - Parameters:
    ///   - id: The id of the view.
    ///   - anchor: The position of the view after scrolling, which is rounded to the nearest of the nine named points,
    ///     or `nil` for as little scrolling as possible.
    public func scrollTo<ID: Hashable>(
        _ id: ID, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let isGliding = Transaction.current.animation != nil
        targets.scroll(to: id, anchor: anchor.map { $0.name ?? "center" }, isGliding: isGliding) {
            Diagnostics.report(
                .unknownScrollTarget,
                """
                scrollTo(_:anchor:) finds no view with this identity. Views have one by id(_:), or as elements of a \
                ForEach. In a list or a lazy stack, only the elements of a ForEach are found far from the screen.
                """, fileID: fileID, line: line)
        }
    }
}
