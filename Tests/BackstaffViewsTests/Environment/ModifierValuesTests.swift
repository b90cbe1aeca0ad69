import BackstaffTesting
import BackstaffUI
import Testing

/// Views and styles of an app read what modifiers around them have set.
@MainActor
@Suite("Environment values of modifiers")
struct ModifierValuesTests {
    private struct Reader: View {
        @Environment(\.allowsTightening) private var allowsTightening
        @Environment(\.lineSpacing) private var lineSpacing
        @Environment(\.minimumScaleFactor) private var scale
        @Environment(\.textCase) private var textCase
        @Environment(\.truncationMode) private var truncation
        @Environment(\.isScrollEnabled) private var isScrollEnabled
        @Environment(\.badgeProminence) private var prominence
        @Environment(\.isFocusEffectEnabled) private var focusEffect
        @Environment(\.isHoverEffectEnabled) private var hoverEffect
        @Environment(\.keyboardShortcut) private var shortcut
        @Environment(\.labelsVisibility) private var labels
        @Environment(\.menuIndicatorVisibility) private var menuIndicator
        @Environment(\.menuOrder) private var menuOrder
        @Environment(\.navigationLinkIndicatorVisibility) private var linkIndicator
        @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
        @Environment(\.verticalScrollIndicatorVisibility) private var vertical
        @Environment(\.scrollDismissesKeyboardMode) private var dismisses
        @Environment(\.backgroundStyle) private var ground

        var body: some View {
            Text(allowsTightening ? "tight" : "loose")
            Text("spacing \(Int(lineSpacing)), scale \(Int(scale * 10))")
            Text(textCase == .uppercase ? "upper" : textCase == nil ? "as is" : "lower")
            Text(truncation == .middle ? "middle" : "tail")
            Text(isScrollEnabled ? "scrolls" : "stays")
            Text(prominence == .increased ? "prominent" : "plain")
            Text("\(focusEffect) \(hoverEffect)")
            Text(shortcut == nil ? "no shortcut" : "shortcut \(shortcut?.key.character ?? " ")")
            Text(labels == .hidden ? "no labels" : "labels")
            Text(menuIndicator == .hidden && linkIndicator == .hidden ? "no indicators" : "indicators")
            Text(menuOrder == .fixed ? "fixed" : "any order")
            Text(horizontal == .hidden ? "no x" : "x")
            Text(vertical == .hidden ? "no y" : "y")
            Text(dismisses == .never ? "keyboard" : "automatic")
            Text(ground == nil ? "no ground" : "ground")
        }
    }

    @Test("E02 without modifiers they have their defaults")
    func defaults() {
        #expect(
            HeadlessHost(Reader()).texts == [
                "loose", "spacing 0, scale 10", "as is", "tail", "scrolls", "plain", "true true", "no shortcut",
                "labels",
                "indicators", "any order", "x", "y", "automatic", "no ground",
            ])
    }

    @Test("E02 inside of modifiers they have what was set")
    func modifiers() {
        let view = VStack { Reader() }
            .allowsTightening(true).lineSpacing(4).minimumScaleFactor(0.5).textCase(.uppercase).truncationMode(.middle)
            .scrollDisabled(true).badgeProminence(.increased).focusEffectDisabled().hoverEffectDisabled()
            .keyboardShortcut("k").labelsHidden().menuIndicator(.hidden).menuOrder(.fixed)
        let host = HeadlessHost(
            view.navigationLinkIndicatorVisibility(.hidden).scrollIndicators(.hidden, axes: .vertical)
                .scrollDismissesKeyboard(.never).backgroundStyle(.red))
        #expect(
            host.texts == [
                "tight", "spacing 4, scale 5", "upper", "middle", "stays", "prominent", "false false", "shortcut k",
                "no labels", "no indicators", "fixed", "x", "no y", "keyboard", "ground",
            ])
    }

    private struct Switch: View {
        @State private var isUpper = false

        var body: some View {
            Case().textCase(isUpper ? .uppercase : nil)
            Button("Turn") { isUpper.toggle() }
        }
    }

    private struct Case: View {
        @Environment(\.textCase) private var textCase

        var body: some View { Text(textCase == nil ? "as is" : "upper") }
    }

    @Test("E02 a view that has read one of them follows its modifier")
    func change() async throws {
        let host = HeadlessHost(Switch())
        #expect(host.shows("as is"))
        try await host.tap("Turn")
        #expect(host.shows("upper"))
    }
}
