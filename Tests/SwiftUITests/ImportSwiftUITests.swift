import BackstaffTesting
import Combine
import SwiftUI
import Testing

/// The app of Xcode's template, unmodified.
struct TemplateApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

struct ContentView: View {
    @StateObject private var model = Model()

    var body: some View {
        NavigationStack {
            VStack {
                Image(systemName: "globe")
                    .imageScale(.large)
                    .foregroundStyle(.tint)
                Text("Hello, world!")
                NavigationLink("Count", value: model.count)
            }
            .padding()
            .navigationDestination(for: Int.self) { Text("It is \($0).") }
        }
    }
}

#Preview {
    ContentView()
}

final class Model: ObservableObject {
    @Published var count = 1
    private var subscription: AnyCancellable?
}

/// The older form of previews, without a macro.
struct ContentViewPreviews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}

@MainActor
@Suite
struct ImportSwiftUITests {
    @Test("E07 a file that imports SwiftUI compiles and runs on other platforms than Apple's")
    func templateApp() async throws {
        let host = HeadlessHost(TemplateApp.self)
        #expect(host.texts == ["Hello, world!", "Count"])
        try await host.tap("Count")
        #expect(host.texts == ["It is 1."])
    }

    @Test(
        "K12 a test drives an app on Linux, without Apple's frameworks, on a phone and a tablet",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func linux(size: Size) async throws {
        #if canImport(UIKit) || canImport(AppKit) || canImport(Darwin)
            Issue.record("This is one of Apple's platforms: the test says nothing here.")
        #endif
        #if os(Linux)
            let isLinux = true
        #else
            let isLinux = false
        #endif
        #expect(isLinux)
        let host = HeadlessHost(TemplateApp.self, size: size)
        #expect(host.depth == 0 && host.shows("Hello, world!"))
        try await host.tap("Count")
        #expect(host.depth == 1 && !host.shows("Hello, world!"))
        try await host.goBack()
        #expect(host.depth == 0 && host.shows("Hello, world!"))
    }

    @Test("E07 importing SwiftUI also imports Foundation, Dispatch, Observation and Combine")
    func reexports() {
        #expect(URL(string: "https://example.org")?.host() == "example.org")
        #expect(DispatchQueue.main.label == "com.apple.main-thread")
        #expect(CGSize(width: 1, height: 2).height == 2)
        #expect((Model.self as Any) is any ObservableObject.Type)
    }
}
