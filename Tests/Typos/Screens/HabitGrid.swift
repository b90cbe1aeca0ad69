import Observation
import SwiftUI

struct Habit: Identifiable {
    let id = UUID()
    var name: String
    var icon: String
    var goal: Int
    var done: [Bool]

    var count: Int { done.filter { $0 }.count }
}

@Observable final class HabitModel {
    var habits: [Habit] = []
    var showsFinished = true

    func add(_ name: String) {
        habits.append(Habit(name: name, icon: "leaf", goal: 5, done: Array(repeating: false, count: 7)))
    }
}

struct HabitGrid: View {
    @State private var model = HabitModel()
    @State private var name = ""
    @State private var adds = false

    private let columns = [GridItem(.adaptive(minimum: 160), spacing: 12)]
    private let days = ["M", "T", "W", "T", "F", "S", "S"]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 12) {
                    ForEach($model.habits) { $habit in
                        if model.showsFinished || habit.count < habit.goal {
                            VStack(alignment: .leading, spacing: 10) {
                                HStack {
                                    Image(systemName: habit.icon)
                                    TextField("Name", text: $habit.name)
                                        .font(.headline)
                                        .submitLabel(.done)
                                }
                                HStack(spacing: 4) {
                                    ForEach(habit.done.indices, id: \.self) { day in
                                        Button {
                                            habit.done[day].toggle()
                                        } label: {
                                            Text(days[day])
                                                .font(.caption2)
                                                .frame(width: 18, height: 18)
                                                .background(habit.done[day] ? Color.green : Color.gray.opacity(0.2))
                                                .clipShape(Circle())
                                        }
                                        .buttonStyle(.plain)
                                    }
                                }
                                ProgressView(value: Double(habit.count), total: Double(habit.goal))
                                    .tint(habit.count >= habit.goal ? .green : .orange)
                            }
                            .padding(12)
                            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 14))
                            .contextMenu {
                                Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...7)
                                Button("Start again") { habit.done = habit.done.map { _ in false } }
                            }
                        }
                    }
                }
                .padding()
                .animation(.snappy, value: model.showsFinished)
            }
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Menu {
                        Toggle("Show finished", isOn: $model.showsFinished)
                        Divider()
                        Button("Remove all", role: .destructive) { model.habits.removeAll() }
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                    Button("Add", systemImage: "plus") { adds = true }
                }
            }
            .alert("New habit", isPresented: $adds) {
                TextField("Name", text: $name)
                Button("Add") { model.add(name) }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}
