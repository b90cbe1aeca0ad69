import SwiftUI

struct Logbook: View {
    @State private var voyage: Int?
    @State private var path = NavigationPath()

    var body: some View {
        NavigationSplitView {
            List(Voyage.all, selection: $voyage) { voyage in
                Text(voyage.name)
            }
            .navigationTitle("Logbook")
        } detail: {
            NavigationStack(path: $path) {
                if let voyage {
                    VoyageView(voyage: voyage)
                } else {
                    SettingsView()
                }
            }
        }
    }
}

/// The days of a voyage, and its progress.
struct VoyageView: View {
    let voyage: Int

    var body: some View {
        List(1..<6, id: \.self) { number in
            NavigationLink("Day \(number)", value: Day(voyage: voyage, number: number))
        }
        .navigationTitle(Voyage.named(voyage))
        .navigationDestination(for: Day.self) { day in
            DayView(day: day)
        }
        .navigationDestination(for: Port.self) { port in
            PortView(port: port)
        }
        .navigationDestination(for: Letter.self) { letter in
            LetterView(letter: letter)
        }
    }
}

struct DayView: View {
    let day: Day
    @SceneStorage("remark") private var remark = ""
    @SceneStorage("miles") private var miles = 0

    var body: some View {
        Form {
            TextField("Remark", text: $remark)
            Stepper("\(miles) miles", value: $miles)
            NavigationLink("Next day", value: Day(voyage: day.voyage, number: day.number + 1))
            NavigationLink("Weather") { WeatherView() }
            ForEach(Port.allCases, id: \.self) { port in
                NavigationLink(port.name, value: port)
            }
        }
        .navigationTitle("Day \(day.number)")
    }
}

/// The weather of a day, and the ports that offer shelter from it.
struct WeatherView: View {
    @State private var force = 0
    @State private var sky = ""

    var body: some View {
        Form {
            Stepper("Wind force \(force)", value: $force, in: 0...12)
            TextField("Sky", text: $sky)
            Section("Shelter") {
                ForEach(Port.allCases, id: \.self) { port in
                    NavigationLink(port.name, value: port)
                }
            }
        }
        .navigationTitle("Weather")
    }
}

struct PortView: View {
    let port: Port
    @SceneStorage("harbour pilot") private var hasPilot: Bool?
    @AppStorage("flag") private var flag = "none"

    var body: some View {
        Form {
            Text(hasPilot.map { $0 ? "Pilot on board" : "Pilot has left" } ?? "No pilot yet")
            Button("Take a pilot") { hasPilot = true }
            Button("Drop the pilot") { hasPilot = false }
            Button("Hoist \(port.name)") { flag = port.name }
            Text("Flag: \(flag)")
            NavigationLink("Write home", value: Letter(port: port))
            NavigationLink("Sail on", value: Day(voyage: 1, number: 1))
        }
        .navigationTitle(port.name)
    }
}

/// A letter that is stored while it is written, and discarded if it is left before it is sent.
struct LetterView: View {
    let letter: Letter
    @SceneStorage("letter") private var text = ""
    @SceneStorage("sent") private var isSent = false

    var body: some View {
        Form {
            TextField("Dear all", text: $text)
            Button("Send") { isSent = true }
                .disabled(text.isEmpty || isSent)
        }
        .navigationTitle("Letter from \(letter.port.name)")
        .navigationBarTitleDisplayMode(.inline)
        .confirmsLeaving(
            "Discard this letter?", isActive: !text.isEmpty && !isSent, message: Text("It hasn't been sent yet."),
            onConfirm: { text = "" })
    }
}

/// Settings for all voyages.
struct SettingsView: View {
    @AppStorage("flag") private var flag = "none"
    @AppStorage("metric") private var isMetric = false

    var body: some View {
        Form {
            Text("No voyage selected")
            LabeledContent("Flag", value: flag)
            Toggle("Metric", isOn: $isMetric)
        }
        .navigationTitle("Welcome")
    }
}
