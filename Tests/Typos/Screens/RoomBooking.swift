import SwiftUI

enum Room: String, CaseIterable, Identifiable {
    case small, large, suite

    var id: Self { self }
    var price: Double { self == .small ? 80 : self == .large ? 120 : 210 }
}

struct Booking {
    var room = Room.small
    var arrival = Date()
    var departure = Date().addingTimeInterval(86_400)
    var guests = 2
    var children = 0
    var wantsBreakfast = true
    var breakfast = Date()
    var extras: Set<String> = []
    var wishes = ""
}

struct RoomBooking: View {
    @State private var booking = Booking()
    @State private var isSent = false
    @State private var showsExtras = false
    private let extras = ["Garage", "Sauna", "Cot", "Late departure"]

    private var nights: Int {
        max(1, Calendar.current.dateComponents([.day], from: booking.arrival, to: booking.departure).day ?? 1)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Room", selection: $booking.room) {
                        ForEach(Room.allCases) { room in
                            HStack {
                                Text(room.rawValue.capitalized)
                                Text(room.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
                            }
                            .tag(room)
                        }
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                } header: {
                    Text("Room")
                } footer: {
                    Text("Prices are for one night.")
                }
                Section("Stay") {
                    DatePicker("Arrival", selection: $booking.arrival, in: Date()..., displayedComponents: [.date])
                    DatePicker(
                        "Departure", selection: $booking.departure, in: booking.arrival..., displayedComponents: .date)
                    LabeledContent("Nights", value: nights, format: .number)
                }
                Section("Guests") {
                    Stepper(value: $booking.guests, in: 1...6) {
                        Label("\(booking.guests) adults", systemImage: "person.2")
                    }
                    Stepper("\(booking.children) children", value: $booking.children, in: 0...4)
                        .disabled(booking.room == .small)
                    Toggle("Breakfast", isOn: $booking.wantsBreakfast.animation())
                    if booking.wantsBreakfast {
                        DatePicker("Served at", selection: $booking.breakfast, displayedComponents: .hourAndMinute)
                            .datePickerStyle(.compact)
                    }
                }
                Section {
                    DisclosureGroup("Extras", isExpanded: $showsExtras) {
                        ForEach(extras, id: \.self) { extra in
                            Button {
                                booking.extras.formSymmetricDifference([extra])
                            } label: {
                                HStack {
                                    Text(extra)
                                    Spacer()
                                    if booking.extras.contains(extra) {
                                        Image(systemName: "checkmark").foregroundStyle(.tint)
                                    }
                                }
                            }
                            .buttonStyle(.plain)
                        }
                    }
                    TextEditor(text: $booking.wishes).frame(minHeight: 80)
                }
                Section {
                    LabeledContent("Total", value: Double(nights) * booking.room.price, format: .currency(code: "EUR"))
                        .bold()
                    Button("Book") { isSent = true }.disabled(booking.guests + booking.children > 6)
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Booking")
            .alert("Thank you", isPresented: $isSent) {
                Button("Another one") { booking = Booking() }
            } message: {
                Text("We expect \(booking.guests) guests.")
            }
        }
    }
}
