import SwiftUI

/// Chooses the layout, and shows the sheet about the app.
struct CourseToolbar: ToolbarContent {
    @Binding var course: Course
    @State private var showsAbout = false

    var body: some ToolbarContent {
        ToolbarItem {
            Menu("Layout", systemImage: "rectangle.split.3x1") {
                ForEach(Layout.allCases) { layout in
                    Button(layout.rawValue) { course = Course(layout: layout) }
                }
            }
        }
        ToolbarItem {
            Button("About", systemImage: "info.circle") { showsAbout = true }
                .sheet(isPresented: $showsAbout) { AboutView() }
        }
    }
}
