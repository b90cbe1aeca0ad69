import SwiftUI

/// A date picker of every style.
struct Dates: View {
    @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
        Form {
            Section {
                DatePicker("Sails", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Hour", selection: $date, displayedComponents: .hourAndMinute)
            }
            Section("Graphical") {
                DatePicker("Graphical", selection: $date).datePickerStyle(.graphical)
            }
            Section("Wheel") {
                DatePicker("Wheel", selection: $date).datePickerStyle(.wheel)
            }
        }
        .navigationTitle("Dates and Times")
    }
}
