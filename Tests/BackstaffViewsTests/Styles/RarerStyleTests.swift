import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
private final class Log {
    var taps = 0
}

@MainActor
@Suite("Rarer styles and forms")
struct RarerStyleTests {
    private func gradient(_ style: some ShapeStyle) -> Element? {
        Picture(Text("a").background(style)).first(.gradient)
    }

    /// The stops of all gradients.
    private func gradients(_ picture: Picture) -> [String] {
        var found: [String] = []
        picture.tree.root.forEachDescendant { element in
            if element.role == .gradient, case .text(let stops)? = element[.stops] { found.append(stops) }
        }
        return found
    }

    @Test("E07 a gradient between a grid of colors is drawn as strips, and as a style it is the one in the middle")
    func mesh() {
        let grid = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 0.5], [1, 1]], colors: [.black, .white, .black, .black])
        let strips = gradients(Picture(grid))
        #expect(strips.count == 16 && Set(strips).count == 16)
        #expect(strips.first?.hasSuffix(" 0.5156") == true, "\(strips)")
        #expect(strips.last?.hasSuffix(" 0.9844") == true, "\(strips)")
        #expect(gradients(Picture(Text("a").background(grid))).contains(strips[8]))
    }

    @Test("E07 a grid with too few points or colors, or none, shows what is there")
    func brokenMesh() {
        let short = MeshGradient(width: 3, height: 2, points: [[0, 0], [1, 0]], colors: [.red])
        #expect(Picture(short).first(.gradient)?[.stops] == .text("red 0.0"))
        for (width, height) in [(0, 0), (-1, 5), (Int.max, Int.max)] {
            let points: [SIMD2<Float>] = [[.nan, .infinity], [0, 0]]
            let broken = MeshGradient(width: width, height: height, points: points, colors: [.red, .blue])
            #expect(gradients(Picture(broken)).count == 16)
        }
    }

    @Test("E07 a radial gradient has its center and its radii, and none without an end radius")
    func radial() {
        let sun = gradient(.radialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 10, endRadius: 40))
        #expect(sun?[.shape] == .text("radial") && sun?[.radius] == .number(40) && sun?[.x] == .number(0))
        #expect(sun?[.stops] == .text("red 0.25, blue 1.0"))
        let plain = gradient(.radialGradient(Gradient(colors: [.red, .blue]), endRadius: 0))
        #expect(plain?[.radius] == nil && plain?[.x] == nil && plain?[.stops] == .text("red 0.0, blue 1.0"))
        let egg = gradient(.ellipticalGradient(stops: [.init(color: .red, location: 0)], endRadiusFraction: 0.4))
        #expect(egg?[.shape] == .text("elliptical") && egg?[.scaleX] == .number(0.4))
    }

    @Test("E07 an angular gradient covers its angles, and the rest has the last and the first color")
    func angular() {
        let half = gradient(
            .angularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(270)))
        #expect(half?[.rotation] == .number(90))
        #expect(half?[.stops] == .text("red 0.0, blue 0.5, blue 0.75, red 0.75"))
        let back = gradient(
            AngularGradient(
                gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .degrees(360), endAngle: .zero))
        #expect(back?[.rotation] == nil && back?[.stops] == .text("blue 0.0, red 1.0"))
        let whole = gradient(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(45)))
        #expect(whole?[.rotation] == .number(45) && whole?[.stops] == .text("red 0.0, blue 1.0"))
        let line = gradient(
            .linearGradient(stops: [.init(color: .red, location: 0.5)], startPoint: .top, endPoint: .bottom))
        #expect(line?[.stops] == .text("red 0.5"))
    }

    @Test("E07 a mix of fixed colors is a fixed color, and a mix with a color of the palette is the browser's")
    func mixes() {
        let (black, white) = (Color(white: 0), Color(white: 1))
        func fill(_ color: Color) -> AttributeValue? { Picture(color).first(.color)?[.fill] }
        #expect(fill(black.mix(with: white, by: 0.5, in: .device)) == .color("#808080ff"))
        #expect(fill(black.mix(with: white, by: 0.5)) == .color("#636363ff"))
        #expect(fill(black.mix(with: white, by: 7)) == .color("#ffffffff"))
        #expect(fill(black.mix(with: white, by: .nan)) == .color("#000000ff"))
        #expect(fill(Color.red.mix(with: .blue, by: 0.25)) == .color("red~blue~oklab~0.25"))
        #expect(
            fill(Color.red.opacity(0.5).mix(with: white, by: 0.25, in: .device).opacity(0.5))
                == .color("red/0.5~#ffffffff~srgb~0.25/0.5"))
    }

    @Test("E07 a font has small capitals of some or all letters, and another font has none")
    func smallCaps() {
        func caps(_ font: Font) -> AttributeValue? { Picture(Text("a").font(font)).first(.text)?[.smallCaps] }
        #expect(caps(.body.lowercaseSmallCaps()) == .text("lowercase"))
        #expect(caps(.body.uppercaseSmallCaps()) == .text("uppercase"))
        #expect(caps(.body.smallCaps()) == .text("all"))
        #expect(caps(.body.lowercaseSmallCaps().uppercaseSmallCaps()) == .text("all"))
        #expect(caps(.body) == nil)
    }

    @Test("E07 a secondary text is smaller, and a default or disabled one isn't")
    func textScale() {
        let text = { (text: Text) in Picture(text).first(.text)?[.textScale] }
        #expect(text(Text("a").textScale(.secondary)) == .text("secondary"))
        #expect(text(Text("a").textScale(.secondary, isEnabled: false)) == nil)
        #expect(text(Text("a").textScale(.default)) == nil)
        let view = VStack { Text("a") }.textScale(.secondary)
        #expect(Picture(view).first(.style)?[.textScale] == .text("secondary"))
    }

    @Test("E07 a transform of a view is six numbers, and the identity is none")
    func transforms() {
        let skew = CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: 3, ty: 1 / 3)
        #expect(
            Picture(Text("a").transformEffect(skew)).first(.effect)?[.transform]
                == .text("1.0 0.25 -0.5 1.0 3.0 0.3333"))
        #expect(Picture(Text("a").transformEffect(.identity)).first(.effect)?[.transform] == nil)
    }

    @Test("E07 scrolling stops at each view if the limit says so")
    func scrollLimits() {
        func stop(_ behavior: ViewAlignedScrollTargetBehavior) -> AttributeValue? {
            Picture(Text("a").scrollTargetBehavior(behavior)).first(.style)?[.scrollStop]
        }
        #expect(stop(.viewAligned(limitBehavior: .always)) == .text("always"))
        #expect(stop(.viewAligned(limitBehavior: .never)) == nil && stop(.viewAligned) == nil)
    }

    @Test("E07 a behavior of any type scrolls as the one that it is made from")
    func anyScrollBehavior() {
        func attributes(_ behavior: AnyScrollTargetBehavior) -> [AttributeValue?] {
            let style = Picture(Text("a").scrollTargetBehavior(behavior)).first(.style)
            return [style?[.scrollSnap], style?[.scrollStop]]
        }
        #expect(attributes(AnyScrollTargetBehavior(.paging)) == [.text("paging"), nil])
        let aligned = AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always))
        #expect(attributes(aligned) == [.text("view-aligned"), .text("always")])
        #expect(aligned.base is ViewAlignedScrollTargetBehavior)
    }

    @Test("E07 a menu with a title has an action of its own only if it is given one")
    func menus() async throws {
        let log = Log()
        let host = HeadlessHost(
            Menu("Sail") {
                Text("Reef")
            } primaryAction: {
                log.taps += 1
            })
        try await host.tap("Sail")
        #expect(log.taps == 1 && !host.shows("Reef"))
        let plain = HeadlessHost(Menu("Sail", systemImage: "sailboat") { Text("Reef") })
        try await plain.tap("Sail")
        #expect(plain.shows("Reef"))
        let group = HeadlessHost(ControlGroup("Sails") { Text("Jib") }.controlGroupStyle(.compactMenu))
        #expect(group.shows("Sails") && !group.shows("Jib"))
    }

    @Test("M11 a symbol wiggles up and down, to both sides, or turns, and repeats as it is told to")
    func symbols() {
        func effect(_ effect: WiggleSymbolEffect, _ options: SymbolEffectOptions = .default) -> Element? {
            Picture(Image(systemName: "bell").symbolEffect(effect, options: options)).first(.style)
        }
        #expect(effect(.wiggle.up.byLayer)?[.symbolEffect] == .text("wiggle-vertical"))
        #expect(effect(.wiggle.forward)?[.symbolEffect] == .text("wiggle-horizontal"))
        #expect(effect(.wiggle.counterClockwise)?[.symbolEffect] == .text("wiggle"))
        #expect(effect(.wiggle.custom(angle: .degrees(80)))?[.symbolEffect] == .text("wiggle-vertical"))
        #expect(effect(.wiggle, .repeat(.continuous))?[.symbolEffectRepeats] == .text("infinite"))
        #expect(effect(.wiggle, .repeat(.periodic(2, delay: 1)))?[.symbolEffectRepeats] == .text("2"))
        #expect(effect(.wiggle)?[.symbolEffectRepeats] == nil)
    }
}
