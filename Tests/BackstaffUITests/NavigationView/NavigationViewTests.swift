import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("NavigationView")
struct NavigationViewTests {
    struct Rows: View {
        var body: some View {
            List {
                ForEach(0..<30) { NavigationLink("Row \($0)", destination: CountingScreen(name: "Leaf \($0)")) }
            }
            .navigationTitle("Rows")
        }
    }

    @available(*, deprecated)
    struct One: View {
        var body: some View {
            NavigationView { Rows() }
        }
    }

    @Test("I01 phone: one view is a stack, links push, and back pops")
    @available(*, deprecated)
    func onePhone() async throws {
        let host = HeadlessHost(One())
        #expect(host.title == "Rows")
        #expect(host.backButton == nil)
        try await host.tap("Row 3")
        #expect(host.shows("This is Leaf 3"))
        #expect(!host.shows("Row 3"))
        #expect(host.title == "Leaf 3")
        #expect(host.backButton == "Rows")
        try await host.tap("Deeper than Leaf 3")
        #expect(host.shows("Below Leaf 3"))
        #expect(host.backButton == "Leaf 3")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Rows")
        #expect(host.backButton == nil)
        #expect(host.record.motions == ["push", "push", "pop", "pop"])
        #expect(host.trouble == nil)
    }

    @Test("I01 tablet: one view is shown in columns, links fill the detail, and the list stays")
    @available(*, deprecated)
    func oneTablet() async throws {
        let host = HeadlessHost(One(), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        try await host.tap("Row 3")
        #expect(host.shows("This is Leaf 3"))
        #expect(host.shows("Row 3"))
        #expect(host.backButton == nil)
        try await host.tap("Row 4")
        #expect(host.shows("This is Leaf 4"))
        #expect(!host.shows("This is Leaf 3"))
        try await host.tap("Deeper than Leaf 4")
        #expect(host.shows("Below Leaf 4"))
        #expect(host.shows("Row 3"))
        #expect(host.backButton == "Leaf 4")
    }

    @Test("I01 a change of size keeps all screens and their state")
    @available(*, deprecated)
    func resizing() async throws {
        let host = HeadlessHost(One())
        try await host.tap("Row 3")
        try await host.tap("Add")
        try await host.tap("Deeper than Leaf 3")
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("Below Leaf 3"))
        await host.resize(to: .phone)
        #expect(host.shows("Below Leaf 3"))
        #expect(!host.shows("Row 3"))
        try await host.goBack()
        #expect(host.shows("Count 1"))
        try await host.goBack()
        #expect(host.title == "Rows")
        await host.resize(to: .tabletLandscape)
        #expect(!host.shows("This is Leaf 3"))
    }

    @Test("I01 dismiss leaves a link's screen, collapsed and expanded", arguments: [Size.phone, .tabletLandscape])
    @available(*, deprecated)
    func dismissing(size: Size) async throws {
        let host = HeadlessHost(One(), size: size)
        try await host.tap("Row 3")
        try await host.tap("Dismiss")
        #expect(!host.shows("This is Leaf 3"))
        #expect(host.shows("Row 3"))
    }

    @available(*, deprecated)
    struct Two: View {
        var body: some View {
            NavigationView {
                Rows()
                Text("Choose a row").navigationTitle("Detail")
            }
        }
    }

    @Test("I02 two views: the second is shown in the detail until a link fills it")
    @available(*, deprecated)
    func twoTablet() async throws {
        let host = HeadlessHost(Two(), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("Choose a row"))
        try await host.tap("Row 1")
        #expect(host.shows("This is Leaf 1"))
        #expect(!host.shows("Choose a row"))
        #expect(host.record.motions == [])
    }

    @Test("I02 phone: the first of two views is shown, and the second isn't on the stack")
    @available(*, deprecated)
    func twoPhone() async throws {
        let host = HeadlessHost(Two())
        #expect(host.title == "Rows")
        #expect(!host.shows("Choose a row"))
        try await host.tap("Row 1")
        #expect(host.shows("This is Leaf 1"))
        try await host.goBack()
        #expect(host.title == "Rows")
        #expect(host.backButton == nil)
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Choose a row"))
    }

    @available(*, deprecated)
    struct Three: View {
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Shelf", destination: Books())
                    NavigationLink("Other shelf", destination: Text("No books"))
                }
                .navigationTitle("Shelves")
                Text("Choose a shelf")
                Text("Choose a book")
            }
        }
    }

    struct Books: View {
        var body: some View {
            VStack { NavigationLink("Book", destination: CountingScreen(name: "Pages")) }.navigationTitle("Books")
        }
    }

    @Test("I02 three views: each fills a column, and a link fills the column after its own")
    @available(*, deprecated)
    func threeTablet() async throws {
        let host = HeadlessHost(Three(), size: Size(width: 1500, height: 900))
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.shows("Choose a shelf"))
        #expect(host.shows("Choose a book"))
        try await host.tap("Shelf")
        #expect(!host.shows("Choose a shelf"))
        #expect(host.shows("Choose a book"))
        try await host.tap("Book")
        #expect(host.shows("This is Pages"))
        #expect(host.shows("Book"))
        #expect(!host.shows("Choose a book"))
    }

    @Test("I02 collapsed: three views are the levels of one stack")
    @available(*, deprecated)
    func threePhone() async throws {
        let host = HeadlessHost(Three())
        #expect(host.title == "Shelves")
        try await host.tap("Shelf")
        #expect(host.title == "Books")
        #expect(host.backButton == "Shelves")
        try await host.tap("Book")
        #expect(host.title == "Pages")
        #expect(host.backButton == "Books")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Shelves")
        #expect(host.record.motions == ["push", "push", "pop", "pop"])
    }

    @Test("I02 each view of a group is a column, and a view with several subviews is one column")
    @available(*, deprecated)
    func grouped() async {
        struct Several: View {
            var body: some View {
                Text("First of several")
                Text("Second of several")
            }
        }
        struct Root: View {
            var body: some View {
                NavigationView {
                    Group {
                        Several()
                        if Several.self == Several.self { Text("Second") } else { Text("Never") }
                    }
                }
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("First of several"))
        #expect(host.shows("Second of several"))
        #expect(host.shows("Second"))
    }

    @Test("I02 views after the third aren't shown, and cause no fault")
    @available(*, deprecated)
    func many() async {
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("1st")
                    Text("2nd")
                    Text("3rd")
                    Text("4th")
                    Text("5th")
                    Text("6th")
                    Text("7th")
                }
            }
        }
        let host = HeadlessHost(Root(), size: Size(width: 1500, height: 900))
        #expect(
            host.texts.filter { $0.hasSuffix("st") || $0.hasSuffix("d") || $0.hasSuffix("th") } == [
                "1st", "2nd", "3rd",
            ])
        #expect(host.trouble == nil)
    }

    @Test("I02 a column follows the state of the view around it and keeps its own state")
    @available(*, deprecated)
    func columnsFollow() async throws {
        struct Root: View {
            @State private var chosen = 0

            var body: some View {
                NavigationView {
                    Button("Choose") { chosen += 1 }
                    Detail(chosen: chosen)
                }
            }
        }
        struct Detail: View {
            let chosen: Int
            @State private var count = 0

            var body: some View {
                Text("Chosen \(chosen)")
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        try await host.tap("Add")
        try await host.tap("Choose")
        #expect(host.shows("Chosen 1"))
        #expect(host.shows("Count 1"))
    }

    @Test("I03 the stack style shows a stack on a tablet too, and only the first of two views")
    @available(*, deprecated)
    func stackStyle() async throws {
        let host = HeadlessHost(Two().navigationViewStyle(.stack), size: .tabletLandscape)
        #expect(host.columns == [])
        #expect(host.title == "Rows")
        #expect(!host.shows("Choose a row"))
        try await host.tap("Row 1")
        #expect(host.shows("This is Leaf 1"))
        #expect(!host.shows("Row 1"))
        #expect(host.backButton == "Rows")
        await host.resize(to: .phone)
        #expect(host.shows("This is Leaf 1"))
        try await host.goBack()
        #expect(host.title == "Rows")
    }

    @Test("I03 the columns style and the automatic style show columns, under their new and old names")
    @available(*, deprecated)
    func columnStyles() async {
        let views: [AnyView] = [
            AnyView(Two().navigationViewStyle(.columns)), AnyView(Two().navigationViewStyle(.automatic)),
            AnyView(Two().navigationViewStyle(DoubleColumnNavigationViewStyle())),
            AnyView(Two().navigationViewStyle(ColumnNavigationViewStyle())),
            AnyView(Two().navigationViewStyle(DefaultNavigationViewStyle())),
        ]
        for view in views {
            #expect(HeadlessHost(view, size: .tabletLandscape).columns == ["sidebar", "detail"])
            #expect(HeadlessHost(view).columns == ["sidebar"])
        }
        #expect(HeadlessHost(Two().navigationViewStyle(StackNavigationViewStyle())).columns == [])
    }

    @Test("I03 the innermost style applies, and a nested stack shares the column's bar")
    @available(*, deprecated)
    func nested() async throws {
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("Sidebar").navigationTitle("Sidebar")
                    NavigationView {
                        NavigationLink("Open", destination: Text("Opened").navigationTitle("Opened"))
                            .navigationTitle("Inner")
                            .toolbar { Button("Inner item") {} }
                    }
                    .navigationViewStyle(.stack)
                    .navigationTitle("Outer")
                }
                .navigationViewStyle(.columns)
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.texts.filter { $0 == "Inner" || $0 == "Outer" } == ["Inner"])
        #expect(host.texts.filter { $0 == "Inner item" }.count == 1)
        try await host.tap("Open")
        #expect(host.shows("Opened"))
        #expect(host.backButton == "Inner")
        #expect(!host.shows("Inner item"))
        try await host.goBack()
        #expect(host.shows("Inner item"))
    }
}
