import BackstaffUI

extension View {
    /// Notes in a journal when the view appears and when it disappears.
    package func noted(_ name: String, in journal: Journal) -> some View {
        onAppear { journal.note("appear \(name)") }.onDisappear { journal.note("disappear \(name)") }
    }
}

/// Values outside the views, which a test writes.
@MainActor
@Observable
package final class Switches {
    package var isOn = false
    package var number = 0

    package init() {}
}

/// A button with a name and a count of its own. A tap adds one to the count.
package struct Counter: View {
    let name: String
    @State private var count = 0

    package init(_ name: String) {
        self.name = name
    }

    package var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}
