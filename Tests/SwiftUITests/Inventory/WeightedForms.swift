import SwiftUI

/// Calls of the overloads that take a protocol with weight instead of a type.
struct WeightedForms: View {
    @State private var rows = [Row(name: "tea"), Row(name: "rope")]
    @State private var spare: [Row]? = [Row(name: "tar")]
    @State private var title = "editable"
    @State private var isPresented = false
    private let count: Int? = nil
    private let mark: Text? = Text("marked")

    struct Row: Identifiable {
        var name: String
        var parts = ["part"]
        var id: String { name }
    }

    var body: some View {
        NavigationStack {
            VStack {
                ForEach($rows) { $row in
                    TextField("field of \(row.name)", text: $row.name)
                    ForEach($row.parts, id: \.self) { $part in Text("\(part) of \(row.name)") }
                }
                ForEach($rows) { row in Text("bound \(row.wrappedValue.name)") }
                ForEach($rows, id: \.name) { $row in Text("named \(row.name)") }
                ForEach(.constant(rows)) { $row in Text("constant \(row.name)") }
                ForEach(Binding(get: { rows }, set: { rows = $0 })) { $row in Text("own \(row.name)") }
                ForEach($rows.animation()) { $row in Text("animated \(row.name)") }
                if let spare = Binding($spare) { ForEach(spare) { $row in Text("spare \(row.name)") } }
            }
            VStack {
                ForEach(0..<2) { Text("number \($0)") }
                ForEach(rows.indices, id: \.self) { index in TextField("field \(index)", text: $rows[index].name) }
                Text("counted").badge(count ?? 0).badge(rows.count)
                Text("badges").badge(mark).badge(count.map { Text("\($0)") }).badge(isPresented ? nil : mark)
                Text("described").accessibilityLabel(mark ?? Text("none")).accessibilityHint(Text("hint"))
                    .accessibilityValue(isPresented ? Text("a") : Text("b")).help(Text("help") + Text("ful"))
            }
            .navigationTitle(isPresented ? Text("a") : Text("title").bold())
            .navigationSubtitle(Text("subtitle"))
            .alert(Text("alert"), isPresented: $isPresented) {
                Button("OK") {}
            } message: {
                Text("message")
            }
            .alert(Text("alert"), isPresented: $isPresented, presenting: count) { Button("\($0)") {} }
            .confirmationDialog(Text("ask"), isPresented: $isPresented, presenting: count) { Button("\($0)") {} }
        }
        NavigationStack { Text("with a title").navigationTitle($title) }
        NavigationStack { Text("with a constant title").navigationTitle(.constant("constant")) }
        NavigationStack { Text("with a key").navigationTitle(.init("key")) }
        NavigationStack { Text("with part of a string").navigationTitle(title.prefix(3)) }
        NavigationStack { Text("with a title or another").navigationTitle(rows.first?.name ?? "Untitled") }
    }
}

/// Tabs and views in the containers that take both.
struct WeightedTabs: View {
    @State private var tab = 0
    private let names = ["first", "second"]

    var body: some View {
        TabView(selection: $tab) {
            ForEach(names.indices, id: \.self) { index in
                Tab(names[index], systemImage: "star", value: index) {
                    Group { ForEach(names, id: \.self) { Text("\($0) in tab \(index)") } }
                }
            }
            Group {
                Tab("third", systemImage: "star", value: 2) { Text("grouped") }.badge(Text("new"))
            }
        }
    }
}

/// Tints and interpolated values of all kinds.
struct WeightedValues: View {
    var isRed = true
    var gradient: LinearGradient? = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

    var body: some View {
        Text("tints").tint(.red).tint(nil).tint(isRed ? .red : nil).tint(isRed ? .red : .blue).tint(.secondary)
        Text("styles").tint(gradient).tint(isRed ? gradient : nil).tint(Color.red.opacity(0.5)).tint(Color?.none)
        Text("\(1) \(2.5) \("tea") \(CGFloat(3.5)) \(isRed) \(Text("own"))")
    }
}
