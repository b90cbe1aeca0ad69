import SwiftUI

/// Forms that fewer code bases use than those of the other files here.
@available(*, deprecated)
struct RarerInventory: View {
    @State private var words = ""
    @State private var isOn = false
    @State private var log: [String] = []

    var body: some View {
        let _ = Self._printChanges()
        let _ = Self._logChanges()
        VStack {
            Text("not modified").modifier(EmptyModifier())
            Text("not modified either").modifier(EmptyModifier.identity)
            gestures
            TextField("capitals", text: $words).autocapitalization(.words).disableAutocorrection(true)
            SecureField("secret", text: $words, onCommit: { log.append("secret") })
            SecureField(String("secret too"), text: $words) { log.append("secret") }
            TextEditor(text: $words).findDisabled().replaceDisabled(isOn).findNavigator(isPresented: $isOn)
            Stepper(onIncrement: { log.append("up") }, onDecrement: nil) { Text("steps") }
            Slider(
                value: .constant(0.5), in: 0...1, step: 0.5, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
            ) {
                Text("slides")
            }
            Text("sprung").animation(.interactiveSpring(duration: 0.3, extraBounce: 0.1), value: isOn)
            Text("log \(log.joined(separator: " ")) in \(Color.red.description)").gesture(taps())
        }
        .statusBar(hidden: true)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
    }

    private func taps() -> _EndedGesture<TapGesture> {
        TapGesture().onEnded { log.append("tap") }
    }

    @ViewBuilder private var gestures: some View {
        Text("tap").gesture(isOn ? nil : TapGesture().onEnded { log.append("tap") })
        Text("named").gesture(TapGesture().onEnded { log.append("named") }, name: "tap")
        Text("beside").simultaneousGesture(TapGesture().onEnded { log.append("beside") }, isEnabled: !isOn)
        Text("above").highPriorityGesture(TapGesture().onEnded { log.append("above") }, isEnabled: !isOn)
        Text("hold").onLongPressGesture(pressing: { isOn = $0 }) { log.append("hold") }
    }
}
