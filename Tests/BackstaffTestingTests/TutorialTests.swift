import BackstaffTesting
import SwiftUI
import Testing

// The app and the tests of the article "Testing navigation" in BackstaffTesting's documentation. `CodeSampleTests`
// compares the two texts.

@Observable
final class Library {
    var path: [Int] = []
    var loans: Set<Int> = []
    let titles = (1...500).map { "Volume \($0)" }
}

struct LibraryView: View {
    @Bindable var library: Library

    var body: some View {
        NavigationStack(path: $library.path) {
            List(1...500, id: \.self) { number in
                NavigationLink(library.titles[number - 1], value: number)
            }
            .navigationTitle("Library")
            .navigationDestination(for: Int.self) { VolumeView(library: library, number: $0) }
        }
    }
}

struct VolumeView: View {
    let library: Library
    let number: Int
    @State private var page = 1
    @State private var review = "No review yet"

    var body: some View {
        VStack {
            Text("Page \(page)")
            Button("Turn") { page += 1 }
            Button("Borrow") { library.loans.insert(number) }
                .disabled(library.loans.contains(number))
            NavigationLink("Next volume", value: number + 1)
            Text(review)
        }
        .navigationTitle("Volume \(number)")
        .task {
            try? await Task.sleep(for: .milliseconds(5))
            review = "Worth a read"
        }
    }
}

struct DeskView: View {
    @Bindable var library: Library
    @State private var showsCard = false
    @State private var asksForReturn = false

    var body: some View {
        List {
            Button("Show card") { showsCard = true }
            Button("Return all") { asksForReturn = true }
        }
        .sheet(isPresented: $showsCard) {
            NavigationStack {
                Text("\(library.loans.count) on loan").navigationTitle("Card")
            }
            .presentationDetents([.medium, .large])
        }
        .alert("Return all?", isPresented: $asksForReturn) {
            Button("Return", role: .destructive) { library.loans = [] }
            Button("Cancel", role: .cancel) {}
        }
    }
}

struct LibraryTabs: View {
    let library: Library

    var body: some View {
        TabView {
            Tab("Books", systemImage: "book") { LibraryView(library: library) }
            Tab("Desk", systemImage: "tray") { DeskView(library: library) }
                .badge(library.loans.count)
        }
    }
}

struct TourView: View {
    var body: some View {
        TabView {
            Text("Cellar")
            Text("Reading room")
            Text("Roof")
        }
        .tabViewStyle(.page)
    }
}

@MainActor
@Suite("Testing navigation")
struct TutorialTests {
    @Test func aRowOpensItsVolume() async throws {
        let library = Library()
        let host = HeadlessHost(LibraryView(library: library))
        try await host.tap("Volume 3")
        #expect(host.title == "Volume 3")
        #expect(library.path == [3])

        try await host.goBack()
        #expect(host.title == "Library")
        #expect(library.path.isEmpty)
    }

    @Test func aCoveredVolumeKeepsItsPage() async throws {
        let library = Library()
        library.path = [7]
        let host = HeadlessHost(LibraryView(library: library))
        try await host.tap("Turn")
        try await host.tap("Next volume")
        #expect(library.path == [7, 8])
        #expect(host.shows("Page 1"))

        try await host.goBack()
        #expect(host.shows("Page 2"))
    }

    @Test func everyWayBackIsTheSame() async throws {
        let library = Library()
        library.path = [1, 2, 3]
        let host = HeadlessHost(LibraryView(library: library))
        try await host.goBack()
        try await host.swipeBack()
        try await host.pressEscape()
        #expect(library.path.isEmpty)
        #expect(host.backButton == nil)
    }

    @Test func aSwipeThatIsLetGoChangesNothing() async throws {
        let library = Library()
        library.path = [1]
        let host = HeadlessHost(LibraryView(library: library))
        try await host.swipeBack(completed: false)
        #expect(library.path == [1])
    }

    @Test func aVolumeIsLentOnce() async throws {
        let library = Library()
        library.path = [1]
        let host = HeadlessHost(LibraryView(library: library))
        #expect(try !host.find("Borrow").isDisabled)

        try await host.tap("Borrow")
        #expect(try host.find("Borrow").isDisabled)
        #expect(library.loans == [1])
        await #expect(throws: LookUpFailure.self) { try await host.tap("Borrow") }
    }

    @Test func aDistantRowIsFoundByScrolling() async throws {
        let host = HeadlessHost(LibraryView(library: Library()))
        #expect(!host.shows("Volume 400"))
        #expect(try host.rowCount() == 500)

        try await host.scroll(toRow: 399)
        #expect(host.shows("Volume 400"))
    }

    @Test func theReviewArrives() async throws {
        let library = Library()
        library.path = [1]
        let host = HeadlessHost(LibraryView(library: library))
        #expect(host.shows("No review yet"))
        try await host.wait { host.shows("Worth a read") }
    }

    @Test func aWriteOfTheModelIsShown() async throws {
        let library = Library()
        let host = HeadlessHost(LibraryView(library: library))
        library.path = [1, 2, 3]
        host.update()
        #expect(host.title == "Volume 3")
        #expect(host.path == ["1", "2", "3"])
    }

    @Test func turningAPageChangesOneText() async throws {
        let library = Library()
        library.path = [1]
        let host = HeadlessHost(LibraryView(library: library))
        try await host.wait { host.shows("Worth a read") }
        host.clearRecord()
        try await host.tap("Turn")
        #expect(host.record.operations == ["text \"Page 2\""])
        #expect(host.record.bodies.contains("VolumeView"))
        #expect(!host.record.bodies.contains("LibraryView"))
        #expect(host.record.motions.isEmpty)
    }

    @Test func theCardIsASheetOnAPhone() async throws {
        let library = Library()
        library.loans = [3]
        let host = HeadlessHost(DeskView(library: library))
        try await host.tap("Show card")
        #expect(host.presented.map(\.kind) == ["sheet"])
        #expect(host.presented.last?.title == "Card")
        #expect(host.shows("1 on loan"))
        await #expect(throws: LookUpFailure.self) { try await host.tap("Return all") }

        try await host.dragSheet(toDetent: "large")
        #expect(host.presented.last?.detent == "large")
        try await host.dismissPresented()
        #expect(host.presented.isEmpty)
    }

    @Test func nothingIsReturnedWithoutAnAnswer() async throws {
        let library = Library()
        library.loans = [3, 4]
        let host = HeadlessHost(DeskView(library: library))
        try await host.tap("Return all")
        #expect(host.presented.last?.title == "Return all?")
        try await host.choose("Cancel")
        #expect(library.loans == [3, 4])

        try await host.tap("Return all")
        try await host.choose("Return")
        #expect(library.loans.isEmpty)
        #expect(host.presented.isEmpty)
    }

    @Test func eachTabKeepsItsPlace() async throws {
        let library = Library()
        let host = HeadlessHost(LibraryTabs(library: library))
        #expect(host.tabs == ["Books", "Desk"])
        try await host.tap("Volume 3")
        try await host.tap("Borrow")
        #expect(try host.badge(ofTab: "Desk") == "1")

        try await host.tapTab("Desk")
        #expect(host.selectedTab == "Desk")
        #expect(!host.shows("Borrow"))

        try await host.tapTab("Books")
        #expect(host.title == "Volume 3")
        try await host.tapTab("Books")
        #expect(host.title == "Library")
    }

    @Test func theTourIsSweptThrough() async throws {
        let host = HeadlessHost(TourView())
        #expect(host.shows("Cellar"))
        try await host.sweep(toPage: 1)
        #expect(host.shows("Reading room"))
        #expect(!host.shows("Cellar"))
        await #expect(throws: LookUpFailure.self) { try await host.tap("Roof") }
    }

    @Test func theSizeChangesNothing() async throws {
        let library = Library()
        library.path = [1, 2]
        let host = HeadlessHost(LibraryView(library: library), size: .tablet)
        try await host.tap("Turn")
        await host.resize(to: .phone)
        await host.resize(to: .tablet)
        #expect(library.path == [1, 2])
        #expect(host.shows("Page 2"))
    }

    @Test func aFailureSaysWhatIsOnScreen() async throws {
        let host = HeadlessHost(LibraryView(library: Library()))
        let failure = await #expect(throws: LookUpFailure.self) { try await host.tap("Volume Three") }
        #expect(failure?.description.hasPrefix("Nothing on screen says “Volume Three”.") == true)
        #expect(failure?.description.contains("bar-title \"Library\"") == true)
    }
}
