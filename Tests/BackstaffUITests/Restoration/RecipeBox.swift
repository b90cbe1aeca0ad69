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

    static func dishes(in course: Course) -> [Dish] { all.filter { $0.course == course && !deleted.contains($0.id) } }
    static func dish(_ id: Int) -> Dish? { all.first { $0.id == id && !deleted.contains(id) } }
}

@MainActor
final class BoxModel: ObservableObject {
    @Published var course: Course?
    @Published var path: [Dish] = []

    private struct Form: Codable {
        var course: Course?
        var ids: [Int]
    }

    var json: Data? {
        get { try? JSONEncoder().encode(Form(course: course, ids: path.map(\.id))) }
        set {
            guard let newValue, let form = try? JSONDecoder().decode(Form.self, from: newValue) else { return }
            course = form.course
            path = form.ids.compactMap { Larder.dish($0) }
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
            for await _ in model.changes { data = model.json }
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
