import SwiftUI

/// Rows that are deleted, moved and swiped.
public struct ListEditingScreen: View {
    @State private var tasks = ["Water the plants", "Call Ada", "Mend the bicycle", "Read on"]
    @State private var done: Set<String> = []

    public init() {}

    public var body: some View {
        List {
            ForEach(tasks, id: \.self) { task in
                Label(task, systemImage: done.contains(task) ? "checkmark.circle.fill" : "circle")
                    .swipeActions(edge: .leading) {
                        Button("Done", systemImage: "checkmark") { done.formSymmetricDifference([task]) }
                            .tint(.green)
                    }
            }
            .onDelete { tasks.remove(atOffsets: $0) }
            .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("ListEditing")
        .toolbar {
            EditButton()
        }
    }
}
