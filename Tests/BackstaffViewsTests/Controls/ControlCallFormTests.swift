import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

/// The forms of calls that apps use most. The main test is that they compile.
struct CallForms: View {
    enum Field: Hashable { case name, mail }
    enum Flavor: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: Self { self }
    }

    @MainActor
    final class Model {
        var count = 0
        func save() { count += 1 }
    }

    let model = Model()
    let plainTitle = "Title"
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1.0
    @State private var count = 1
    @State private var flavor = Flavor.sweet
    @State private var chosen: Flavor?
    @State private var amount: Int?
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
        buttons
        fields
        values
        others
    }

    @ViewBuilder private var buttons: some View {
        Button("Save") { model.save() }
        Button("Save", action: model.save)
        Button(plainTitle) { isOn.toggle() }
        Button(plainTitle.prefix(3)) {}
        Button("Item \(count)", role: .destructive) {}
        Button("Cancel", role: .cancel, action: save)
        Group {
            Button(action: save) { Text("Save") }
            Button(action: { isOn = true }, label: { Image(systemName: "plus") })
            Button {
                Task { await later() }
            } label: {
                Label("Save", systemImage: "star")
            }
            Button(role: .destructive) {
                save()
            } label: {
                Text("Drop")
            }
            Button(role: .cancel, action: save) { Text("Cancel") }
            Button("Add", systemImage: "plus") { save() }
            Button("Add", systemImage: "plus", action: save)
            Button("Drop", systemImage: "trash", role: .destructive) {}
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        Group {
            Label("Star", systemImage: "star").labelStyle(.titleAndIcon)
            Label(plainTitle, systemImage: "star").labelStyle(.iconOnly)
            Label("Star", image: "star").labelStyle(.automatic)
            Label {
                Text("Star")
            } icon: {
                Image(systemName: "star")
            }
        }
        .buttonStyle(PlainButtonStyle())
        .buttonStyle(.borderless)
        .buttonStyle(BorderedButtonStyle())
    }

    @ViewBuilder private var fields: some View {
        Group {
            TextField("Name", text: $text).focused($isFocused).textFieldStyle(.roundedBorder)
            TextField(plainTitle, text: $text).focused($field, equals: .name).onSubmit { field = .mail }
            TextField("Name", text: $text, prompt: Text("Ada")).submitLabel(.done)
            TextField("Note", text: $text, axis: .vertical).textInputAutocapitalization(.never)
            TextField("Price", value: $number, format: .number).keyboardType(.decimalPad)
            TextField("Amount", value: $amount, format: .number).autocorrectionDisabled()
        }
        Group {
            TextField(text: $text) { Text("Name") }.textContentType(.emailAddress)
            SecureField("Password", text: $text).textContentType(.password)
            TextEditor(text: $text).onSubmit(of: .text, save).textFieldStyle(RoundedBorderTextFieldStyle())
        }
    }

    @ViewBuilder private var values: some View {
        Group {
            Toggle("Sound", isOn: $isOn).toggleStyle(.switch)
            Toggle(plainTitle, isOn: $isOn).labelsHidden()
            Toggle(isOn: $isOn) { Label("Sound", systemImage: "speaker") }
            Toggle("Sound", systemImage: "speaker", isOn: $isOn)
            Slider(value: $number)
            Slider(value: $number, in: 0...10)
            Slider(value: $number, in: 0...10, step: 1)
            Slider(value: $number, in: 0...1) {
                Text("A")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
        }
        Stepper("Count", value: $count, in: 1...5)
        Stepper("Count \(count)", value: $count, in: 1...5, step: 2)
        Stepper(value: $count, in: 1...5) { Text("Count") }
        Stepper {
            Text("Count")
        } onIncrement: {
            count += 1
        } onDecrement: {
            count -= 1
        }
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker(selection: $chosen) {
            Text("None").tag(Flavor?.none)
        } label: {
            Text("Flavor")
        }.pickerStyle(.inline)
        Picker(selection: $chosen, label: Text("Flavor")) { Text("None").tag(nil as Flavor?) }.pickerStyle(.menu)
    }

    @ViewBuilder private var others: some View {
        Group {
            ProgressView()
            ProgressView("Loading").progressViewStyle(.circular)
            ProgressView(plainTitle, value: 0.5)
            ProgressView(value: number, total: 10)
            ProgressView(value: 0.5) {
                Text("A")
            } currentValueLabel: {
                Text("50 %")
            }
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet"))
            ContentUnavailableView("Nothing", systemImage: "tray")
            ContentUnavailableView.search
            ContentUnavailableView.search(text: text)
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } actions: {
                Button("Again") {}
            }
        }
        Group {
            Menu("More") { Button("Copy") {} }
            Menu {
                Button("Copy") {}
            } label: {
                Label("More", systemImage: "ellipsis")
            }
            Menu {
                Button("Copy") {}
            } label: {
                Text("More")
            } primaryAction: {
                save()
            }
            LabeledContent("Name", value: "Ada")
            LabeledContent("Name") { Text("Ada") }
            LabeledContent("Count", value: count, format: .number)
            LabeledContent {
                Text("Ada")
            } label: {
                Text("Name")
            }
            DisclosureGroup("More") { Text("a") }
            DisclosureGroup("More", isExpanded: $isOn) { Text("a") }
            GroupBox("Box") { Text("a") }
            GroupBox {
                Text("a")
            } label: {
                Text("Box")
            }
            ControlGroup { Button("a") {} }
        }
        if let url = URL(string: "https://example.org") {
            Link("Read", destination: url)
            Link(destination: url) { Text("Read") }
            ShareLink(item: url)
            ShareLink("Send", item: url)
            ShareLink(item: url) { Label("Send", systemImage: "star") }
            ShareLink(item: url, preview: SharePreview("Picture"))
        }
    }

    private func save() {}

    private func later() async {}
}

@MainActor
struct ControlCallFormTests {
    @Test("Every form shows its control")
    func all() {
        let stage = ControlStage(CallForms())
        #expect(stage.all(.button).count == 30)
        #expect(stage.all(.textField).count == 9)
        #expect(stage.all(.picker).count == 3)
        #expect(stage.all(.link).count == 6)
    }

    @Test("Removing the controls leaves no handlers in the tree")
    func unmount() {
        let stage = ControlStage(CallForms())
        let ids = stage.all(.button).map(\.id)
        stage.graph.unmount()
        #expect(ids.allSatisfy { stage.graph.tree.element($0) == nil })
    }
}
