import BackstaffTesting
import Combine
import SwiftUI
import Testing

/// An app as Xcode's template has it, with nothing changed for Backstaff.
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

/// The form of previews before there were macros.
struct ContentViewPreviews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}

@MainActor
@Suite
struct ImportSwiftUITests {
    @Test("E07 a file that says import SwiftUI compiles off Apple's platforms and runs")
    func templateApp() async throws {
        let host = HeadlessHost(TemplateApp.self)
        #expect(host.texts == ["Hello, world!", "Count"])
        try await host.tap("Count")
        #expect(host.texts == ["It is 1."])
    }

    @Test("E07 importing SwiftUI brings Foundation, Dispatch, Observation and Combine's names along")
    func reexports() {
        #expect(URL(string: "https://example.org")?.host() == "example.org")
        #expect(DispatchQueue.main.label == "com.apple.main-thread")
        #expect(CGSize(width: 1, height: 2).height == 2)
        #expect((Model.self as Any) is any ObservableObject.Type)
    }
}
