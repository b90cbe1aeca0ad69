import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Double
    var isFavorite = false
    var tags: [String] = []
}

@MainActor final class Shop: ObservableObject {
    @Published var products: [Product] = []
    @Published var query = ""

    func delete(_ offsets: IndexSet) { products.remove(atOffsets: offsets) }
    func toggle(_ product: Product) {}
}

struct ShopScreen: View {
    @StateObject private var shop = Shop()
    @State private var addsProduct = false
    @State private var asks = false
    @State private var order = 0
    @AppStorage("compact") private var isCompact = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(shop.products) { product in
                        NavigationLink(value: product) {
                            HStack(spacing: 12) {
                                Image(systemName: product.isFavorite ? "star.fill" : "star")
                                    .foregroundStyle(product.isFavorite ? .yellow : .secondary)
                                VStack(alignment: .leading, spacing: 4) {
                                    Text(product.name).font(.headline).lineLimit(1)
                                    Text(product.price, format: .currency(code: "EUR"))
                                        .font(.subheadline).foregroundColor(.secondary)
                                    if !product.tags.isEmpty {
                                        HStack {
                                            ForEach(product.tags, id: \.self) { tag in
                                                Text(tag).font(.caption).padding(.horizontal, 6).padding(.vertical, 2)
                                                    .background(Color.blue.opacity(0.2)).clipShape(Capsule())
                                            }
                                        }
                                    }
                                }
                                Spacer()
                                if isCompact {
                                    Text("\(product.id)").monospacedDigit()
                                } else {
                                    Text("No. \(product.id)").font(.footnote)
                                }
                            }
                            .padding(.vertical, 4)
                        }
                        .swipeActions(edge: .trailing) {
                            Button(role: .destructive) {
                                shop.toggle(product)
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button {
                                shop.toggle(product)
                            } label: {
                                Label("Favorite", systemImage: "star")
                            }
                            .tint(.yellow)
                        }
                    }
                    .onDelete { shop.delete($0) }
                } header: {
                    Text("Products").font(.title3)
                } footer: {
                    Text("Total: \(shop.products.reduce(0) { $0 + $1.price }, specifier: "%.2f")")
                }
                Section("Settings") {
                    Toggle("Compact", isOn: $isCompact)
                    Picker("Order", selection: $order) {
                        Text("Name").tag(0)
                        Text("Price").tag(1)
                    }
                    .pickerStyle(.segmented)
                    TextField("Search", text: $shop.query).textFieldStyle(.roundedBorder)
                    Stepper("Count \(order)", value: $order, in: 0...10)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Shop")
            .searchable(text: $shop.query)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        addsProduct = true
                    } label: {
                        Image(systemName: "plus")
                    }
                    .disabled(shop.query.isEmpty)
                }
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
            }
            .navigationDestination(for: Product.self) { product in
                VStack {
                    Text(product.name).font(.largeTitle)
                    Text(product.tags.joined(separator: ", "))
                }
                .padding()
            }
            .sheet(isPresented: $addsProduct) {
                Text("New").presentationDetents([.medium])
            }
            .alert("Delete?", isPresented: $asks) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("Really")
            }
            .onChange(of: order) { shop.query = "" }
        }
    }
}
