import SwiftUI

/// A log of the actions of the flow tests' app.
@MainActor @Observable
final class LarderModel {
    var path: [String] = []
    var name = ""
    var code = "" {
        didSet { if code.count > 3 { code = oldValue } }
    }
    var secret = ""
    var isOrganic = false
    var size = "S"
    var share = 0.5
    var log: [String] = []
    /// The delay of “Later”.
    var delay = Duration.milliseconds(20)
    let jars = (1...200).map { "Jar \($0)" }

    /// The whole log, for comparisons.
    var summary: String {
        "\(path) \(name) \(code) \(secret) \(isOrganic) \(size) \(share) \(log)"
    }
}

/// An app with links, fields, equal buttons, symbols, a long list and a custom style.
struct LarderView: View {
    @Bindable var model: LarderModel

    var body: some View {
        NavigationStack(path: $model.path) {
            List {
                NavigationLink("Shelf", value: "Shelf")
                NavigationLink(value: "Flour") {
                    VStack {
                        Text("Flour")
                        Text("2 kg")
                    }
                }
                NavigationLink("Form", value: "Form")
                NavigationLink("Nowhere") { Text("Here") }
                Button("Later") {
                    Task {
                        try await Task.sleep(for: model.delay)
                        model.path = ["Shelf", "Jar 7"]
                    }
                }
                Button("Sealed") { model.log.append("Sealed") }.disabled(true)
            }
            .navigationTitle("Larder")
            .toolbar {
                Button {
                    model.log.append("plus")
                } label: {
                    Image(systemName: "plus")
                }
            }
            .navigationDestination(for: String.self) { name in
                switch name {
                case "Shelf": Shelf(model: model)
                case "Form": LarderForm(model: model)
                default: Jar(model: model, name: name)
                }
            }
        }
    }
}

private struct Shelf: View {
    let model: LarderModel

    var body: some View {
        List(model.jars, id: \.self) { jar in
            HStack {
                NavigationLink(jar, value: jar)
                Button("Empty") { model.log.append("Empty \(jar)") }
            }
        }
        .navigationTitle("Shelf")
    }
}

private struct Jar: View {
    let model: LarderModel
    let name: String
    @State private var spoons = 0

    var body: some View {
        VStack {
            Text("\(spoons) spoons")
            Button("Take one") {
                spoons += 1
                model.log.append("\(name) \(spoons)")
            }
            .accessibilityIdentifier("take")
            NavigationLink("Form", value: "Form")
        }
        .navigationTitle(name)
    }
}

private struct LarderForm: View {
    @Bindable var model: LarderModel
    @FocusState private var isNaming: Bool

    var body: some View {
        Form {
            TextField("Name", text: $model.name).focused($isNaming)
            TextField("Code", text: $model.code)
            SecureField("Secret", text: $model.secret)
            Toggle("Organic", isOn: $model.isOrganic)
            Picker("Size", selection: $model.size) {
                ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.segmented)
            Slider(value: $model.share, in: 0...1) { Text("Share") }
            Button("Name it") { isNaming = true }
        }
        .onSubmit { model.log.append("submit \(model.name)") }
        .navigationTitle("Form")
    }
}
