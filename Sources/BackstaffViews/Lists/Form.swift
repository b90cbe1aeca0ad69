import BackstaffGraph
import BackstaffNavigation

/// A container that shows controls for data entry as rows of a list.
public struct Form<Content: View>: View {
    private let content: Content
    private let place: SourcePlace

    /// Creates a form with a row for each view of `content`.
    ///
    /// - Parameters:
    ///   - content: The views.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
        self.content = content()
        place = SourcePlace(fileID, line)
    }

    /// The content and behavior of the view.
    public var body: some View {
        List<Never, Content>(selection: nil, content: content, place: place)
    }
}
