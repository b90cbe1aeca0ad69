import SwiftUI

struct Ingredient: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var grams: Double
    var isOptional = false
}

struct Recipe: Identifiable {
    let id = UUID()
    var title: String
    var summary: String
    var portions: Int
    var ingredients: [Ingredient]
    var instructions: [String]
}

struct RecipePage: View {
    let recipe: Recipe
    @State private var portions = 2
    @State private var bought: Set<Ingredient> = []
    @State private var showsIngredients = true
    @State private var cooks = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dismiss) private var dismiss

    private var factor: Double { Double(portions) / Double(recipe.portions) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ZStack(alignment: .bottomLeading) {
                    LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .frame(height: 200)
                    Text(recipe.title)
                        .font(.system(size: 34, weight: .heavy, design: .serif))
                        .foregroundStyle(.white)
                        .shadow(radius: colorScheme == .dark ? 8 : 2)
                        .padding()
                }
                .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
                Text(recipe.summary).font(.body).lineSpacing(4)
                GroupBox {
                    Stepper("For \(portions)", value: $portions, in: 1...12)
                    DisclosureGroup(isExpanded: $showsIngredients) {
                        ForEach(recipe.ingredients) { ingredient in
                            HStack {
                                Image(systemName: bought.contains(ingredient) ? "checkmark.circle.fill" : "circle")
                                    .onTapGesture { bought.insert(ingredient) }
                                Text(ingredient.name).italic(ingredient.isOptional)
                                Spacer()
                                Text("\(ingredient.grams * factor, specifier: "%.0f") g")
                                    .foregroundStyle(.secondary)
                            }
                            .padding(.vertical, 2)
                        }
                    } label: {
                        Text("Ingredients").font(.headline)
                    }
                } label: {
                    Label("Shopping", systemImage: "cart")
                }
                ForEach(Array(recipe.instructions.enumerated()), id: \.offset) { index, instruction in
                    HStack(alignment: .top, spacing: 12) {
                        Text("\(index + 1)")
                            .font(.title3.bold())
                            .frame(width: 32, height: 32)
                            .overlay(Circle().strokeBorder(.orange, lineWidth: 2))
                        Text(instruction).fixedSize(horizontal: false, vertical: true)
                    }
                }
            }
            .padding(.horizontal)
        }
        .navigationTitle(recipe.title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu("More", systemImage: "ellipsis") {
                    Button("Cook now", systemImage: "flame") { cooks = true }
                    ShareLink(item: recipe.summary)
                    Picker("Portions", selection: $portions) {
                        ForEach([1, 2, 4, 8], id: \.self) { Text("\($0)").tag($0) }
                    }
                }
            }
        }
        .fullScreenCover(isPresented: $cooks) {
            TabView {
                ForEach(recipe.instructions, id: \.self) { instruction in
                    Text(instruction).font(.title).multilineTextAlignment(.center).padding()
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
        }
        .onAppear { portions = recipe.portions }
    }
}
