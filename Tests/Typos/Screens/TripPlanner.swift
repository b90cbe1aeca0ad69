import SwiftUI

struct Trip: Identifiable, Hashable {
    let id = UUID()
    var place: String
    var start: Date
    var days: Int
    var stops: [Stop] = []
    var isArchived = false
}

struct Stop: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var hours: Int
    var isBooked: Bool
}

struct TripPlanner: View {
    @State private var trips: [Trip] = []
    @State private var path = NavigationPath()
    @State private var query = ""
    @State private var doomed: Trip?

    private var open: [Trip] {
        trips.filter { !$0.isArchived && (query.isEmpty || $0.place.localizedCaseInsensitiveContains(query)) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Next") {
                    ForEach(open) { trip in
                        NavigationLink(value: trip) {
                            HStack(alignment: .firstTextBaseline) {
                                VStack(alignment: .leading, spacing: 2) {
                                    Text(trip.place).font(.headline)
                                    Text(trip.start, format: .dateTime.day().month().year())
                                        .font(.subheadline)
                                        .foregroundStyle(.secondary)
                                }
                                Spacer()
                                Text("\(trip.days) days").monospacedDigit()
                            }
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("Delete", systemImage: "trash", role: .destructive) { doomed = trip }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Archive", systemImage: "archivebox") { archive(trip) }
                                .tint(.indigo)
                        }
                    }
                }
                Section("Archive") {
                    ForEach(trips.filter(\.isArchived)) { trip in
                        Text(trip.place).foregroundStyle(.tertiary)
                    }
                }
            }
            .navigationTitle("Trips")
            .searchable(text: $query, prompt: "Place")
            .navigationDestination(for: Trip.self) { trip in
                List(trip.stops) { stop in
                    NavigationLink(value: stop) {
                        LabeledContent(stop.name) {
                            Image(systemName: stop.isBooked ? "checkmark.seal.fill" : "seal")
                                .foregroundStyle(stop.isBooked ? .green : .gray)
                        }
                    }
                }
                .navigationTitle(trip.place)
                .navigationBarTitleDisplayMode(.inline)
            }
            .navigationDestination(for: Stop.self) { stop in
                VStack(spacing: 12) {
                    Text(stop.name).font(.largeTitle)
                    Text("\(stop.hours) hours")
                    Button("All trips") { path = NavigationPath() }
                }
            }
            .confirmationDialog("Delete?", isPresented: .constant(doomed != nil), presenting: doomed) { trip in
                Button("Delete \(trip.place)", role: .destructive) { trips.removeAll { $0.id == trip.id } }
                Button("Keep", role: .cancel) { doomed = nil }
            }
        }
    }

    private func archive(_ trip: Trip) {
        guard let index = trips.firstIndex(of: trip) else { return }
        trips[index].isArchived = true
    }
}
