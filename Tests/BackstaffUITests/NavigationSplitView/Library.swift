import BackstaffTesting
import BackstaffUI
import ViewTestSupport

/// The state of a split view over shelves and books, stored outside the views. Each write is recorded.
@MainActor
@Observable
final class LibraryModel {
    var shelf: Int? { didSet { writes.note("shelf \(shelf.map(String.init) ?? "nil")") } }
    var book: Int? { didSet { writes.note("book \(book.map(String.init) ?? "nil")") } }
    var path: [Int] = [] { didSet { writes.note("path \(path)") } }
    var visibility = NavigationSplitViewVisibility.automatic { didSet { writes.note("visibility \(visibility.name)") } }
    var compactColumn = NavigationSplitViewColumn.sidebar { didSet { writes.note("column \(compactColumn.name)") } }
    @ObservationIgnored let writes = Journal()
    @ObservationIgnored let lifeCycle = Journal()
}

extension NavigationSplitViewVisibility {
    /// The name of the case.
    var name: String {
        switch self {
        case .automatic: "automatic"
        case .all: "all"
        case .doubleColumn: "doubleColumn"
        default: "detailOnly"
        }
    }
}

extension NavigationSplitViewColumn {
    /// The name of the case.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .content: "content"
        default: "detail"
        }
    }
}

/// The list of shelves, whose selection fills the next column.
struct ShelfList: View {
    @Bindable var model: LibraryModel

    var body: some View {
        List(selection: $model.shelf) {
            ForEach(0..<20) { Text("Shelf \($0)") }
        }
        .navigationTitle("Shelves")
        .onAppear { model.lifeCycle.note("appear shelves") }
        .onDisappear { model.lifeCycle.note("disappear shelves") }
    }
}

/// The list of the books on a shelf.
struct BookList: View {
    @Bindable var model: LibraryModel

    var body: some View {
        List(selection: $model.book) {
            if let shelf = model.shelf {
                ForEach(0..<20) { Text("Book \(shelf).\($0)") }
            }
        }
        .navigationTitle("Books")
        .onAppear { model.lifeCycle.note("appear books") }
        .onDisappear { model.lifeCycle.note("disappear books") }
    }
}

/// Shows a selection, with its own count.
struct Reading: View {
    let what: String
    let item: Int?
    let model: LibraryModel
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(item.map { "\(what) \($0)" } ?? "No \(what)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
            Button("Dismiss") { dismiss() }
        }
        .onAppear { model.lifeCycle.note("appear detail") }
        .onDisappear { model.lifeCycle.note("disappear detail") }
    }
}

/// Shelves, and the content of the selected one.
struct TwoColumns: View {
    @Bindable var model: LibraryModel

    var body: some View {
        NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.compactColumn) {
            ShelfList(model: model)
        } detail: {
            Reading(what: "Reading", item: model.shelf, model: model).navigationTitle("Reader")
        }
    }
}

/// Shelves, books, and the selected book.
struct ThreeColumns: View {
    @Bindable var model: LibraryModel

    var body: some View {
        NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.compactColumn) {
            ShelfList(model: model)
        } content: {
            BookList(model: model)
        } detail: {
            Reading(what: "Reading", item: model.book, model: model).navigationTitle("Reader")
        }
    }
}

/// Shelves, and a stack of pages over a bound path.
struct ColumnWithStack: View {
    @Bindable var model: LibraryModel

    var body: some View {
        NavigationSplitView {
            ShelfList(model: model)
        } detail: {
            NavigationStack(path: $model.path) {
                Page(number: 0, model: model)
                    .navigationTitle("On shelf \(model.shelf.map(String.init) ?? "none")")
                    .navigationDestination(for: Int.self) { number in
                        Page(number: number, model: model).navigationTitle("Title \(number)")
                    }
            }
        }
    }
}

/// A page with a link to the next one.
struct Page: View {
    let number: Int
    let model: LibraryModel
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Page \(number)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
            NavigationLink("Turn", value: number + 1)
        }
        .onAppear { model.lifeCycle.note("appear \(number)") }
        .onDisappear { model.lifeCycle.note("disappear \(number)") }
    }
}
