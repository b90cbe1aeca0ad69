/// One step of a ``Flow``: something that a person does, or something that is to be seen.
///
/// Words name what shows them. They are compared whole and as they are written, with an element's text, its
/// accessibility label, its placeholder and what is typed into it; failing that with all words of a control or a row,
/// joined by single spaces; failing that with accessibility identifiers. A control can also be named by its symbol or its
/// role. Of several the first in reading order is meant, and `Edit [2]` is the second.
///
/// Steps that look for something wait until it is there.
public enum FlowStep: Hashable, Sendable {
    /// `tapOn: WORDS` taps the control that shows the words, or gives the focus to a field.
    case tapOn(String)
    /// `commandTapOn: WORDS` taps a row with ⌘ or Ctrl held: selects it besides others, or no more.
    case commandTapOn(String)
    /// `shiftTapOn: WORDS` taps a row with Shift held: selects all rows up to it.
    case shiftTapOn(String)
    /// `tapOutside` taps beside a column that lies over others.
    case tapOutside
    /// `back` taps the back button.
    case back
    /// `swipe: back`, `up`, `down`, `left`, `right`.
    case swipe(Swipe)
    /// `inputText: TEXT` types into the field that has the focus, at its end, character by character. A slider that has
    /// the focus takes the text as its value.
    case inputText(String)
    /// `eraseText` deletes all of the text in the field that has the focus; `eraseText: 3` the last three characters.
    case eraseText(Int?)
    /// `hideKeyboard` takes the focus away from a field.
    case hideKeyboard
    /// `pressKey: enter`, and the other ``Key``s; `shift up` and its kin extend a selection.
    case pressKey(Key, shift: Bool = false)
    /// `openLink: URL` gives the scene an address, as a link that is followed in the page does.
    case openLink(String)
    /// `resize: 390x844` changes the size of the tab, in points.
    case resize(Size)
    /// `scrollUntilVisible: WORDS` scrolls lists from the top until the words are shown.
    case scrollUntilVisible(String)
    /// `doubleTapOn: WORDS` does the primary action of a row, as a double click does.
    case doubleTapOn(String)
    /// `longPressOn: WORDS` opens the context menu of what shows the words. Its items can then be tapped.
    case longPressOn(String)
    /// `closeMenu` closes the context menu that is open, without a choice.
    case closeMenu
    /// `dismiss` ends the sheet or what else is presented on top, as a swipe down or a tap beside it does.
    case dismiss
    /// `dragSheet: large` drags the sheet on top to another of its heights: `medium`, `large`, or one in points.
    case dragSheet(String)
    /// `deleteRow: WORDS` deletes a row as its list offers it: by the button under the minus, a swipe or the Delete key.
    case deleteRow(String)
    /// `moveRow: WORDS before WORDS` drops a row before another; `moveRow: WORDS to end` behind all that it can be moved
    /// among. Words that hold “ before ” themselves have double quotes of their own: `'"Salt before pepper" to end'`.
    case moveRow(String, before: String?)
    /// `swipeRow: left WORDS` uncovers the actions at the trailing edge of a row, `right` those at its leading edge.
    /// `swipeRow: full left WORDS` does the first of them at once.
    case swipeRow(SwipeEdge, String, isFull: Bool = false)
    /// `closeSwipe: WORDS` moves a row back over its actions.
    case closeSwipe(String)
    /// `refresh` pulls down the first list that can be refreshed; `refresh: WORDS` the list that shows the words.
    case refresh(String?)
    /// `cancelSearch` clears a search and ends it; `cancelSearch: WORDS` that of the field that shows the words.
    case cancelSearch(String?)
    /// `toggleSidebar` taps the button that shows and hides a sidebar.
    case toggleSidebar
    /// `columnWidth: sidebar 320` drags the divider behind a column, which is then so many points wide, within limits.
    case columnWidth(column: String, points: Double)
    /// `travel: 2` goes to a step of the browser's history, as its own buttons do.
    case travel(Int)
    /// `waitFor: WORDS` waits until the words are shown, for longer than other steps do: 10 seconds.
    case waitFor(String)
    /// `assertVisible: WORDS`: something on screen shows the words.
    case assertVisible(String)
    /// `assertNotVisible: WORDS`: nothing on screen does.
    case assertNotVisible(String)
    /// `assertSelected: WORDS`: the row or control that shows the words is selected.
    case assertSelected(String)
    /// `assertEditing`: a list on screen is in edit mode.
    case assertEditing
    /// `assertNotEditing`: none is.
    case assertNotEditing
    /// `assertTitle: WORDS`: the title of the screen that is shown.
    case assertTitle(String)
    /// `assertPath: A, B`: what the values of the innermost stack's path say of themselves. With nothing behind the
    /// colon the path is empty.
    case assertPath([String])
    /// `assertPresented: sheet`: what is presented on top: `sheet`, `form`, `page`, `fitted`, `cover`, `popover`, `alert` or
    /// `actions`; `none` if nothing is.
    case assertPresented(String)
    /// `assertRoot`: there is no way back.
    case assertRoot
    /// `assertURL: /recipes/12`: the address of what is shown, as the browser shows it.
    case assertURL(String)
    /// `assertMotion: push`, `pop`, `fade` or `none`: how screens moved since the last thing that was done.
    case assertMotion(String)

    /// Where a finger goes.
    public enum Swipe: String, CaseIterable, Sendable {
        /// From the leading edge inwards: goes back.
        case back
        /// A list or lazy stack shows what is below.
        case up
        /// A list or lazy stack shows what is above.
        case down
        /// The next page of a tab view of pages.
        case left
        /// The page before, of a tab view of pages; else the same as ``back``.
        case right
    }

    /// A key that means something outside of text.
    public enum Key: String, CaseIterable, Sendable {
        /// Return: submits the field that has the focus.
        case enter
        /// Deletes the last character of the field that has the focus.
        case backspace
        /// Goes back in the innermost stack.
        case escape
        /// Moves the selection of a list to the row above.
        case up
        /// Moves the selection of a list to the row below.
        case down
        /// Moves the selection of a list to the first row.
        case home
        /// Moves the selection of a list to the last row.
        case end
    }
}
