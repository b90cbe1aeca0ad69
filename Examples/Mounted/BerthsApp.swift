import SwiftUI

/// The app of the site: which berths are free. The server mounts it, so it has no `@main`.
struct BerthsApp: App {
    @State private var bookings = Bookings()

    var body: some Scene {
        WindowGroup { BerthList(bookings: bookings) }
    }
}

/// The berths that a visitor has booked.
@Observable
final class Bookings {
    var berths: Set<Int> = []
}

struct BerthList: View {
    let bookings: Bookings
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1...12, id: \.self) { berth in
                NavigationLink(value: berth) {
                    LabeledContent("Berth \(berth)", value: bookings.berths.contains(berth) ? "Booked" : "Free")
                }
            }
            .navigationTitle("Berths")
            .navigationDestination(for: Int.self) { berth in
                BerthDetail(berth: berth, bookings: bookings)
            }
            .navigationRoute(":berth", for: Int.self)
        }
    }
}

struct BerthDetail: View {
    let berth: Int
    @Bindable var bookings: Bookings

    var body: some View {
        List {
            Toggle("Booked", isOn: $bookings.berths[contains: berth])
        }
        .navigationTitle("Berth \(berth)")
    }
}

extension Set {
    /// Whether the set has an element.
    fileprivate subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue {
                insert(element)
            } else {
                remove(element)
            }
        }
    }
}
