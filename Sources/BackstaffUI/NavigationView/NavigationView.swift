import BackstaffGraph

/// A stack, or two or three columns. Superseded by ``NavigationStack`` and ``NavigationSplitView``, of which it is made.
///
/// The first view of its content is the root of the stack, or of the first column. A second and a third view are what the
/// columns after that show at first: a link puts its view in the place of the next column's, see
/// ``NavigationLink/isDetailLink(_:)``.
///
/// ``View/navigationViewStyle(_:)`` says which of both it is. By itself it has columns, two where its content is one view:
/// where the size class is compact these form one stack, as those of a split view do. So a phone shows a stack and a tablet
/// shows columns, and a change of size loses nothing. A stack shows the first view of its content and no other.
///
/// Differs from SwiftUI in that several levels that one change of state activates are all shown. Views beyond the third are
/// not shown.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
    private let content: Content
    private let fileID: StaticString
    private let line: UInt
    @Environment(\.navigationViewStyle) private var style

    /// A stack or columns with the views of `content`.
    public init(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.content = content()
        self.fileID = fileID
        self.line = line
    }

    /// The stack or the columns.
    public var body: some View {
        let columns = ColumnViews(of: content)
        switch style {
        case .stack:
            NavigationStack(root: { columns[0] }, fileID: fileID, line: line)
        case .automatic, .columns:
            if columns.count > 2 {
                NavigationSplitView {
                    columns[0]
                } content: {
                    columns[1]
                } detail: {
                    columns[2]
                }
            } else {
                NavigationSplitView {
                    columns[0]
                } detail: {
                    columns[1]
                }
            }
        }
    }
}
