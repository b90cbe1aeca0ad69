import BackstaffElements
import BackstaffUI
import Observation
import Testing
import ViewTestSupport

@Observable
private final class Bell {
    var rings = 0
    var isRinging = false
}

/// How symbols are drawn: their rendering modes, variable values and effects.
@MainActor
@Suite("Looks of symbols")
struct SymbolTests {
    @Test("M11 a rendering mode of a view is that of its symbols, and one of an image is the image's own")
    func renderingModes() {
        #expect(
            Picture(Text("a").symbolRenderingMode(.hierarchical)).outline
                == "style symbol-rendering=hierarchical\n  text \"a\"")
        #expect(
            Picture(Image(systemName: "star").symbolRenderingMode(.palette)).outline
                == "image symbol=star symbol-rendering=palette")
        #expect(Picture(Image(systemName: "star").symbolRenderingMode(nil)).outline == "image symbol=star")
    }

    @Test("M11 a variable value is kept from 0 to 1; without one, the symbol is whole")
    func variableValues() {
        let outline = { (value: Double?) in Picture(Image(systemName: "wifi", variableValue: value)).outline }
        #expect(outline(0.5) == "image symbol=wifi symbol-value=0.5")
        #expect(outline(7) == "image symbol=wifi symbol-value=1")
        #expect(outline(-1) == "image symbol=wifi symbol-value=0")
        #expect(outline(nil) == "image symbol=wifi")
        #expect(outline(.nan) == "image symbol=wifi")
    }

    @Test("M11 an effect is shown while it is active")
    func indefinite() {
        let bell = Bell()
        let picture = Picture(Image(systemName: "bell").symbolEffect(.pulse, isActive: bell.isRinging))
        #expect(picture.first(.style)?[.symbolEffect] == nil)
        struct Ringing: View {
            let bell: Bell
            var body: some View {
                Image(systemName: "bell").symbolEffect(.pulse, options: .speed(2), isActive: bell.isRinging)
            }
        }
        let ringing = Picture(Ringing(bell: bell))
        #expect(ringing.operations { bell.isRinging = true } == ["style symbol-effect"])
        #expect(ringing.first(.style)?[.symbolEffect] == .text("pulse"))
        #expect(ringing.first(.style)?[.symbolEffectSpeed] == .number(2))
        #expect(ringing.operations { bell.isRinging = false } == ["style symbol-effect"])
        #expect(ringing.first(.style)?[.symbolEffect] == nil)
    }

    @Test("M11 an effect that draws a symbol says when it ends, so that the page draws the lines then")
    func drawing() {
        func effect<T: IndefiniteSymbolEffect>(_ effect: T, _ isActive: Bool) -> AttributeValue? {
            Picture(Image(systemName: "bell").symbolEffect(effect, isActive: isActive)).first(.style)?[.symbolEffect]
        }
        #expect(effect(.drawOn, true) == .text("draw-on") && effect(.drawOn.byLayer, false) == .text("draw-on-ended"))
        #expect(effect(.drawOff, true) == .text("draw-off") && effect(.drawOff, false) == .text("draw-off-ended"))
        #expect(effect(.drawOff.nonReversed, true) == .text("draw-off-forward"))
        #expect(effect(.pulse, false) == nil)
    }

    @Test("M11 symbols of a view are filled with a color or a gradient, and an image can differ")
    func colors() {
        struct Page: View {
            @Environment(\.symbolColorRenderingMode) private var mode
            var body: some View {
                Image(systemName: "star").symbolColorRenderingMode(mode == .gradient ? .flat : .gradient)
            }
        }
        #expect(
            Picture(Page().symbolColorRenderingMode(.gradient)).outline
                == "style symbol-colors=gradient\n  image symbol=star symbol-colors=flat")
        #expect(Picture(Page()).outline == "image symbol=star symbol-colors=gradient")
        #expect(Picture(Image(systemName: "star").symbolColorRenderingMode(nil)).outline == "image symbol=star")
    }

    @Test("M11 a symbol draws its lines up to a value, or the layers above the value are pale")
    func valueMode() {
        struct Page: View {
            @Environment(\.symbolVariableValueMode) private var mode
            var body: some View {
                Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(mode == .draw ? .color : nil)
            }
        }
        #expect(
            Picture(Page().symbolVariableValueMode(.draw)).outline
                == "style symbol-value-mode=draw\n  image symbol=wifi symbol-value=0.5 symbol-value-mode=color")
        #expect(Picture(Page()).outline == "image symbol=wifi symbol-value=0.5")
    }

    @Test("M11 an effect of a value runs at each change of the value, not at first and not without a change")
    func discrete() {
        struct Ringing: View {
            let bell: Bell
            var body: some View {
                Image(systemName: "bell").symbolEffect(.bounce.down, value: bell.rings)
            }
        }
        let bell = Bell()
        let picture = Picture(Ringing(bell: bell))
        #expect(picture.first(.style)?[.symbolEffectRun] == nil)
        #expect(picture.operations { bell.rings = 1 } == ["style symbol-effect-run"])
        #expect(picture.first(.style)?[.symbolEffectRun] == .text("bounce-down 1"))
        _ = picture.operations { bell.rings = 0 }
        #expect(picture.first(.style)?[.symbolEffectRun] == .text("bounce-down 2"))
        #expect(picture.operations { bell.rings = 0 } == [])
    }

    @Test("M11 options say how often an effect runs")
    func options() {
        let repeats = { (options: SymbolEffectOptions) in
            Picture(Image(systemName: "star").symbolEffect(.variableColor.iterative, options: options))
                .first(.style)?[.symbolEffectRepeats]
        }
        #expect(repeats(.default) == nil)
        #expect(repeats(.repeating.speed(3)) == .text("infinite"))
        #expect(repeats(.nonRepeating) == .text("1"))
        #expect(repeats(.repeat(3)) == .text("3"))
        #expect(repeats(.repeat(-3)) == .text("1"))
    }

    @Test("M11 the forms of effects in SwiftUI's documentation compile")
    func forms() {
        let isOn = true
        _ = Picture(
            VStack {
                Image(systemName: "wifi").symbolEffect(.variableColor.reversing)
                Image(systemName: "gear").symbolEffect(.rotate, isActive: isOn)
                Label("Star", systemImage: "star").symbolEffect(.bounce.up.byLayer, value: isOn)
                Image(systemName: isOn ? "pause" : "play").contentTransition(
                    .symbolEffect(.replace.magic(fallback: .replace.downUp)))
                Image(systemName: "moon").symbolEffect(.scale.up, isActive: isOn).symbolEffectsRemoved(false)
                Image(systemName: "bell").symbolEffect(.wiggle, options: .nonRepeating, value: 3)
                Image(systemName: "eye").symbolEffect(.disappear, isActive: !isOn)
            })
    }
}
