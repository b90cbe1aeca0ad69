import SwiftUI

/// Switches between a stack, two and three columns. All of them show one course.
struct ContentView: View {
    @SceneStorage("course") private var stored: Data?
    @State private var course = Course()

    var body: some View {
        Group {
            switch course.layout ?? .twoColumns {
            case .stack: StackView(course: $course)
            case .twoColumns: TwoColumns(course: $course)
            case .threeColumns: ThreeColumns(course: $course)
            }
        }
        .onAppear {
            if let stored, let course = try? JSONDecoder().decode(Course.self, from: stored) { self.course = course }
        }
        .onChange(of: course) { stored = try? JSONEncoder().encode(course) }
    }
}

private struct StackView: View {
    @Binding var course: Course

    var body: some View {
        NavigationStack(path: $course.path) {
            List {
                ForEach(Sea.allCases) { sea in
                    Section(sea.name) {
                        ForEach(sea.lights) { light in
                            NavigationLink(value: light.id) { LighthouseRow(light: light) }
                        }
                    }
                }
            }
            .navigationTitle("Lighthouses")
            .toolbar { CourseToolbar(course: $course) }
            .navigationDestination(for: Lighthouse.ID.self) { LighthouseDetail(id: $0) }
        }
    }
}

private struct TwoColumns: View {
    @Binding var course: Course

    var body: some View {
        NavigationSplitView {
            List(selection: $course.choice) {
                ForEach(Sea.allCases) { sea in
                    Section(sea.name) {
                        ForEach(sea.lights) { LighthouseRow(light: $0) }
                    }
                }
            }
            .navigationTitle("Lighthouses")
            .toolbar { CourseToolbar(course: $course) }
        } detail: {
            DetailColumn(course: $course)
        }
    }
}

private struct ThreeColumns: View {
    @Binding var course: Course

    var body: some View {
        NavigationSplitView {
            List(Sea.allCases, selection: $course.sea) { Text($0.name) }
                .navigationTitle("Seas")
                .toolbar { CourseToolbar(course: $course) }
        } content: {
            if let sea = course.sea {
                List(sea.lights, selection: $course.choice) { LighthouseRow(light: $0) }
                    .navigationTitle(sea.name)
            } else {
                ContentUnavailableView("Choose a sea", systemImage: "water.waves")
            }
        } detail: {
            DetailColumn(course: $course)
        }
    }
}

/// The chosen light, and on it those that were followed from there.
private struct DetailColumn: View {
    @Binding var course: Course

    var body: some View {
        NavigationStack(path: $course.path) {
            Group {
                if let light = course.choice {
                    LighthouseDetail(id: light)
                } else {
                    ContentUnavailableView("Choose a light", systemImage: "light.beacon.max")
                }
            }
            .navigationDestination(for: Lighthouse.ID.self) { LighthouseDetail(id: $0) }
        }
    }
}
