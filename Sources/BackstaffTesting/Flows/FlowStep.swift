/// A step of a ``Flow``: an action of a user, or an assertion about the screen.
///
/// `WORDS` stands for text that identifies an element. It must be equal to one of these, which are tried in this order:
///
/// 1. the element's text, accessibility label, placeholder or typed text, or the symbol or role of a control
/// 2. all texts of a control or a row, joined by single spaces
/// 3. an accessibility identifier
///
/// If several elements match, the first in reading order is used. `Edit [2]` selects the second.
///
/// Steps that look for an element wait until it is there.
public enum FlowStep: Hashable, Sendable {
    /// `tapOn: WORDS` taps a control, or gives the focus to a field.
    case tapOn(String)
    /// `commandTapOn: WORDS` clicks a row with Command or Control, which adds it to the selection or removes it.
    case commandTapOn(String)
    /// `shiftTapOn: WORDS` clicks a row with Shift, which extends the selection to it.
    case shiftTapOn(String)
    /// `tapOutside` taps beside a column that lies over others.
    case tapOutside
    /// `back` taps the back button.
    case back
    /// `swipe: back`, `up`, `down`, `left` or `right` swipes in a direction.
    case swipe(Swipe)
    /// `inputText: TEXT` types text, character by character, at the end of the focused field. A slider that was tapped
    /// takes the text as its value.
    case inputText(String)
    /// `eraseText` deletes the text in the focused field. `eraseText: 3` deletes the last three characters.
    case eraseText(Int?)
    /// `hideKeyboard` removes the focus from a field.
    case hideKeyboard
    /// `pressKey: enter` presses a ``Key``. `shift up`, `shift down`, `shift home` and `shift end` extend a selection.
    case pressKey(Key, shift: Bool = false)
    /// `openLink: URL` opens a URL in the scene, as following a link on the page does.
    case openLink(String)
    /// `resize: 390x844` changes the size of the tab, in points.
    case resize(Size)
    /// `scrollUntilVisible: WORDS` scrolls each list on screen from the top until the text is shown.
    case scrollUntilVisible(String)
    /// `doubleTapOn: WORDS` double-clicks a row, which performs the primary action of its list.
    case doubleTapOn(String)
    /// `longPressOn: WORDS` opens the context menu of an element. Its items can then be tapped.
    case longPressOn(String)
    /// `closeMenu` closes the open context menu without choosing an item.
    case closeMenu
    /// `dismiss` dismisses the topmost presented view, as a swipe down or a tap beside it does.
    case dismiss
    /// `dragSheet: large` drags the topmost sheet to another detent: `medium`, `large`, or a height in points.
    case dragSheet(String)
    /// `deleteRow: WORDS` deletes a row with the list's own delete control.
    case deleteRow(String)
    /// `moveRow: WORDS before WORDS` moves a row in front of another. `moveRow: WORDS to end` moves it to the end of
    /// the adjacent movable rows.
    ///
    /// Text that contains “ before ” needs double quotes of its own: `'"Salt before pepper" to end'`.
    case moveRow(String, before: String?)
    /// `swipeRow: left WORDS` reveals the actions at the trailing edge of a row, `right` those at its leading edge.
    ///
    /// `swipeRow: full left WORDS` performs the first of them.
    case swipeRow(SwipeEdge, String, isFull: Bool = false)
    /// `closeSwipe: WORDS` hides the swipe actions of a row.
    case closeSwipe(String)
    /// `refresh` pulls down the first list that can be refreshed. `refresh: WORDS` pulls down the list that contains
    /// the text.
    case refresh(String?)
    /// `cancelSearch` clears and ends the current search. `cancelSearch: WORDS` ends the search in the field with the
    /// text.
    case cancelSearch(String?)
    /// `toggleSidebar` taps the button that shows and hides a sidebar.
    case toggleSidebar
    /// `columnWidth: sidebar 320` drags the divider after a column to make it 320 points wide, within the column's
    /// limits.
    case columnWidth(column: String, points: Double)
    /// `travel: 2` goes to a step of the browser's history, as the browser's Back and Forward buttons do.
    case travel(Int)
    /// `waitFor: WORDS` waits until the text is on screen. It waits at least 10 seconds, longer than other steps.
    case waitFor(String)
    /// `assertVisible: WORDS` asserts that an element on screen matches the text.
    case assertVisible(String)
    /// `assertNotVisible: WORDS` asserts that no element on screen matches the text.
    case assertNotVisible(String)
    /// `assertSelected: WORDS` asserts that the row or control with the text is selected.
    case assertSelected(String)
    /// `assertEditing` asserts that a list on screen is in edit mode.
    case assertEditing
    /// `assertNotEditing` asserts that no list on screen is in edit mode.
    case assertNotEditing
    /// `assertTitle: WORDS` asserts the navigation title of the current screen.
    case assertTitle(String)
    /// `assertPath: A, B` asserts the path of the innermost stack, as descriptions of its values. Without a value it
    /// asserts that the path is empty.
    case assertPath([String])
    /// `assertPresented: sheet` asserts the form of the topmost presented view: `sheet`, `form`, `page`, `fitted`,
    /// `cover`, `popover`, `alert` or `actions`. `none` asserts that nothing is presented.
    case assertPresented(String)
    /// `assertRoot` asserts that there is no back button.
    case assertRoot
    /// `assertURL: /recipes/12` asserts the URL of the current screen, as the browser's address bar shows it.
    case assertURL(String)
    /// `assertMotion: push`, `pop`, `fade` or `none` asserts the transition that the last action caused.
    case assertMotion(String)

    /// The direction of a swipe.
    public enum Swipe: String, CaseIterable, Sendable {
        /// From the leading edge inward, which goes back.
        case back
        /// Up, which scrolls a list or lazy stack down by one screen.
        case up
        /// Down, which scrolls a list or lazy stack up by one screen.
        case down
        /// Left, which shows the next page of a paged tab view.
        case left
        /// Right, which shows the previous page of a paged tab view, or goes back if there is none.
        case right
    }

    /// A key that does something other than typing a character.
    public enum Key: String, CaseIterable, Sendable {
        /// Return, which submits the focused field.
        case enter
        /// Backspace, which deletes the last character of the focused field.
        case backspace
        /// Escape, which cancels a search, dismisses a presented view, or goes back in the innermost stack.
        case escape
        /// Up Arrow, which selects the row above.
        case up
        /// Down Arrow, which selects the row below.
        case down
        /// Home, which selects the first row.
        case home
        /// End, which selects the last row.
        case end
    }
}
