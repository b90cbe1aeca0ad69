import BackstaffTesting
import Testing

@testable import AdaptiveViews

@MainActor
@Suite("Three schemes of adaptive navigation")
struct AdaptiveTests {
    private let wide = Size(width: 1440, height: 900)

    private func host(_ scheme: Scheme, size: Size) async throws -> HeadlessHost {
        let host = HeadlessHost(SchemeBrowser(), size: size)
        try await host.tap(scheme.name)
        return host
    }

    /// Returns the printed value of a fact.
    private func fact(_ name: String, in host: HeadlessHost) throws -> String {
        let texts = host.texts
        let index = try #require(texts.lastIndex(of: name))
        return try #require(texts.indices.contains(index + 1) ? texts[index + 1] : nil)
    }

    // MARK: Browser

    @Test("Wide windows show all schemes, narrow ones the first; the selected one stays when the size changes")
    func browser() async throws {
        let host = HeadlessHost(SchemeBrowser(), size: wide)
        for scheme in Scheme.allCases { #expect(host.shows(scheme.summary)) }
        await host.resize(to: .phone)
        #expect(!host.shows("Side by Side"))
        #expect(host.shows(Scheme.lists.summary))
        #expect(!host.shows(Scheme.byHand.summary))

        try await host.tap("By Hand")
        await host.resize(to: wide)
        #expect(host.shows(Scheme.byHand.summary))
        #expect(!host.shows(Scheme.lists.summary))
        try await host.tap("Side by Side")
        #expect(host.shows(Scheme.lists.summary))
    }

    @Test("A scheme keeps its state while another is shown")
    func placesAreKept() async throws {
        let host = try await host(.lists, size: .phone)
        try await host.tap("Pacific")
        try await host.tap("Own Rows")
        #expect(host.title == "Archipelagos")
        try await host.tap("Lists")
        #expect(host.title == "Pacific")
    }

    // MARK: Lists

    @Test("Lists: two selections fill three columns, and the printed state follows")
    func lists() async throws {
        let host = try await host(.lists, size: wide)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(try fact("ocean", in: host) == "nil")
        try await host.tap("Pacific")
        try await host.tap("Tonga")
        #expect(try fact("ocean", in: host) == "Pacific")
        #expect(try fact("archipelago", in: host) == "Tonga")
        #expect(host.selectedRows == ["Pacific", "Tonga"])
        #expect(host.shows("Tongatapu"))

        try await host.tap("Indian")
        #expect(try fact("archipelago", in: host) == "nil")
    }

    @Test("Lists: as compact, the same selections are a stack; as regular, they are columns again")
    func listsInBothForms() async throws {
        let host = try await host(.lists, size: wide)
        try await host.tap("Pacific")
        try await host.tap("Tonga")
        try await host.tap("Compact")
        #expect(host.columnArrangement == "collapsed")
        #expect(host.backButton == "Pacific")
        #expect(try fact("size class", in: host) == "compact")
        try await host.goBack()
        #expect(try fact("archipelago", in: host) == "nil")
        try await host.tap("Regular")
        #expect(host.selectedRows == ["Pacific"])
        #expect(try fact("size class", in: host) == "regular")
    }

    @Test("Lists: buttons outside the container write the state, and the container follows")
    func listsFromOutside() async throws {
        let host = try await host(.lists, size: .phone)
        try await host.tap("Pacific")
        try await host.tap("Tonga")
        try await host.tap("One Back")
        #expect(host.columns == ["content"])
        try await host.tap("Tonga")
        try await host.tap("To the Start")
        #expect(host.columns == ["sidebar"])
        #expect(try fact("ocean", in: host) == "nil")
    }

    // MARK: Own rows

    @Test("Custom rows: a tap presents a screen in the second column or on the stack; going back clears the selection")
    func ownRows() async throws {
        let host = try await host(.ownRows, size: wide)
        #expect(host.shows("No archipelago"))
        try await host.tap("Azores")
        #expect(host.title == "Azores")
        #expect(try fact("isPresented", in: host) == "true")
        try await host.tap("Fiji")
        #expect(host.title == "Fiji")

        await host.resize(to: .phone)
        #expect(host.title == "Fiji")
        #expect(host.backButton == "Archipelagos")
        try await host.goBack()
        #expect(try fact("archipelago", in: host) == "nil")
        #expect(try fact("isPresented", in: host) == "false")
    }

    @Test("Custom rows: the button outside removes the presented screen")
    func ownRowsFromOutside() async throws {
        let host = try await host(.ownRows, size: .phone)
        try await host.tap("Azores")
        #expect(host.columns == ["detail"])
        try await host.tap("One Back")
        #expect(host.columns == ["sidebar"])
    }

    // MARK: Converted by hand

    @Test("J03 by hand: the root of the column's stack isn't in the path; collapsed, it is")
    func byHand() async throws {
        let host = try await host(.byHand, size: wide)
        try await host.tap("Azores")
        try await host.tap("Sail on to Bermuda")
        #expect(try fact("form", in: host) == "columns")
        #expect(try fact("path", in: host) == "[Bermuda]")

        try await host.tap("Compact")
        #expect(try fact("form", in: host) == "stack")
        #expect(try fact("path", in: host) == "[Azores, Bermuda]")
        #expect(host.title == "Bermuda")
        #expect(host.depth == 2)

        try await host.tap("Regular")
        #expect(try fact("path", in: host) == "[Bermuda]")
        #expect(host.title == "Bermuda")
    }

    @Test("J03 by hand: going all the way back leaves the home when collapsed, and stays in it in columns")
    func byHandBack() async throws {
        let host = try await host(.byHand, size: .phone)
        try await host.tap("Azores")
        #expect(try fact("path", in: host) == "[Azores]")
        try await host.goBack()
        #expect(try fact("home", in: host) == "nil")

        await host.resize(to: wide)
        try await host.tap("Azores")
        try await host.tap("Sail on to Bermuda")
        try await host.goBack()
        #expect(try fact("home", in: host) == "Azores")
        #expect(try fact("path", in: host) == "[]")
    }

    @Test("J03 by hand: another home starts at its first stop, collapsed and expanded", arguments: [390.0, 1440.0])
    func byHandAnotherHome(width: Double) async throws {
        let model = ByHandModel()
        model.didAppear(as: width < 660 ? .stack : .columns)
        model.select("Azores")
        model.path.append(ByHandModel.Stop(archipelago: "Bermuda", number: 2))
        model.select("Fiji")
        #expect(model.home == "Fiji")
        #expect(model.path.map(\.archipelago) == (width < 660 ? ["Fiji"] : []))
    }

    @Test("J03 by hand: a container that appears twice converts only once")
    func byHandAppearsTwice() {
        let model = ByHandModel()
        model.didAppear(as: .columns)
        model.select("Azores")
        model.didAppear(as: .stack)
        model.didAppear(as: .stack)
        #expect(model.path.map(\.archipelago) == ["Azores"])
        model.didAppear(as: .columns)
        model.didAppear(as: .columns)
        #expect(model.path == [])
        #expect(model.home == "Azores")
    }
}
