import SwiftUI

/// Forms of controls that two or more code bases use.
struct InputForms: View {
    enum Field: Hashable { case name, mail }

    struct Cocktail: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    private let plainTitle = "Plain title"
    private let cocktails = [Cocktail(id: 1, name: "Daiquiri"), Cocktail(id: 2, name: "Negroni")]
    @State private var text = "Words"
    @State private var isOn = true
    @State private var level = 0.25
    @State private var count = 2
    @State private var price = 9.5
    @State private var chosen = 1
    @State private var wished: Int?
    @State private var day = Date(timeIntervalSince1970: 0)
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
        Form {
            buttons
            fields
            switches
            choices
            dates
            values
            groups
            links
        }
        .formStyle(.grouped)
        .controlSize(.large)
        .buttonStyle(.bordered)
        Form { Text("In columns") }.formStyle(.columns)
        Form { Text("As usual") }.formStyle(AutomaticFormStyle())
    }

    @ViewBuilder private var buttons: some View {
        Button("Titled") { act() }.keyboardShortcut(.defaultAction)
        Button {
            act()
        } label: {
            Label("Labelled", systemImage: "star")
        }
        .keyboardShortcut("l", modifiers: [.command, .shift])
        Button(action: act) { Text("With an action") }.keyboardShortcut("k", modifiers: .command)
        Button("Titled with an action", action: act).help("What it does")
        Button("Destructive", role: .destructive) { act() }.disabled(true)
        Button("Cancelling", role: .cancel, action: act).keyboardShortcut(.cancelAction)
        Button("Symbolic", systemImage: "plus") { act() }.buttonBorderShape(.capsule)
        Group {
            Button(role: .destructive) {
                act()
            } label: {
                Text("Role and label")
            }
            Button(role: .cancel, action: act) { Text("Role and action") }
            Text("Hovered").onHover { isOn = $0 }
            Label {
                Text("Two parts")
            } icon: {
                Image(systemName: "star")
            }
            .labelStyle(.titleAndIcon)
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $text).focused($isFocused).textFieldStyle(.roundedBorder).submitLabel(.next)
        TextField("Mail", text: $text).focused($field, equals: .mail).keyboardType(.emailAddress)
            .textContentType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
        TextField("Note", text: $text, axis: .vertical).onSubmit { act() }
        TextField("Price", value: $price, format: .number).keyboardType(.decimalPad)
        TextField("Prompted", text: $text, prompt: Text("Your name")).textFieldStyle(RoundedBorderTextFieldStyle())
        SecureField("Password", text: $text).textContentType(.password).autocorrectionDisabled(true)
        TextEditor(text: $text).frame(minHeight: 100)
    }

    @ViewBuilder private var switches: some View {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Tick", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Press", isOn: $isOn).toggleStyle(.button)
        Toggle(isOn: $isOn) { Text("Toggle of views") }.tint(.green)
        Toggle("Hidden label", isOn: $isOn).labelsHidden()
        Slider(value: $level)
        Slider(value: $level, in: 0...10)
        Slider(value: $level, in: 0...10, step: 1)
        Stepper("Count", value: $count, in: 0...10)
        Stepper("In twos", value: $count, in: 0...10, step: 2)
        Stepper {
            Text("By hand")
        } onIncrement: {
            count += 1
        } onDecrement: {
            count -= 1
        }
    }

    @ViewBuilder private var choices: some View {
        Picker("Menu", selection: $chosen) { options }.pickerStyle(.menu)
        Picker("Automatic", selection: $chosen) { options }
        Picker(selection: $chosen) {
            options
        } label: {
            Text("Inline")
        }
        .pickerStyle(.inline)
        Picker(selection: $chosen, label: Text("Wheel")) { options }.pickerStyle(.wheel)
        Picker("Segments", selection: $chosen) { options }.pickerStyle(SegmentedPickerStyle())
        Picker("Palette", systemImage: "paintpalette", selection: $chosen) { options }.pickerStyle(.palette)
        Picker("Radio", selection: $chosen) { options }.pickerStyle(.radioGroup)
        Picker(plainTitle, selection: $wished) {
            Text("No wish").tag(nil as Int?)
            ForEach(cocktails) { Text($0.name).tag($0.id) }
        }
        .pickerStyle(.navigationLink)
        Picker("Own value", selection: $chosen) {
            options
        } currentValueLabel: {
            Text("Number \(chosen)")
        }
    }

    @ViewBuilder private var options: some View {
        ForEach(cocktails) { Label($0.name, systemImage: "star") }
    }

    @ViewBuilder private var dates: some View {
        DatePicker("Day", selection: $day, displayedComponents: [.date])
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        DatePicker("Both", selection: $day).datePickerStyle(.compact)
        DatePicker("Since", selection: $day, in: Date(timeIntervalSince1970: 0)...).datePickerStyle(.graphical)
        DatePicker(plainTitle, selection: $day, in: ...Date.distantFuture, displayedComponents: .date)
        DatePicker(selection: $day, in: Date.distantPast...Date.distantFuture, displayedComponents: .date) {
            Label("Between", systemImage: "calendar")
        }
        .datePickerStyle(.field)
    }

    @ViewBuilder private var values: some View {
        ProgressView()
        ProgressView("Loading").progressViewStyle(.circular)
        ProgressView(value: level)
        ProgressView(value: level, total: 2).progressViewStyle(.linear)
        Gauge(value: level) { Text("Gauge") }
        Gauge(value: level, in: 0...1) {
            Text("Speed")
        } currentValueLabel: {
            Text("A quarter")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: level, in: 0...1) {
            Text("Tank")
        } currentValueLabel: {
            Text("25 %")
        } minimumValueLabel: {
            Text("Empty")
        } maximumValueLabel: {
            Text("Full")
        }
        .gaugeStyle(.linearCapacity)
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Not yet"))
        ContentUnavailableView("Nothing at all", systemImage: "tray")
    }

    @ViewBuilder private var groups: some View {
        LabeledContent("Key", value: "Value")
        LabeledContent("Any view") { Text("Viewed") }
        LabeledContent {
            Text("Content first")
        } label: {
            Text("Label last")
        }
        DisclosureGroup("Disclosed", isExpanded: $isOn) { Text("Inside") }
        ControlGroup { Button("Grouped") { act() } }
        GroupBox("Box") { Text("In a box") }
        Menu("Titled menu") { Button("Item") { act() } }
            .menuStyle(.borderlessButton).menuOrder(.fixed).menuIndicator(.hidden)
        Menu {
            Button("Item") { act() }
        } label: {
            Label("Labelled menu", systemImage: "ellipsis")
        }
        .menuStyle(.button)
    }

    @ViewBuilder private var links: some View {
        if let url = URL(string: "https://example.org") {
            Link("Web", destination: url)
            Link(destination: url) { Text("Web of views") }
            ShareLink(item: url)
            ShareLink(item: url) { Label("Share it", systemImage: "star") }
            ShareLink(item: url, preview: SharePreview("Preview"))
        }
    }

    private func act() { count += 1 }
}
