import SwiftUI

/// All forms of lists and controls that three or more code bases use.
struct ControlInventory: View {
    enum Field: Hashable { case name, mail }

    @State private var words = ""
    @State private var isOn = true
    @State private var level = 0.5
    @State private var pick = 1
    @State private var crates = Crate.all
    @State private var chosen: Crate.ID?
    @State private var paint = Color.red
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
        Form {
            buttons
            fields
            choices
            groups
        }
        .formStyle(.grouped)
    }

    @ViewBuilder private var buttons: some View {
        Button("titled") { isOn.toggle() }.buttonStyle(.borderedProminent).controlSize(.large)
        Button {
            isOn.toggle()
        } label: {
            Label("labelled", systemImage: "star").labelStyle(.titleAndIcon)
        }
        .buttonStyle(.plain).keyboardShortcut("l", modifiers: .command)
        Button(action: act, label: { Text("action and label") }).buttonStyle(.borderless).buttonStyle(.bordered)
            .controlSize(.small)
        Button(action: act) { Text("action") }.buttonBorderShape(.capsule).keyboardShortcut(.defaultAction)
        Button("title and action", action: act).disabled(false).help("what it does")
        Button("destructive", role: .destructive) { act() }
        Button(role: .cancel) {
            act()
        } label: {
            Text("cancelling")
        }
        Button("symbol", systemImage: "plus") { act() }.labelStyle(.iconOnly)
        Link("link", destination: URL(string: "https://example.org")!).onHover { isOn = $0 }
    }

    @ViewBuilder private var fields: some View {
        TextField("name", text: $words).focused($isFocused).textFieldStyle(.roundedBorder).onSubmit { act() }
        TextField("mail", text: $words).focused($field, equals: .mail).textContentType(.emailAddress)
            .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
        TextField("tall", text: $words, axis: .vertical)
        TextField("number", value: $level, format: .number)
        SecureField("secret", text: $words).textContentType(.password)
        TextEditor(text: $words)
    }

    @ViewBuilder private var choices: some View {
        Toggle("toggle", isOn: $isOn).toggleStyle(.switch)
        Toggle(isOn: $isOn) { Text("toggle with a view") }
        Slider(value: $level, in: 0...1)
        Slider(value: $level, in: 0...1, step: 0.25)
        Stepper("stepper", value: $pick)
        Picker("picker", selection: $pick) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        .pickerStyle(.segmented).labelsHidden()
        Picker("inline", selection: $pick) { Text("three").tag(3) }.pickerStyle(.inline)
        Picker("menu", selection: $pick) { Text("four").tag(4) }.pickerStyle(.menu)
        ColorPicker("paint", selection: $paint)
        DatePicker("date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        ProgressView().progressViewStyle(.circular)
        ProgressView(value: level)
    }

    @ViewBuilder private var groups: some View {
        Section("section") { Text("in a section") }
        Section {
            Text("without a header")
        } header: {
            Text("header")
        }
        Section {
            Text("with a footer")
        } footer: {
            Text("footer")
        }
        Section(header: Text("older header")) { Text("in an older section") }
        LabeledContent("labelled content") { Text("its value") }
        ControlGroup { Button("in a group") {} }
        Label {
            Text("two parts")
        } icon: {
            Image(systemName: "star")
        }
        Menu {
            Button("item") {}
        } label: {
            Text("menu label")
        }
        Text("with a menu").contextMenu { Button("context item") {} }
        ContentUnavailableView("nothing", systemImage: "tray", description: Text("not a thing"))
    }

    private func act() { isOn = false }
}

/// All forms of lists and tables that three or more code bases use.
struct ListInventory: View {
    @State private var crates = Crate.all
    @State private var chosen: Crate.ID?
    @State private var several: Set<Crate.ID> = []
    @State private var words = ""
    @Environment(\.editMode) private var editMode

    var body: some View {
        VStack {
            List { ForEach(crates) { Text("all \($0.name)") }.onDelete(perform: delete) }.listStyle(.plain)
            List(crates) { Text("each \($0.name)") }.listStyle(.insetGrouped)
            List(crates, id: \.name) { Text("by name \($0.name)") }.listStyle(.sidebar)
            List(crates, selection: $chosen) { Text("one of \($0.name)") }.listStyle(SidebarListStyle())
            List(crates, id: \.id, selection: $several) { Text("some of \($0.name)") }
            List(selection: $chosen) {
                ForEach(crates, id: \.name) { crate in
                    Text("row \(crate.name)").tag(crate.id)
                        .listRowBackground(Color.yellow).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
                        .swipeActions { Button("Load") {} }
                        .swipeActions(edge: .trailing) { Button("Sell") {} }
                }
            }
            .searchable(text: $words).refreshable { words = "" }
            EditButton()
        }
    }

    private func delete(_ offsets: IndexSet) { crates.remove(atOffsets: offsets) }
}

/// A table and its columns.
struct TableInventory: View {
    @State private var chosen: Crate.ID?

    var body: some View {
        Table(Crate.all, selection: $chosen) {
            TableColumn("Name", value: \.name)
            TableColumn("Weight") { crate in
                Text("\(crate.weight) kg")
            }
        }
    }
}

struct Crate: Identifiable, Hashable {
    let id: Int
    let name: String
    let weight: Int

    static let all = [Crate(id: 1, name: "Tea", weight: 20), Crate(id: 2, name: "Rope", weight: 35)]
}
