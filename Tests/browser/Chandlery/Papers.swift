import SwiftUI

/// Fields and other controls in rows.
struct Papers: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var remarks = "Two lines\nof remarks"
    @State private var crew = 3
    @State private var isInsured = true
    @State private var load = 0.4

    var body: some View {
        Form {
            Section("Ship") {
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                TextField("Remarks", text: $remarks, axis: .vertical)
            }
            Section {
                Toggle("Insured", isOn: $isInsured)
                Stepper("Crew: \(crew)", value: $crew, in: 1...12)
                Slider(value: $load) { Text("Load") }
                LabeledContent("Port", value: "Oslo")
                DisclosureGroup("More") { Text("Lloyd's") }
            } footer: {
                Text("Hello, \(name)!")
            }
        }
        .navigationTitle("Papers")
    }
}
