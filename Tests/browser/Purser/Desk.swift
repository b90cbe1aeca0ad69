import SwiftUI

struct Desk: View {
    @State private var isEditing = false
    @State private var passenger: Passenger?
    @State private var showsSafety = false
    @State private var showsDetents = false
    @State private var detent = PresentationDetent.medium
    @State private var showsMap = false
    @State private var asksFare = false
    @State private var asksName = false
    @State private var asksChoice = false
    @State private var showsTips = false
    @State private var showsLedger = false
    @State private var name = ""
    @State private var said = "Nothing yet"
    @State private var dismissals = 0
    @SceneStorage("notes") private var showsNotes = false

    var body: some View {
        NavigationStack {
            List {
                Section("Sheets") {
                    Button("Edit the manifest") { isEditing = true }
                        .sheet(isPresented: $isEditing, onDismiss: { dismissals += 1 }) { ManifestEditor(said: $said) }
                    ForEach(Passenger.all) { other in
                        Button(other.name) { passenger = other }
                    }
                    Button("Berth plan") { showsDetents = true }
                        .sheet(isPresented: $showsDetents) { BerthPlan(detent: $detent) }
                    Button("Harbour map") { showsMap = true }
                        .sheet(isPresented: $showsMap) { HarbourMap() }
                    Button("Notes") { showsNotes = true }
                        .sheet(isPresented: $showsNotes) { Notes() }
                    Button("Safety drill") { showsSafety = true }
                        .fullScreenCover(isPresented: $showsSafety) { SafetyDrill() }
                }
                Section("Questions") {
                    Button("Refund the fare") { asksFare = true }
                        .alert("Refund the fare?", isPresented: $asksFare) {
                            Button("Refund", role: .destructive) { said = "Refunded" }
                            Button("Keep", role: .cancel) { said = "Kept" }
                        } message: {
                            Text("The passenger gets 40 crowns.")
                        }
                    Button("Rename the ship") { asksName = true }
                        .alert("Name of the ship", isPresented: $asksName) {
                            TextField("Name", text: $name)
                            Button("Cancel", role: .cancel) {}
                            Button("Rename") { said = "Renamed to \(name)" }
                        }
                    Button("Close the account") { asksChoice = true }
                        .confirmationDialog("Account", isPresented: $asksChoice) {
                            Button("Pay it out") { said = "Paid out" }
                            Button("Carry it over") { said = "Carried over" }
                            Button("Strike it", role: .destructive) { said = "Struck" }
                        } message: {
                            Text("There are 12 crowns left.")
                        }
                }
                Section("Beside") {
                    Button("Tips") { showsTips = true }
                        .popover(isPresented: $showsTips) { Tips() }
                    Button("Ledger") { showsLedger.toggle() }
                }
                Section("Elsewhere") {
                    NavigationLink("Cabins") { Cabins() }
                }
                Section("News") {
                    Text(said)
                    Text("\(dismissals) dismissals")
                }
            }
            .navigationTitle("Purser")
            .sheet(item: $passenger) { PassengerCard(passenger: $0) }
        }
        .inspector(isPresented: $showsLedger) {
            Ledger().inspectorColumnWidth(min: 220, ideal: 300, max: 360)
        }
        .tint(.indigo)
    }
}

struct Passenger: Identifiable {
    let id: Int
    let name: String

    static let all = [Passenger(id: 1, name: "Ada Quist"), Passenger(id: 2, name: "Bo Lindh")]
}
