/// The parts of a ``ContentUnavailableView`` for a search without results.
public struct SearchUnavailableContent {
    /// The message that nothing was found.
    public struct Label: View {
        let text: String?

        /// The content and behavior of the view.
        public var body: some View {
            BackstaffViews.Label(title, systemImage: "magnifyingglass")
        }

        private var title: String {
            guard let text, !text.isEmpty else { return "No Results" }
            return "No Results for “\(text)”"
        }
    }

    /// The advice for the user.
    public struct Description: View {
        /// The content and behavior of the view.
        public var body: some View {
            Text("Check the spelling or try a new search.")
        }
    }

    /// An empty view.
    public struct Actions: View {
        /// The content and behavior of the view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    ///
    /// Unlike in SwiftUI, the text of the search isn't shown. Use ``search(text:)`` for that.
    public static var search: ContentUnavailableView<Label, Description, Actions> {
        results(nil)
    }

    /// A view for a search for `text` without results.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        results(text)
    }

    private static func results(_ text: String?) -> Self {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
