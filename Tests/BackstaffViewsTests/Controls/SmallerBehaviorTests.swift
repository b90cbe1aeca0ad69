import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Names whose effect is small: menus that stay open, submissions that stay inside, text sizes, headings.
@MainActor
@Suite("Smaller controls of behavior")
struct SmallerBehaviorTests {
    @Test("E07 a menu stays open after an item whose menu doesn't close, and closes after others")
    func menu() async throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Menu("Edit") {
                    Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
                    Button("Cut") { count += 10 }
                }
                Text("count \(count)")
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Edit")
        try await host.tap("More")
        try await host.tap("More")
        #expect(host.shows("count 2") && host.shows("More"))
        try await host.tap("Cut")
        #expect(host.shows("count 12") && !host.shows("More"))
        let open = HeadlessHost(Page().menuActionDismissBehavior(.disabled))
        try await open.tap("Edit")
        try await open.tap("Cut")
        #expect(open.shows("count 10") && open.shows("Cut"))
        try await open.tap("Edit")
        #expect(!open.shows("Cut"))
    }

    @Test("E07 a submission doesn't leave a scope")
    func submitScope() async throws {
        for (isBlocking, heard) in [(true, ["inner"]), (false, ["inner", "outer"])] {
            let journal = Journal()
            let host = HeadlessHost(
                VStack {
                    TextField("Name", text: .constant(""))
                        .onSubmit { journal.note("inner") }
                        .submitScope(isBlocking)
                }
                .onSubmit { journal.note("outer") })
            try await host.submit("Name")
            #expect(journal.take() == heard)
        }
    }

    @Test("E07 the older name of the text size reads and sets the same value")
    func sizeCategory() {
        struct Page: View {
            @Environment(\.sizeCategory) private var category
            @Environment(\.dynamicTypeSize) private var size
            var body: some View {
                let isLarge = category.isAccessibilityCategory
                Text("\(String(describing: category)), \(String(describing: size)), \(isLarge)")
            }
        }
        #expect(HeadlessHost(Page()).texts == ["large, large, false"])
        #expect(
            HeadlessHost(Page().environment(\.sizeCategory, .accessibilityLarge)).texts
                == ["accessibilityLarge, accessibility2, true"])
        #expect(HeadlessHost(Page().dynamicTypeSize(.xSmall)).texts == ["extraSmall, xSmall, false"])
        #expect(ContentSizeCategory.allCases.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory(.xxLarge) == .extraExtraLarge)
    }

    @Test("E07 a heading has its level for screen readers")
    func heading() {
        func level(_ view: some View) -> AttributeValue? { Picture(view).first(.text)?[.heading] }
        #expect(level(Text("a").accessibilityHeading(.h3)) == .number(3))
        #expect(level(Text("a").accessibilityHeading(.unspecified)) == .number(2))
        #expect(level(Text("a").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)) == .number(1))
        #expect(level(Text("a")) == nil)
    }
}
