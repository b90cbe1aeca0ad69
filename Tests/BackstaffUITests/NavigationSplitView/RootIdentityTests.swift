import BackstaffTesting
import BackstaffUI
import Testing

/// A detail whose root has another identity for each selection.
@MainActor
@Suite
struct RootIdentityTests {
    private struct Columns: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                ShelfList(model: model)
            } detail: {
                NavigationStack(path: $model.path) {
                    Page(number: 0, model: model).id(model.shelf)
                        .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
                }
            }
        }
    }

    @Test(
        "A path that is extended in the update that gives the root another id is shown",
        arguments: [Size.phone, .tabletLandscape])
    func extended(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Columns(model: model), size: size)
        model.shelf = 1
        await host.settle()
        #expect(host.shows("Page 0"))
        model.shelf = 2
        model.path.append(7)
        await host.settle()
        #expect(model.path == [7])
        #expect(host.shows("Page 7"))
        try await host.goBack()
        #expect(model.path == [] && model.shelf == 2)
        #expect(host.shows("Page 0"))
    }
}
