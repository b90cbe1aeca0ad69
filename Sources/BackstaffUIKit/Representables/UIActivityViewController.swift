import BackstaffUI
import Foundation

/// Shares texts and addresses. In a ``UIViewControllerRepresentable``, the page shows a button for each.
///
/// A browser opens its list of apps only when a button is pressed. So unlike on Apple's platforms, the list doesn't appear by
/// itself.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// What to do with the result. It isn't called.
    public typealias CompletionWithItemsHandler = (String?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    /// Called on Apple's platforms when something was shared. A page doesn't know it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a view controller.
    ///
    /// - Parameters:
    ///   - activityItems: What is shared. Texts and addresses have a button, everything else has none.
    ///   - applicationActivities: Activities of the app. They aren't shown.
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        items = activityItems
        super.init(hosting: ())
    }

    /// Creates nothing, because there are no storyboards.
    public required init?(coder: NSCoder) { nil }

    override var content: AnyView? {
        AnyView(
            VStack(spacing: 16) {
                ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                    switch item {
                    case let url as URL: ShareLink(item: url)
                    case let text as String: ShareLink(item: text)
                    default: EmptyView()
                    }
                }
            }
            .padding())
    }
}
