import BackstaffGraph

/// A stack, or two or three columns. It is superseded by ``NavigationStack`` and ``NavigationSplitView``, and consists
/// of them.
///
/// The first view of its content is the root of the stack, or of the first column. A second and a third view are the
/// initial content of the following columns. A link replaces the content of the next column with its view: see
/// ``NavigationLink/isDetailLink(_:)``.
///
/// ``View/navigationViewStyle(_:)`` chooses between the two. By default it has columns, two if its content is one view.
/// If the size class is compact, they form one stack, like those of a split view. So a phone shows a stack and a tablet
/// shows columns, and a resize loses nothing. A stack shows only the first view of its content.
///
/// Unlike in SwiftUI, one change of state can activate several levels, and all of them are shown. Views after the third
/// aren't shown.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
    private let content: Content
    private let fileID: StaticString
    private let line: UInt
    @Environment(\.navigationViewStyle) private var style

    /// Creates a stack or columns with the views of `content`.
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
