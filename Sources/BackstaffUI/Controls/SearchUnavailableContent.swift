/// What a ``ContentUnavailableView`` says of a search without results.
public struct SearchUnavailableContent {
    /// Says that nothing was found.
    public struct Label: View {
        let text: String?

        /// What is shown.
        public var body: some View {
            BackstaffUI.Label(title, systemImage: "magnifyingglass")
        }

        private var title: String {
            guard let text, !text.isEmpty else { return "No Results" }
            return "No Results for “\(text)”"
        }
    }

    /// Says what can be done.
    public struct Description: View {
        /// What is shown.
        public var body: some View {
            Text("Check the spelling or try a new search.")
        }
    }

    /// Nothing.
    public struct Actions: View {
        /// What is shown.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search without results.
    ///
    /// Different from Apple's: the words of the search are not known here; ``search(text:)`` says them.
    public static var search: ContentUnavailableView<Label, Description, Actions> {
        results(nil)
    }

    /// A search for `text` without results.
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
