import BackstaffUI

/// A path of numbers, held outside the views.
@MainActor
@Observable
package final class NumbersModel {
    package var path: [Int]

    package init(_ path: [Int] = []) {
        self.path = path
    }
}

/// A stack of numbers over a bound path. Each screen has its own count and links to the next number.
package struct NumbersStack: View {
    @Bindable private var model: NumbersModel
    private let journal: Journal?

    package init(model: NumbersModel, journal: Journal? = nil) {
        self.model = model
        self.journal = journal
    }

    package var body: some View {
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
package struct NumberScreen: View {
    let number: Int
    var journal: Journal?
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    package init(number: Int, journal: Journal? = nil) {
        self.number = number
        self.journal = journal
    }

    package var body: some View {
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
