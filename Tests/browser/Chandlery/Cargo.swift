import SwiftUI

/// Keys, dragging, a pressed button, a calendar of several days, and a container that takes its content apart.
struct Cargo: View {
    @State private var turns = 0
    @State private var loaded: [String] = []
    @State private var isOver = false
    @State private var days: Set<DateComponents> = []

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Winch \(turns)").padding().focusable()
                    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                        if press.key == .downArrow { return .ignored }
                        turns += 1
                        return .handled
                    }
                Text("Barrel").padding(12).background(.quaternary, in: Capsule()).draggable("a barrel")
                Text(isOver ? "Open hatch" : "Hatch").frame(width: 240, height: 80)
                    .background(isOver ? .green.opacity(0.3) : .gray.opacity(0.2))
                    .dropDestination(for: String.self) { words, _ in
                        loaded += words
                        return true
                    } isTargeted: {
                        isOver = $0
                    }
                Text("Loaded \(loaded.count)")
                Button("Pump") {}.buttonStyle(Valve())
                Numbered {
                    Text("Rope")
                    ForEach(loaded.indices, id: \.self) { Text("Barrel \($0 + 1)") }
                }
                MultiDatePicker("Lay days", selection: $days)
                Text("\(days.count) lay days")
            }
            .padding()
        }
        .navigationTitle("Cargo")
    }
}

/// A style that shows a press.
private struct Valve: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isPressed ? "open" : "closed")
        }
    }
}

/// Numbers its subviews.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { number, subview in
                HStack {
                    Text("No. \(number + 1)")
                    subview
                }
            }
        }
    }
}
