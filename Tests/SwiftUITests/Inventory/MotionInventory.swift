import SwiftUI

/// All forms of animations and gestures that three or more code bases use.
struct MotionInventory: View {
    @State private var isUp = false
    @State private var shift = CGSize.zero
    @State private var log: [String] = []
    @GestureState private var isPressed = false
    @State private var zoom: CGFloat = 1
    @State private var turn = Angle.zero
    @Namespace private var space

    var body: some View {
        VStack {
            moving
            gestures.coordinateSpace(name: "bay")
            Text("log \(log.joined(separator: " "))")
        }
    }

    @ViewBuilder private var moving: some View {
        Text("animated").animation(.easeInOut, value: isUp).animation(.default).animation(
            .bouncy.delay(0.1), value: isUp)
        Text("turning").rotationEffect(.degrees(isUp ? 90 : 0)).rotationEffect(.degrees(4), anchor: .top).scaleEffect(2)
        Text("coming").transition(.scale.combined(with: .opacity)).transition(.drifting)
        Text("leaving").transition(.asymmetric(insertion: .scale, removal: .opacity))
        Text("leaving").transition(AsymmetricTransition(insertion: .identity, removal: .move(edge: .top)))
        Text("leaving").transition(AsymmetricTransition(insertion: .scale(0.5), removal: .offset(x: 4)))
        Text("leaving").transition(.slide.combined(with: .push(from: .bottom))).transition(OpacityTransition())
        Text("counting").contentTransition(.numericText())
        Text("matched").matchedGeometryEffect(id: "boat", in: space)
        Text("untouchable").allowsHitTesting(false)
        TimelineView(.periodic(from: .now, by: 60)) { context in
            Text("time \(context.date > Date(timeIntervalSince1970: 0) ? "runs" : "stands")")
        }
        TimelineView(.animation) { context in Text("moves \(context.cadence == .live ? "live" : "slowly")") }
        Button("lights") { withAnimation(.spring) { isUp.toggle() } }.hoverEffect(.lift)
    }

    @ViewBuilder private var gestures: some View {
        Text("tap").onTapGesture { log.append("tap") }
        Text("hold").onLongPressGesture { log.append("hold") }
        Text("hold longer").onLongPressGesture(minimumDuration: 2) { log.append("long") }
        Text("drag").gesture(drag)
        Text("taps").gesture(TapGesture(count: 2).onEnded { log.append("twice") })
        Text("place").onTapGesture { place in log.append("at \(Int(place.x)) \(Int(place.y))") }
        Text("spatial").gesture(
            SpatialTapGesture(coordinateSpace: .named("bay")).onEnded { log.append("in \(Int($0.location.x))") })
        Text("pointer").onContinuousHover { phase in
            switch phase {
            case .active(let place): log.append("over \(Int(place.x))")
            case .ended: log.append("left")
            }
        }
        Text("pinch").gesture(pinch)
        Text("older pinch").gesture(
            MagnificationGesture().onChanged { zoom = $0 }.onEnded { _ in log.append("zoomed") })
        Text("turn").gesture(RotationGesture().onChanged { turn = $0 }.onEnded { _ in log.append("turned") })
        Text("holds").gesture(LongPressGesture().onEnded { _ in log.append("held") })
        Text(isPressed ? "pressed" : "loose")
            .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }

    private var pinch: some Gesture {
        MagnifyGesture(minimumScaleDelta: 0.1)
            .onChanged { value in zoom = value.magnification }
            .simultaneously(with: RotateGesture().onChanged { value in turn = value.rotation })
            .onEnded { _ in log.append("pinched \(zoom) \(Int(turn.degrees.rounded()))") }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { value in shift = value.translation }
            .onEnded { value in
                shift = .zero
                log.append("dragged \(Int(value.translation.width)) \(Int(value.translation.height))")
            }
    }
}

extension AnyTransition {
    fileprivate static var drifting: AnyTransition { .move(edge: .leading).combined(with: .opacity) }
}

extension Animation {
    fileprivate static var tidal: Animation { .easeOut(duration: 2).delay(0.2) }
}
