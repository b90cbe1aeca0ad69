import BackstaffElements

extension View {
    /// Adds a tooltip to this view.
    public func help(_ textKey: LocalizedStringKey) -> some View { hint(textKey.string) }

    /// Adds a tooltip to this view.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { hint(String(text)) }

    /// Adds a tooltip to this view.
    @_disfavoredOverload
    public func help<Title: _TextTitle & _OverloadWeight>(_ text: Title) -> some View { hint(text._text.plainText) }

    private func hint(_ words: String) -> some View {
        described([(.hint, .text(words))])
    }
}
