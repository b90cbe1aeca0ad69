import BackstaffUI
import Foundation

// An app that restores itself. Its model is saved as ids in scene storage whenever it changes.

enum Course: String, CaseIterable, Identifiable, Hashable, Codable {
    case starters, mains, sweets
    var id: Self { self }
}

/// Not Codable. Its ids are stored.
struct Dish: Identifiable, Hashable {
    let id: Int
    let name: String
    let course: Course
}

@MainActor
enum Larder {
    static let all = [
        Dish(id: 1, name: "Crumble", course: .sweets), Dish(id: 2, name: "Trifle", course: .sweets),
        Dish(id: 3, name: "Stew", course: .mains), Dish(id: 4, name: "Soup", course: .starters),
    ]
    /// The ids of deleted dishes.
    static var deleted: Set<Int> = []
    /// What a model of this process has saved last.
    static var saved: SavedBox?

    static func dishes(in course: Course) -> [Dish] { all.filter { $0.course == course && !deleted.contains($0.id) } }
    static func dish(_ id: Int) -> Dish? { all.first { $0.id == id && !deleted.contains(id) } }
}

/// The state of a model, with ids in place of dishes.
struct SavedBox: Codable, Equatable {
    var course: Course?
    var ids: [Int]
}

@MainActor
final class BoxModel: ObservableObject {
    @Published var course: Course?
    @Published var path: [Dish] = []

    var saved: SavedBox { SavedBox(course: course, ids: path.map(\.id)) }

    var json: Data? {
        get { try? JSONEncoder().encode(saved) }
        set {
            guard let newValue, let saved = try? JSONDecoder().decode(SavedBox.self, from: newValue) else { return }
            course = saved.course
            path = saved.ids.compactMap { Larder.dish($0) }
        }
    }

    var changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
        objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
}

struct BoxView: View {
    @SceneStorage("navigation") private var data: Data?
    @StateObject private var model = BoxModel()

    var body: some View {
        NavigationSplitView {
            List(Course.allCases, selection: $model.course) { course in
                NavigationLink(course.rawValue, value: course)
            }
            .navigationTitle("Courses")
        } detail: {
            NavigationStack(path: $model.path) {
                CourseView(course: model.course)
            }
        }
        .task {
            if let data { model.json = data }
            for await _ in model.changes {
                data = model.json
                Larder.saved = model.saved
            }
        }
    }
}

private struct CourseView: View {
    let course: Course?

    var body: some View {
        if let course {
            VStack {
                ForEach(Larder.dishes(in: course)) { NavigationLink($0.name, value: $0) }
            }
            .navigationTitle(course.rawValue)
            .navigationDestination(for: Dish.self) { dish in
                VStack {
                    ForEach(Larder.dishes(in: dish.course)) { NavigationLink("See \($0.name)", value: $0) }
                }
                .navigationTitle(dish.name)
            }
        } else {
            Text("Choose a course")
        }
    }
}

struct BoxApp: App {
    var body: some Scene {
        WindowGroup { BoxView() }
    }
}
