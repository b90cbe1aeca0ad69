import SwiftUI

/// Forms of shapes, paths, gradients, fonts and curves of animations.
struct DrawingInventory: View {
    @State private var isUp = false

    var body: some View {
        VStack {
            shapes
            gradients
            animations
            texts
            controls
        }
    }

    @ViewBuilder private var shapes: some View {
        Circle().scale(0.5).fill(.red)
        Circle().scale(x: 0.5, y: 2, anchor: .top).stroke(.red)
        Rectangle().rotation(.degrees(45)).fill(.blue)
        Rectangle().rotation(.degrees(45), anchor: .bottom).stroke(lineWidth: 2)
        Capsule().offset(x: 4, y: 2).fill(.green)
        Capsule().offset(CGSize(width: 1, height: 1)).fill(.green)
        Ellipse().size(width: 20, height: 10).fill(.mint)
        Ellipse().size(CGSize(width: 20, height: 10)).fill(.mint)
        Rectangle().transform(CGAffineTransform(rotationAngle: 0.1)).fill(.teal)
        Text("clipped").clipShape(Circle().scale(0.9)).clipShape(.rect(cornerRadius: 4, style: .circular))
            .clipShape(.rect(cornerSize: CGSize(width: 3, height: 3)))
            .clipShape(.rect(topLeadingRadius: 4, topTrailingRadius: 4))
            .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4)))
        Wave().fill(.blue).transformEffect(CGAffineTransform(translationX: 2, y: 3).scaledBy(x: 2, y: 2))
            .transformEffect(.identity).drawingGroup(opaque: true, colorMode: .linear)
    }

    @ViewBuilder private var gradients: some View {
        Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 50))
        Rectangle().fill(.radialGradient(Gradient(colors: [.red, .blue]), center: .top, startRadius: 1, endRadius: 50))
        Rectangle().fill(.linearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
        AngularGradient(
            gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
        Color.red.mix(with: .blue, by: 0.5)
        Color.red.mix(with: Color(white: 1), by: 0.5, in: .device)
    }

    @ViewBuilder private var animations: some View {
        Text("moved").animation(.interpolatingSpring(stiffness: 170, damping: 8), value: isUp)
            .animation(.interpolatingSpring(mass: 1, stiffness: 170, damping: 8, initialVelocity: 2), value: isUp)
            .animation(.interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 1), value: isUp)
            .animation(.interpolatingSpring, value: isUp)
            .animation(.timingCurve(0.2, 0.8, 0.2, 1), value: isUp)
            .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 2).delay(1), value: isUp)
            .animation(.timingCurve(.easeInOut, duration: 2), value: isUp)
            .animation(.spring(.bouncy(duration: 0.4)), value: isUp)
            .keyframeAnimator(initialValue: Pose(), trigger: isUp) { content, _ in
                content
            } keyframes: { _ in
                KeyframeTrack(\.height) {
                    SpringKeyframe(1.0, duration: 0.5, spring: .snappy)
                    SpringKeyframe(0.0, spring: Spring(response: 0.4, dampingRatio: 0.6))
                }
            }
        Image(systemName: "bell").symbolEffect(.wiggle.up, options: .repeat(.continuous))
            .symbolEffect(.breathe.pulse.byLayer, options: .repeat(.periodic(delay: 1)))
            .symbolEffect(.wiggle.byLayer, options: .repeat(2), value: isUp)
        Text("value \(UnitCurve.easeIn.value(at: 1)) \(Spring.smooth.value(target: 0.0, time: 1))")
    }

    @ViewBuilder private var texts: some View {
        Text("small").font(.body.smallCaps()).font(.body.lowercaseSmallCaps()).font(.title.uppercaseSmallCaps().bold())
        (Text("12") + Text("km").textScale(.secondary)).textScale(.secondary, isEnabled: isUp)
    }

    @ViewBuilder private var controls: some View {
        Menu("menu") {
            Text("item")
        } primaryAction: {
            isUp = true
        }
        Menu("symbol", systemImage: "star") {
            Text("item")
        } primaryAction: {
            isUp = true
        }
        Menu(String("string")) {
            Text("item")
        } primaryAction: {
            isUp = true
        }
        Menu {
            Text("item")
        } label: {
            Text("labelled")
        } primaryAction: {
            isUp = true
        }
        Menu {
            Text("item")
        } label: {
            Text("plain")
        }
        ControlGroup("group") { Text("item") }.controlGroupStyle(.compactMenu)
        ScrollView { Text("aligned").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        GeometryReader { proxy in
            Text("frame \(proxy.frame(in: .scrollView).minX) \(proxy.frame(in: .scrollView(axis: .vertical)).minY)")
        }
    }
}

private struct Pose {
    var height = 0.0
}

private struct Wave: Shape {
    // A shape isn't isolated to the main actor, so `path(in:)` can call the shape's own methods.
    func start(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX, y: rect.midY) }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: start(in: rect))
        path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(90))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
        return path.trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 2))
            .applying(CGAffineTransform(scaleX: 2, y: 2))
    }
}
