import SwiftUI

/// Sheets, popovers, alerts and other views that are presented above a screen.
public struct PresentationScreen: View {
    @State private var showsSheet = false
    @State private var showsCover = false
    @State private var showsPopover = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var answer = "None"

    public init() {}

    public var body: some View {
        List {
            Section("Screens") {
                Button("Sheet") { showsSheet = true }
                Button("Full-Screen Cover") { showsCover = true }
                Button("Popover") { showsPopover = true }
                    .popover(isPresented: $showsPopover) {
                        Text("In a narrow window this is a sheet.").padding()
                    }
            }
            Section("Questions") {
                Button("Alert") { showsAlert = true }
                Button("Confirmation Dialog") { showsDialog = true }
                    .confirmationDialog("Throw the map away?", isPresented: $showsDialog, titleVisibility: .visible) {
                        Button("Throw Away", role: .destructive) { answer = "Thrown away" }
                    }
                LabeledContent("Answer", value: answer)
            }
        }
        .navigationTitle("Presentation")
        .sheet(isPresented: $showsSheet) { PresentedScreen().presentationDetents([.medium, .large]) }
        .fullScreenCover(isPresented: $showsCover) { PresentedScreen() }
        .alert("Sail today?", isPresented: $showsAlert) {
            Button("Sail") { answer = "Sail" }
            Button("Stay", role: .cancel) { answer = "Stay" }
        } message: {
            Text("The glass is falling.")
        }
    }
}

struct PresentedScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("A screen of its own stack") {
                    Text("Back leads to the root of the sheet.").navigationTitle("Inside")
                }
            }
            .navigationTitle("Presented")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}
