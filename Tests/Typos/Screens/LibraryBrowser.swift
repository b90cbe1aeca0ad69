import SwiftUI

struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var pages: Int
    var rating: Int
    var isLent = false
}

enum Shelf: String, CaseIterable, Identifiable {
    case novels = "Novels"
    case science = "Science"
    case cooking = "Cooking"

    var id: String { rawValue }
    var symbol: String { self == .novels ? "book" : self == .science ? "atom" : "fork.knife" }
}

enum SortOrder: String, CaseIterable {
    case title, author, rating
}

struct LibraryBrowser: View {
    @State private var shelf: Shelf? = .novels
    @State private var bookID: Book.ID?
    @State private var books: [Shelf: [Book]] = [:]
    @State private var order = SortOrder.title
    @State private var query = ""
    @State private var lends = false

    private var shown: [Book] {
        let all = shelf.flatMap { books[$0] } ?? []
        return all.filter { query.isEmpty || $0.title.contains(query) }
    }

    var body: some View {
        NavigationSplitView {
            List(Shelf.allCases, selection: $shelf) { shelf in
                Label(shelf.rawValue, systemImage: shelf.symbol)
                    .badge(books[shelf]?.count ?? 0)
                    .tag(shelf)
            }
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
        } content: {
            List(shown, selection: $bookID) { book in
                VStack(alignment: .leading, spacing: 4) {
                    Text(book.title).strikethrough(book.isLent)
                    HStack(spacing: 2) {
                        ForEach(0..<5) { star in
                            Image(systemName: star < book.rating ? "star.fill" : "star")
                                .imageScale(.small)
                                .foregroundStyle(.yellow)
                        }
                        Spacer()
                        Text("\(book.pages) pages").font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle(shelf?.rawValue ?? "Library")
            .searchable(text: $query)
            .searchSuggestions {
                ForEach(shown.prefix(3)) { book in
                    Text(book.author).searchCompletion(book.title)
                }
            }
            .toolbar {
                ToolbarItem(placement: .automatic) {
                    Menu {
                        Picker("Order", selection: $order) {
                            ForEach(SortOrder.allCases, id: \.self) { order in
                                Text(order.rawValue.capitalized).tag(order)
                            }
                        }
                    } label: {
                        Label("Order", systemImage: "arrow.up.arrow.down")
                    }
                }
            }
        } detail: {
            if let book = shown.first(where: { $0.id == bookID }) {
                Form {
                    LabeledContent("Author", value: book.author)
                    LabeledContent("Pages") { Text(book.pages, format: .number) }
                    Button(book.isLent ? "Returned" : "Lend") { lends = true }
                }
                .navigationTitle(book.title)
                .popover(isPresented: $lends, arrowEdge: .bottom) {
                    Text("Lend \(book.title)?").padding()
                }
            } else {
                ContentUnavailableView("No book", systemImage: "books.vertical")
            }
        }
    }
}
