import Foundation

/// Who lays out the views of a page: style sheets, or the rules of BackstaffLayout, which the page runs as WebAssembly.
///
/// The rules aren't the usual choice yet, because they don't cover rows, sheets and bars, and the first paint doesn't have their
/// frames.
enum PageLayoutSetting {
    /// Whether pages load the rules: if the variable `BACKSTAFF_PAGE_LAYOUT` is `rules`.
    static let isByRules = ProcessInfo.processInfo.environment["BACKSTAFF_PAGE_LAYOUT"] == "rules"
}
