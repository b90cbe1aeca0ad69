import SwiftUI

/// Forms of selectable lists and split views in apps.
struct SelectionForms: View {
    enum Category: String, CaseIterable, Identifiable {
        case dessert, pancake, salad

        var id: Self { self }
    }

    struct Item: Identifiable, Hashable {
        let id: Int
        var name = "item"
    }

    @State private var number: Int?
    @State private var numbers: Set<Int> = []
    @State private var always = 1
    @State private var category: Category?
    @State private var categories = Set<Category>()
    @State private var chosenCategory = Category.dessert
    @State private var item: Item?
    @State private var itemID: Item.ID?
    @State private var itemIDs = Set<Item.ID>()
    @State private var items = [Item(id: 1), Item(id: 2)]
    @State private var words = ["a", "b"]
    @State private var word: String?

    var body: some View {
        VStack {
            optional
            sets
            required
            bound
            rows
        }
    }

    @ViewBuilder private var optional: some View {
        List(selection: $number) { Text("static").tag(1) }
        List(0..<30, selection: $number) { Text("\($0)") }
        List(0..<30, id: \.self, selection: $number) { i in NavigationLink("ID: \(i)", value: i) }
        List(Category.allCases, selection: $category) { category in
            NavigationLink(category.rawValue, value: category)
        }
        List(Category.allCases, id: \.self, selection: $category) { Text($0.rawValue) }
        List(items, selection: $itemID) { Text($0.name) }
        List(items, id: \.self, selection: $item) { item in NavigationLink(item.name, value: item) }
        List(items, id: \.id, selection: $item) { item in
            NavigationLink(value: item, label: { Label(item.name, systemImage: "circle") })
        }
        List(words, id: \.self, selection: $word) { Text($0) }
    }

    @ViewBuilder private var sets: some View {
        List(selection: $numbers) { ForEach(0..<3) { Text("\($0)") } }
        List(0..<3, selection: $numbers) { Text("\($0)") }
        List(0..<3, id: \.self, selection: $numbers) { Text("\($0)") }
        List(Category.allCases, selection: $categories) { Text($0.rawValue) }
        List(items, selection: $itemIDs) { Text($0.name) }
        List(items, id: \.id, selection: $itemIDs) { Text($0.name) }
    }

    @ViewBuilder private var required: some View {
        List(selection: $always) { ForEach(0..<3) { Text("\($0)") } }
        List(0..<3, selection: $always) { Text("\($0)") }
        List(0..<3, id: \.self, selection: $always) { Text("\($0)") }
        List(Category.allCases, selection: $chosenCategory) { Text($0.rawValue) }
        List(Category.allCases, id: \.self, selection: $chosenCategory) { Text($0.rawValue) }
        List(items, selection: $always) { Text($0.name) }
    }

    @ViewBuilder private var bound: some View {
        List($items, selection: $itemID) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.id, selection: $itemID) { $item in Text(item.name) }
        List($items, selection: $itemIDs) { item in Text(item.wrappedValue.name) }
        List($items, id: \.id, selection: $itemIDs) { $item in Text(item.name) }
        List($items, selection: $always) { $item in Text(item.name) }
    }

    @ViewBuilder private var rows: some View {
        List(selection: Binding<Int?>(get: { number }, set: { number = $0 })) {
            Section("One") { ForEach(items) { Text($0.name) } }
            Section {
                Text("Tagged").tag(7)
                Text("Optional").tag(8 as Int?)
                Text("None").tag(nil as Int?)
                Label("Disabled", systemImage: "circle").tag(9).selectionDisabled()
                Text("Enabled").tag(10).selectionDisabled(false)
            } header: {
                Text("Two")
            }
        }
        .listStyle(.sidebar)
        List(selection: .constant(Set<Int>())) { Text("constant") }
        List(selection: .constant(nil as Int?)) { Text("constant") }
    }
}

/// Forms of split views in apps.
struct SplitViewForms: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column: NavigationSplitViewColumn = .detail

    var body: some View {
        VStack {
            two
            three
        }
    }

    @ViewBuilder private var two: some View {
        NavigationSplitView {
            Text("a").navigationSplitViewColumnWidth(200)
        } detail: {
            Text("b")
        }
        NavigationSplitView(columnVisibility: $visibility) {
            Text("a").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
        } detail: {
            Text("b")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("a").navigationSplitViewColumnWidth(ideal: 200)
        } detail: {
            Text("b")
        }
        .navigationSplitViewStyle(.prominentDetail)
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("a").toolbar(removing: .sidebarToggle)
        } detail: {
            Text("b")
        }
        NavigationSplitView(columnVisibility: .constant(.detailOnly), sidebar: { Text("a") }, detail: { Text("b") })
        NavigationSplitView(sidebar: { Text("a") }) { Text("b") }
    }

    @ViewBuilder private var three: some View {
        NavigationSplitView() {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        NavigationSplitView(columnVisibility: $visibility) {
            Text("a")
        } content: {
            Text("b").navigationSplitViewColumnWidth(min: 150, ideal: 200)
        } detail: {
            Text("c")
        }
        .navigationSplitViewStyle(.automatic)
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        NavigationSplitView(
            columnVisibility: $visibility, sidebar: { Text("a") }, content: { Text("b") }, detail: { Text("c") })
    }
}
