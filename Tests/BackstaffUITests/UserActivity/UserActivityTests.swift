import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct UserActivityTests {
    private struct Reader: View {
        let journal: Journal
        @State private var recipe: String? = "Pie"
        @State private var isReading = true

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Stop") { isReading = false }
                    Button("None") { recipe = nil }
                    NavigationLink("Deeper") { Text("Deep").userActivity("deep") { $0.title = "Deep" } }
                    Text("Inner").userActivity("reading", element: recipe) { recipe, activity in
                        activity.addUserInfoEntries(from: ["recipe": recipe])
                    }
                }
                .userActivity("cooking") { $0.title = "Cooking" }
            }
            .userActivity("reading", isActive: isReading) { activity in
                activity.title = "Reading"
                activity.targetContentIdentifier = "recipe"
            }
            .onContinueUserActivity("reading") { journal.note("go on \($0.title ?? "")") }
            .onOpenURL { journal.note("open \($0.absoluteString)") }
        }
    }

    private func types(_ host: HeadlessHost) -> [String] { host.userActivities.map(\.activityType) }

    @Test("views of one scene contribute to one activity of a type while they are active")
    func contributions() async throws {
        let host = HeadlessHost(Reader(journal: Journal()))
        #expect(types(host) == ["reading", "cooking"])
        let reading = try #require(host.userActivities.first)
        #expect(reading.title == "Reading")
        #expect(reading.targetContentIdentifier == "recipe")
        #expect(reading.userInfo?["recipe"] as? String == "Pie")
        try await host.tap("Stop")
        #expect(types(host) == ["cooking", "reading"], "the element is there still")
        try await host.tap("None")
        #expect(types(host) == ["cooking"])
    }

    @Test("a covered or removed view's activity isn't advertised")
    func covered() async throws {
        let host = HeadlessHost(Reader(journal: Journal()))
        try await host.tap("Deeper")
        #expect(types(host) == ["reading", "deep"])
        try await host.goBack()
        #expect(types(host) == ["reading", "cooking"])
    }

    @Test("an activity is continued in the views for its type; one with a web page's URL is opened as a URL")
    func goingOn() async {
        let journal = Journal()
        let host = HeadlessHost(Reader(journal: journal))
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "Pie"
        await host.proceed(with: activity)
        await host.proceed(with: NSUserActivity(activityType: "cooking"))
        #expect(journal.take() == ["go on Pie"])
        let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        page.webpageURL = URL(string: "https://example.org/pie")
        await host.proceed(with: page)
        #expect(journal.take() == ["open https://example.org/pie"])
    }

    @Test("An activity carries a typed payload, and decoding another type throws")
    func payload() throws {
        let activity = NSUserActivity(activityType: "reading")
        try activity.setTypedPayload(["Pie": 3])
        #expect(try activity.typedPayload([String: Int].self) == ["Pie": 3])
        #expect(throws: (any Error).self) { try activity.typedPayload([String].self) }
        #expect(throws: (any Error).self) {
            try NSUserActivity(activityType: "reading").typedPayload([String: Int].self)
        }
    }
}
