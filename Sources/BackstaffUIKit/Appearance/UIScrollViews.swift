import BackstaffViews
import Foundation

// The scrolling views of UIKit that apps name to change the look of SwiftUI's. A page's views read nothing of it.

/// A scrolling view of UIKit. It is never shown.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// How scrolling hides the keyboard: use `scrollDismissesKeyboard(_:)`.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all, by any scrolling, or by dragging over the keyboard.
        case none, onDrag, interactive
    }

    /// Whether the content moves past its ends.
    public var bounces = true
    /// Whether scrolling stops at pages.
    public var isPagingEnabled = false
    /// Whether the content scrolls.
    public var isScrollEnabled = true
    /// Whether the vertical scroll bar is shown.
    public var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll bar is shown.
    public var showsHorizontalScrollIndicator = true
    /// How scrolling hides the keyboard.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The space around the content.
    public var contentInset = UIEdgeInsets.zero
}

/// A table of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
    /// The lines between rows: use `listRowSeparator(_:)`.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines, or one line.
        case none, singleLine
    }

    /// The lines between rows.
    public var separatorStyle = SeparatorStyle.singleLine
    /// The color of the lines.
    public var separatorColor: UIColor?
    /// The space before and after the lines.
    public var separatorInset = UIEdgeInsets.zero
    /// The view above the rows.
    public var tableHeaderView: UIView?
    /// The view below the rows.
    public var tableFooterView: UIView?
    /// The view behind the rows.
    public var backgroundView: UIView?
    /// The height of the rows.
    public var rowHeight: CGFloat = -1
    /// The height of the headers.
    public var sectionHeaderHeight: CGFloat = -1
    /// The height of the footers.
    public var sectionFooterHeight: CGFloat = -1
    /// The space above the headers.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// Whether rows can be selected.
    public var allowsSelection = true
}

/// A row of a table of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
    /// The look of a selected row.
    public enum SelectionStyle: Int, Sendable {
        /// No change, or the usual one.
        case none, `default`
    }

    /// The look of a selected row.
    public var selectionStyle = SelectionStyle.default
    /// The view behind a selected row.
    public var selectedBackgroundView: UIView?
}

/// A header or footer of a table of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIView {
    /// The view behind the header.
    public var backgroundView: UIView?
}

/// A collection of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
    /// The view behind the items.
    public var backgroundView: UIView?
}

/// A text of several lines of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
    /// The space around the text.
    public var textContainerInset = UIEdgeInsets.zero
}
