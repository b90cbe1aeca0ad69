import BackstaffUI

/// A path of numbers, held outside the views.
@MainActor
@Observable
final class NumbersModel {
    var path: [Int]

    init(_ path: [Int] = []) {
        self.path = path
    }
}

/// A stack of numbers over a bound path. Each screen has its own count and links to the next number.
struct NumbersStack: View {
    @Bindable var model: NumbersModel
    var journal: Journal?

    var body: some View {
        NavigationStack(path: $model.path) {
            NumberScreen(number: 0, journal: journal)
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    NumberScreen(number: number, journal: journal)
                        .navigationTitle("Screen \(number)")
                }
        }
    }
}

/// One screen of a ``NumbersStack``.
struct NumberScreen: View {
    let number: Int
    var journal: Journal?
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Number \(number)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
            Button("Dismiss") { dismiss() }
            NavigationLink("Next", value: number + 1)
        }
        .onAppear { journal?.note("appear \(number)") }
        .onDisappear { journal?.note("disappear \(number)") }
    }
}
