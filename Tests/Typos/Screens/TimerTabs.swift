import SwiftUI

struct Step: Identifiable {
    let id = UUID()
    var title: String
    var minutes: Int
    var isDone = false
}

struct TimerTabs: View {
    @State private var steps: [Step] = []
    @State private var tab = 0
    @State private var sound = true
    @State private var volume = 0.5
    @State private var theme = "light"
    let themes = ["light", "dark", "system"]

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List {
                    ForEach($steps) { $step in
                        HStack {
                            Toggle(isOn: $step.isDone) {
                                VStack(alignment: .leading) {
                                    Text(step.title)
                                    Text("\(step.minutes) min").font(.caption).foregroundColor(.gray)
                                }
                            }
                            TextField("Title", text: $step.title)
                        }
                    }
                    .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { steps.remove(atOffsets: $0) }
                    if steps.isEmpty {
                        Text("Nothing yet").italic()
                    }
                }
                .navigationTitle("Steps")
                .toolbar { EditButton() }
            }
            .tabItem { Label("Steps", systemImage: "list.bullet") }
            .tag(0)
            .badge(steps.count)

            NavigationStack {
                Form {
                    Section(header: Text("Sound")) {
                        Toggle("Sound", isOn: $sound)
                        Slider(value: $volume).disabled(!sound)
                        LabeledContent("Volume", value: volume, format: .percent)
                    }
                    Section(header: Text("Look")) {
                        Picker("Theme", selection: $theme) {
                            ForEach(themes, id: \.self) { theme in
                                Text(theme.capitalized).tag(theme)
                            }
                        }
                        .pickerStyle(.inline)
                        ForEach(0..<3) { index in
                            Text("Row \(index + 1)").opacity(index == 0 ? 1 : 0.5)
                        }
                    }
                }
                .navigationTitle("Settings")
            }
            .tabItem { Label("Settings", systemImage: "gear") }
            .tag(1)
        }
        .tint(.orange)
    }
}
