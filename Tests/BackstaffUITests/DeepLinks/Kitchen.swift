import BackstaffTesting
import BackstaffUI
import ViewTestSupport

/// Dishes by cuisine and season in three columns. A later column has content only if the earlier ones have a selection.
struct Kitchen: View {
    enum Cuisine: String, CaseIterable, Identifiable {
        case french, thai
        var id: Self { self }
    }

    struct Dish: Hashable, Identifiable, LosslessStringConvertible {
        let id: Int

        init(id: Int) { self.id = id }

        init?(_ description: String) {
            guard let id = Int(description), (0..<10).contains(id) else { return nil }
            self.id = id
        }

        var description: String { "\(id)" }
    }

    struct Step: Hashable {
        let dish: Int
        let number: Int
    }

    @Observable @MainActor
    final class Model {
        var cuisine: Cuisine? { didSet { writes.note("cuisine \(cuisine?.rawValue ?? "nil")") } }
        var dish: Dish.ID? { didSet { writes.note("dish \(dish.map(String.init) ?? "nil")") } }
        var steps: [Step] = [] { didSet { writes.note("steps \(steps.map(\.number))") } }
        /// Whether the views clear later selections themselves, as many SwiftUI apps do.
        var clearsItself = false
        @ObservationIgnored let writes = Journal()
        @ObservationIgnored let lifeCycle = Journal()

        var state: String { "\(cuisine?.rawValue ?? "-") \(dish.map(String.init) ?? "-") \(steps.map(\.number))" }
    }

    @Bindable var model: Model

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            List(Cuisine.allCases, selection: $model.cuisine) { Text($0.rawValue) }
                .navigationTitle("Cuisines")
                .navigationRoute(":cuisine", for: Cuisine.self)
        } content: {
            if let cuisine = model.cuisine {
                List(0..<10, selection: $model.dish) { Text("\(cuisine.rawValue) \($0)") }
                    .navigationTitle(cuisine.rawValue)
                    .navigationRoute("dishes/:dish", for: Dish.ID.self) {
                        $0
                    } parse: {
                        (0..<10).contains($0) ? $0 : nil
                    }
            } else {
                Text("No cuisine")
            }
        } detail: {
            if let dish = model.dish {
                NavigationStack(path: $model.steps) {
                    DishScreen(dish: dish, model: model)
                }
            } else {
                Text("No dish").onAppear { model.lifeCycle.note("appear nothing") }
            }
        }
        .onChange(of: model.cuisine) {
            if model.clearsItself { model.dish = nil }
        }
        .onChange(of: model.dish) {
            if model.clearsItself { model.steps = [] }
        }
    }

    struct DishScreen: View {
        let dish: Dish.ID
        let model: Model

        var body: some View {
            NavigationLink("Step 1", value: Step(dish: dish, number: 1))
                .navigationTitle("Dish \(dish)")
                .navigationDestination(for: Step.self) { StepScreen(step: $0, model: model) }
                .navigationRoute("steps/:number", for: Step.self) {
                    $0.number
                } parse: { number in
                    (1...5).contains(number) ? Step(dish: dish, number: number) : nil
                }
                .onAppear { model.lifeCycle.note("appear dish \(dish)") }
                .onDisappear { model.lifeCycle.note("disappear dish \(dish)") }
        }
    }

    struct StepScreen: View {
        let step: Step
        let model: Model

        var body: some View {
            NavigationLink("Next step", value: Step(dish: step.dish, number: step.number + 1))
                .navigationTitle("Step \(step.number) of \(step.dish)")
                .onAppear { model.lifeCycle.note("appear step \(step.number)") }
        }
    }
}
