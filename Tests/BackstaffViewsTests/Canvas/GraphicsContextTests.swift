import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@Suite("Drawing in a graphics context") @MainActor
struct GraphicsContextTests {
    private let square = "M 0 0 L 9 0 L 9 9 L 0 9 Z"

    // MARK: Paths

    @Test("N11 a fill has a color and a rule, and a stroke the looks of its line")
    func paths() throws {
        let drawn = try drawing { context, _ in
            context.fill(box(9, 9), with: .color(.red))
            context.fill(box(9, 9), with: .color(.red), style: FillStyle(eoFill: true))
            context.stroke(box(9, 9), with: .color(.blue))
            let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2.5], dashPhase: 1)
            context.stroke(box(9, 9), with: .color(.blue), style: style)
        }
        #expect(
            drawn == """
                <path d="\(square)" fill="var(--color-red)"/>\
                <path d="\(square)" fill-rule="evenodd" fill="var(--color-red)"/>\
                <path d="\(square)" fill="none" stroke="var(--color-blue)" stroke-miterlimit="10"/>\
                <path d="\(square)" fill="none" stroke="var(--color-blue)" stroke-width="3" stroke-linecap="round" \
                stroke-linejoin="bevel" stroke-dasharray="4 2.5" stroke-dashoffset="1"/>
                """)
    }

    @Test("N11 a color of light and dark mode stays one, and an opacity is a part of it")
    func colors() throws {
        let drawn = try drawing { context, _ in
            context.fill(box(9, 9), with: .color(Color(light: .red, dark: .blue)))
            context.fill(box(9, 9), with: .color(.red.opacity(0.5)))
            context.fill(box(9, 9), with: .color(red: 1, green: 0, blue: 0))
            context.fill(box(9, 9), with: .color(white: 0, opacity: 0.5))
            context.fill(box(9, 9), with: .foreground)
            context.fill(box(9, 9), with: .palette([.color(.green), .color(.red)]))
            context.fill(box(9, 9), with: .backdrop)
        }
        #expect(drawn.contains(#"fill="light-dark(var(--color-red), var(--color-blue))""#))
        #expect(drawn.contains(#"fill="color-mix(in srgb, var(--color-red) 50%, transparent)""#))
        #expect(drawn.contains(##"fill="#ff0000ff""##) && drawn.contains(##"fill="#00000080""##))
        #expect(drawn.contains(#"fill="currentColor""#) && drawn.contains(#"fill="var(--color-green)""#))
        #expect(drawn.count(of: "<path") == 6)
    }

    @Test("N11 a copy of a context has its own transform, and the first one keeps its own")
    func transforms() throws {
        let drawn = try drawing { context, _ in
            var moved = context
            moved.translateBy(x: 10, y: 20)
            moved.fill(box(1, 1), with: .foreground)
            moved.scaleBy(x: 2, y: 3)
            moved.fill(box(2, 2), with: .foreground)
            moved.rotate(by: .degrees(90))
            moved.fill(box(3, 3), with: .foreground)
            moved.concatenate(CGAffineTransform(translationX: 1, y: 0))
            moved.fill(box(4, 4), with: .foreground)
            moved.transform = .identity
            moved.fill(box(5, 5), with: .foreground)
            context.fill(box(6, 6), with: .foreground)
        }
        let transforms = drawn.matches(of: #/ transform="([^"]*)"/#).map { String($0.output.1) }
        #expect(
            transforms == [
                "translate(10 20)", "matrix(2 0 0 3 10 20)", "matrix(0 3 -2 0 10 20)", "matrix(0 3 -2 0 10 23)",
            ])
        #expect(drawn.contains(#"<path d="M 0 0 L 5 0 L 5 5 L 0 5 Z" fill"#))
        #expect(drawn.contains(#"<path d="M 0 0 L 6 0 L 6 6 L 0 6 Z" fill"#))
    }

    @Test("N11 a small path that is scaled up keeps its digits")
    func digits() throws {
        let drawn = try drawing { context, _ in
            context.scaleBy(x: 1000, y: 1000)
            context.fill(box(0.01234, 0.5), with: .foreground)
        }
        #expect(drawn.contains("L 0.01234 0 L 0.01234 0.5"))
    }

    // MARK: Gradients

    @Test("N11 a gradient is a definition, which equal gradients share")
    func gradients() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let drawn = try drawing { context, _ in
            let shading = GraphicsContext.Shading.linearGradient(
                gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0), options: .mirror)
            context.fill(box(9, 9), with: shading)
            context.stroke(box(9, 9), with: shading)
            context.fill(
                box(9, 9),
                with: .radialGradient(gradient, center: CGPoint(x: 4, y: 4), startRadius: 1, endRadius: 5))
        }
        let stops =
            #"<stop offset="0" stop-color="var(--color-red)"/><stop offset="1" stop-color="var(--color-blue)"/>"#
        #expect(
            drawn.hasPrefix(
                """
                <defs><linearGradient id="d2-1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="0" \
                spreadMethod="reflect">\(stops)</linearGradient>\
                <radialGradient id="d2-2" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="5" fr="1">\(stops)\
                </radialGradient></defs>
                """))
        #expect(drawn.contains(#"fill="url(#d2-1)""#) && drawn.contains(#"stroke="url(#d2-1)""#))
        #expect(drawn.contains(#"fill="url(#d2-2)""#) && drawn.count(of: "<linearGradient") == 1)
    }

    @Test("N11 a gradient style fills the bounds of the path, and a gradient by angle is made of sectors")
    func styles() throws {
        let drawn = try drawing { context, _ in
            let fill = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            context.fill(Path(CGRect(x: 10, y: 20, width: 4, height: 6)), with: .style(fill))
            context.fill(
                box(9, 9), with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: 4, y: 4)))
        }
        #expect(drawn.contains(#"x1="12" y1="20" x2="12" y2="26""#))
        #expect(drawn.contains("<pattern") && drawn.count(of: "<path") == 92)
        #expect(drawn.contains("color-mix(in srgb, var(--color-red), var(--color-blue) 0.6%)"))
    }

    // MARK: Clips, layers, opacity

    @Test("N11 neighbours with one clip are a group, and what is drawn without the clip isn't in it")
    func clips() throws {
        let drawn = try drawing { context, _ in
            var clipped = context
            clipped.clip(to: box(9, 9))
            clipped.fill(box(1, 1), with: .foreground)
            clipped.fill(box(2, 2), with: .foreground)
            context.fill(box(3, 3), with: .foreground)
        }
        func path(_ side: Int) -> String {
            #"<path d="M 0 0 L \#(side) 0 L \#(side) \#(side) L 0 \#(side) Z" fill="currentColor"/>"#
        }
        #expect(
            drawn == """
                <defs><clipPath id="d2-1"><path d="\(square)"/></clipPath></defs>\
                <g clip-path="url(#d2-1)">\(path(1))\(path(2))</g>\(path(3))
                """)
    }

    @Test("N11 an inverse clip is a mask, and clips in each other are groups in each other")
    func inverse() throws {
        let drawn = try drawing { context, _ in
            context.clip(to: box(9, 9))
            context.clip(to: box(4, 4), options: .inverse)
            context.fill(box(9, 9), with: .foreground)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect(drawn.contains(##"<rect fill="#fff""##) && drawn.contains("<feColorMatrix"))
        #expect(drawn.contains(##"<g clip-path="url(#d2-1)"><g mask="url(#d2-3)"><path"##))
        #expect(drawn.hasSuffix("</g></g>"))
    }

    @Test("N11 what a layer draws is the clip, without its colors")
    func clipToLayer() throws {
        let drawn = try drawing { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(box(4, 4), with: .color(.red)) }
            context.fill(box(9, 9), with: .foreground)
        }
        #expect(drawn.contains(#"mask-type="alpha"><g opacity="0.5"><path"#))
        #expect(drawn.hasSuffix(#"<g mask="url(#d2-1)"><path d="\#(square)" fill="currentColor"/></g>"#))
    }

    @Test("N11 a layer is drawn as a whole, with the opacity of its context, and begins with none")
    func layers() throws {
        let drawn = try drawing { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 1, y: 1)
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(box(9, 9), with: .foreground)
                layer.opacity = 0.25
            }
            context.fill(box(9, 9), with: .foreground)
            context.drawLayer { _ in }
        }
        let path = #"d="\#(square)" transform="translate(1 1)" fill="currentColor"/>"#
        #expect(
            drawn == #"<g opacity="0.5" style="isolation:isolate"><path \#(path)</g><path opacity="0.5" \#(path)"#)
    }

    @Test("N11 an error of a layer's closure reaches the renderer, and what was drawn before stays")
    func errors() throws {
        struct Failure: Error {}
        let drawn = try drawing { context, _ in
            context.fill(box(9, 9), with: .foreground)
            #expect(throws: Failure.self) {
                try context.drawLayer { layer in
                    layer.fill(box(1, 1), with: .foreground)
                    throw Failure()
                }
            }
        }
        #expect(drawn.count(of: "<path") == 1)
    }

    // MARK: Blend modes and filters

    @Test("N11 a blend mode is on the outermost group of what is drawn, and a usual one isn't written")
    func blending() throws {
        let drawn = try drawing { context, _ in
            context.fill(box(9, 9), with: .foreground)
            context.blendMode = .multiply
            context.fill(box(9, 9), with: .foreground)
            context.clip(to: box(4, 4))
            context.fill(box(9, 9), with: .foreground)
        }
        #expect(drawn.count(of: "mix-blend-mode") == 2)
        #expect(drawn.contains(#"<path style="mix-blend-mode:multiply" d="#))
        #expect(drawn.contains(##"<g clip-path="url(#d2-1)" style="mix-blend-mode:multiply"><path"##))
    }

    @Test("N11 what is drawn below comes first, and a hole is a mask of what was drawn before")
    func compositing() throws {
        let drawn = try drawing { context, _ in
            context.fill(box(1, 1), with: .color(.red))
            context.blendMode = .destinationOver
            context.fill(box(2, 2), with: .color(.green))
            context.blendMode = .destinationOut
            context.fill(box(3, 3), with: .color(.blue))
            context.blendMode = .normal
            context.fill(box(4, 4), with: .color(.gray))
        }
        let shown = try #require(drawn.firstRange(of: "</defs>")).upperBound
        let colors = drawn[shown...].matches(of: #/--color-([a-z]+)/#).map { String($0.output.1) }
        #expect(colors == ["green", "red", "gray"])
        #expect(drawn[shown...].hasPrefix(#"<g mask="url(#"#))
        #expect(drawn[..<shown].contains("--color-blue"))
    }

    @Test("N11 filters of a context are one definition, in their order")
    func filters() throws {
        let drawn = try drawing { context, _ in
            context.addFilter(.blur(radius: 8))
            context.addFilter(.shadow(color: .black, radius: 4, x: 1, y: 2))
            context.addFilter(.colorMultiply(.red))
            context.addFilter(.brightness(0.25))
            context.addFilter(.hueRotation(.degrees(90)))
            context.addFilter(.grayscale(1))
            context.addFilter(.colorInvert())
            context.addFilter(.alphaThreshold(min: 0.5, color: .green))
            context.fill(box(9, 9), with: .foreground)
            context.fill(box(4, 4), with: .foreground)
        }
        let steps = drawn.matches(of: #/<(fe[A-Z][A-Za-z]+)/#).map { String($0.output.1) }
        #expect(
            steps == [
                "feGaussianBlur", "feDropShadow", "feOffset", "feFlood", "feComposite", "feComponentTransfer",
                "feFuncR", "feFuncG", "feFuncB", "feColorMatrix", "feColorMatrix", "feComponentTransfer", "feFuncR",
                "feFuncG", "feFuncB", "feComponentTransfer", "feFuncA", "feOffset", "feFlood", "feComposite",
            ])
        #expect(drawn.contains(#"<feGaussianBlur stdDeviation="4"/>"#))
        #expect(drawn.count(of: "<filter ") == 1 && drawn.count(of: #"<g filter="url(#d2-1)">"#) == 2)
    }

    // MARK: Images

    @Test("N11 a symbol refers to its drawing, in the color of its shading; another name isn't a symbol")
    func symbols() throws {
        let stage = ControlStage(
            Canvas { context, _ in
                var star = context.resolve(Image(systemName: "star.fill"))
                #expect(star.size.width > 17 && star.size.width == star.size.height)
                star.shading = .color(.yellow)
                context.draw(star, in: CGRect(x: 1, y: 2, width: 30, height: 40))
                context.draw(Image(systemName: "no\" onload=\"x"), at: .zero)
            })
        try stage.send(.size(width: 40, height: 20), to: stage.element(.canvas))
        let canvas = try #require(stage.element(.canvas))
        #expect(
            canvas.words(.drawing) == """
                <g color="var(--color-yellow)"><svg x="1" y="2" width="30" height="40" viewBox="0 0 24 24">\
                <use href="#symbol-star.fill"/></svg></g>
                """)
        #expect(canvas.drawnSymbols == ["star.fill"])
    }

    @Test("N11 a picture that isn't there and a view draw nothing")
    func missing() throws {
        let drawn = try drawing { context, _ in
            context.draw(Image(decorative: ""), in: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(context.resolve(Image(decorative: "")).size == .zero)
            #expect(context.resolveSymbol(id: 1) == nil)
        }
        #expect(drawn.isEmpty)
    }
}
