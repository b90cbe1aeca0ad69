import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("The preferred compact column")
struct PreferredCompactColumnTests {
    @Test("K06 the preferred column is on top, and back writes the column before it", arguments: [true, false])
    func floor(three: Bool) async throws {
        let model = LibraryModel()
        model.compactColumn = .detail
        let host = three ? HeadlessHost(ThreeColumns(model: model)) : HeadlessHost(TwoColumns(model: model))
        _ = model.writes.take()
        #expect(host.columns == ["detail"])
        #expect(host.shows("No Reading"))
        try await host.goBack()
        #expect(model.writes.take() == [three ? "column content" : "column sidebar"])
        #expect(host.columns == [three ? "content" : "sidebar"])
        if three {
            try await host.goBack()
            #expect(model.compactColumn == .sidebar)
        }
        #expect(host.backButton == nil)
    }

    @Test("K06 a selection brings a later column to the top, but never an earlier one than the preferred column")
    func selectionsAbove() async throws {
        let model = LibraryModel()
        model.compactColumn = .content
        let host = HeadlessHost(ThreeColumns(model: model))
        #expect(host.columns == ["content"])
        model.shelf = 1
        host.update()
        #expect(host.columns == ["content"])
        model.book = 3
        host.update()
        #expect(host.columns == ["detail"])
        _ = model.writes.take()
        try await host.goBack()
        #expect(model.writes.take() == ["book nil"])
        #expect(host.columns == ["content"])
        try await host.goBack()
        #expect(model.writes.take().sorted() == ["column sidebar", "shelf nil"])
        #expect(host.columns == ["sidebar"])
    }

    @Test("K06 collapsed: writing the preferred column navigates once, forward and back")
    func writes() async {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model))
        model.compactColumn = .detail
        host.update()
        #expect(host.columns == ["detail"])
        model.compactColumn = .content
        host.update()
        #expect(host.columns == ["content"])
        model.compactColumn = .sidebar
        host.update()
        #expect(host.columns == ["sidebar"])
        #expect(host.record.motions == ["push", "pop", "pop"])
    }

    @Test("K06 in two columns, the preferred column content means the sidebar")
    func contentOfTwo() {
        let model = LibraryModel()
        model.compactColumn = .content
        #expect(HeadlessHost(TwoColumns(model: model)).columns == ["sidebar"])
    }

    @Test("K06 expanded: the preferred column has no effect until the columns collapse")
    func expanded() async {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        host.clearRecord()
        model.compactColumn = .detail
        host.update()
        #expect(host.record.operations == [])
        #expect(host.columns == ["sidebar", "detail"])
        await host.resize(to: .phone)
        #expect(host.columns == ["detail"])
    }
}
