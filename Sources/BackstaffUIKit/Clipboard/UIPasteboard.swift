import BackstaffViews
import Foundation

/// The clipboard of the visitor. An action can write a text to it, but nothing can read it.
///
/// A browser accepts a text shortly after a tap. Otherwise the page asks the visitor first.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The clipboard of the visitor.
    public nonisolated static let general = UIPasteboard()

    private nonisolated init() {}

    /// The text on the clipboard. Set it in an action of a view. It is always `nil`: a browser gives a page the clipboard
    /// only if the visitor pastes. Let the visitor paste into a field.
    public var string: String? {
        get { nil }
        set { if let newValue { EnvironmentValues.ofCurrentScene.enclosingScene?.copy(newValue) } }
    }

    /// The address on the clipboard. It can be set as ``string`` can.
    public var url: URL? {
        get { nil }
        set { string = newValue?.absoluteString }
    }

    /// Whether the clipboard has texts. It is always `false`, because nothing can read it.
    public var hasStrings: Bool { false }
}
