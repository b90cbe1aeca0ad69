import BackstaffElements
import BackstaffUI
import Foundation
import Observation
import Testing
import ViewTestSupport

@Observable
private final class Model {
    var font: Font? = .title
    var isOff = false
    var opacity = 1.0
}

@Observable
private final class Log {
    var step = 1
    @ObservationIgnored var taps: [Int] = []
}

private struct Reader: View {
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        Text("\(font == .title ? "title" : "other") \(isEnabled ? "on" : "off")")
    }
}

@MainActor
@Suite struct StyleTests {
    @Test func coloursAreNamesOrNumbers() {
        #expect(Picture(Color.red).outline == "color fill=red")
        #expect(Picture(Color(red: 1, green: 0.5, blue: 0)).outline == "color fill=#ff8000ff")
        #expect(Picture(Color.black.opacity(0.5)).outline == "color fill=#00000080")
        #expect(Picture(Color.blue.opacity(0.25).opacity(0.5)).outline == "color fill=blue/0.125")
        #expect(Picture(Color(hue: 1 / 3, saturation: 1, brightness: 1)).outline == "color fill=#00ff00ff")
        #expect(Picture(Color(.systemBackground)).outline == "color fill=background")
    }

    @Test func gradientsTellDirectionAndStops() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(Picture(gradient).outline == "gradient rotation=180 stops=\"red 0.0, blue 1.0\"")
        #expect(
            Picture(Circle().fill(gradient)).outline == """
                clip shape=circle
                  gradient rotation=180 stops="red 0.0, blue 1.0"
                """)
    }

    @Test func shapesAreFilledStrokedAndClippedTo() {
        #expect(Picture(Circle()).outline == "shape shape=circle")
        #expect(Picture(Capsule().stroke(.red, lineWidth: 2)).outline == "shape line-width=2 shape=capsule stroke=red")
        #expect(Picture(Text("a").clipShape(.capsule)).outline == "clip shape=capsule\n  text \"a\"")
        #expect(Picture(Text("a").cornerRadius(8)).outline == "clip radius=8 shape=rounded\n  text \"a\"")
        struct Triangle: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        #expect(
            Picture(Triangle().fill(.green)).outline
                == "clip drawing=\"fill nonzero 0 0 100 100 M 50 0 L 100 100 L 0 100 Z\"\n  color fill=green")
    }

    @Test func fontsReachTheEnvironmentToo() {
        struct Host: View {
            let model: Model
            var body: some View { Reader().font(model.font) }
        }
        let model = Model()
        let picture = Picture(Host(model: model))
        #expect(picture.outline == "style font=title\n  text \"title on\"")
        #expect(picture.operations { model.font = .body }.sorted() == ["style font", "text other on"])
        #expect(picture.operations { model.font = nil } == ["style font"])
    }

    @Test func whatIsDisabledAboveStaysDisabled() {
        struct Host: View {
            let model: Model
            var body: some View { Reader().disabled(false).disabled(model.isOff) }
        }
        let model = Model()
        let picture = Picture(Host(model: model))
        #expect(picture.outline == "style\n  style\n    text \"other on\"")
        #expect(picture.operations { model.isOff = true }.contains("text other off"))
        #expect(picture.outline == "style disabled\n  style disabled\n    text \"other off\"")
    }

    @Test func anAnimatedEffectRecordsItsAnimationAndItself() {
        struct Host: View {
            let model: Model
            var body: some View {
                Text("a").opacity(model.opacity).scaleEffect(2).animation(.linear(duration: 1), value: model.opacity)
            }
        }
        let model = Model()
        let picture = Picture(Host(model: model))
        #expect(
            picture.outline == """
                style
                  effect scale-x=2 scale-y=2
                    effect opacity=1
                      text "a"
                """)
        #expect(
            picture.operations { model.opacity = 0.5 } == ["style animation", "style duration", "effect opacity"])
    }

    @Test func aTapRunsTheLatestActionUnlessDisabled() throws {
        struct Host: View {
            let log: Log
            var body: some View {
                let step = log.step
                Text("a").onTapGesture { log.taps.append(step) }
            }
        }
        let log = Log()
        let picture = Picture(Host(log: log))
        let gesture = try #require(picture.first(.gesture))
        try picture.tree.deliver(.activate, to: gesture.id)
        _ = picture.operations { log.step = 2 }
        try picture.tree.deliver(.activate, to: gesture.id)
        #expect(log.taps == [1, 2])
        let off = Picture(Host(log: log).disabled(true))
        let covered = try #require(off.first(.gesture))
        #expect(throws: ElementTree.Refusal.disabled) { try off.tree.deliver(.activate, to: covered.id) }
    }

    @Test func descriptionsOutliveUpdatesOfWhatTheyDescribe() {
        struct Host: View {
            let log: Log
            var body: some View {
                Image(systemName: log.step == 1 ? "a" : "b").padding().accessibilityLabel("Best")
                (log.step == 1 ? Text("a").bold() : Text("a")).accessibilityAddTraits(.isHeader).help("h")
            }
        }
        let log = Log()
        let picture = Picture(Host(log: log))
        #expect(picture.first(.image)?[.label] == .text("Best"))
        #expect(
            picture.operations { log.step = 2 }.filter { !$0.hasSuffix("label") } == ["image symbol", "text weight"])
        #expect(picture.first(.image)?[.label] == .text("Best"))
        #expect(picture.first(.text)?[.heading] == .number(2))
        #expect(picture.first(.text)?[.hint] == .text("h"))
    }

    @Test func picturesAndDescriptions() {
        #expect(
            Picture(Image(systemName: "star").imageScale(.large).accessibilityLabel("Best")).outline == """
                style image-scale=large
                  image label=Best symbol=star
                """)
        #expect(
            Picture(Image("cat").resizable().scaledToFit()).outline == """
                aspect-ratio content-mode=fit
                  image asset=cat label=cat picture= resizable
                """)
        #expect(
            Picture(Text("a").symbolVariant(.circle.fill)).outline == "style symbol-variant=circle.fill\n  text \"a\"")
    }

    @Test("A color describes itself by its name, or by its components")
    func descriptionsOfColors() {
        #expect(Color.red.description == "red" && "\(Color.mint)" == "mint")
        #expect(Color.red.opacity(0.25).description == "25% red")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    }
}
