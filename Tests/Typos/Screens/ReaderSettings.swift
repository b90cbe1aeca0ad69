import SwiftUI

enum PageColor: String, CaseIterable {
    case paper, sepia, night

    var color: Color {
        switch self {
        case .paper: .white
        case .sepia: .brown
        case .night: .black
        }
    }
}

struct ReaderSettings: View {
    @AppStorage("pageColor") private var pageColor = PageColor.paper
    @AppStorage("fontSize") private var fontSize = 17.0
    @AppStorage("justified") private var isJustified = false
    @AppStorage("reminder") private var reminds = true
    @AppStorage("language") private var language = "en"
    @State private var reminder = Date()
    @State private var tint = Color.blue
    @State private var resets = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            List {
                Section("Page") {
                    HStack(spacing: 20) {
                        ForEach(PageColor.allCases, id: \.rawValue) { choice in
                            VStack {
                                Circle()
                                    .fill(choice.color)
                                    .frame(width: 44, height: 44)
                                    .overlay(Circle().stroke(pageColor == choice ? tint : .gray, lineWidth: 3))
                                    .scaleEffect(pageColor == choice ? 1.1 : 1)
                                Text(choice.rawValue).font(.caption)
                            }
                            .onTapGesture { withAnimation { pageColor = choice } }
                            .accessibilityAddTraits(pageColor == choice ? .isSelected : [])
                        }
                    }
                    .frame(maxWidth: .infinity)
                    ColorPicker("Tint", selection: $tint, supportsOpacity: false)
                }
                Section {
                    Slider(value: $fontSize, in: 11...28, step: 1) {
                        Text("Size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    }
                    Toggle("Justified", isOn: $isJustified)
                    Text("The quick brown fox").font(.system(size: fontSize))
                        .frame(maxWidth: .infinity, alignment: isJustified ? .center : .leading)
                } header: {
                    Text("Text")
                } footer: {
                    Text("Now \(fontSize, specifier: "%.0f") points.")
                }
                Section("Reminder") {
                    Toggle(isOn: $reminds) {
                        Label("Remind me", systemImage: "bell.badge")
                    }
                    if reminds {
                        DatePicker("Time", selection: $reminder, displayedComponents: .hourAndMinute)
                    }
                    NavigationLink {
                        Form {
                            Picker("Language", selection: $language) {
                                Text("English").tag("en")
                                Text("Deutsch").tag("de")
                            }
                            .pickerStyle(.inline)
                        }
                        .navigationTitle("Language")
                    } label: {
                        LabeledContent("Language", value: language.uppercased())
                    }
                }
                Section {
                    Button("Help") { openURL(URL(string: "https://example.com/help")!) }
                    Button("Reset", role: .destructive) { resets = true }
                }
            }
            .navigationTitle("Settings")
            .alert("Reset all settings?", isPresented: $resets) {
                Button("Reset", role: .destructive) {
                    fontSize = 17
                    pageColor = .paper
                }
                Button("Cancel", role: .cancel) {}
            }
        }
        .tint(tint)
        .preferredColorScheme(pageColor == .night ? .dark : .light)
    }
}
