import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing
import ViewTestSupport

@MainActor
@Suite
struct AppearanceTests {
    @Test("E03 a push: the new screen appears, then the covered one disappears; back: the reverse")
    func order() async throws {
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: NumbersModel(), journal: journal))
        #expect(journal.take() == ["appear 0"])
        try await host.tap("Next")
        #expect(journal.take() == ["appear 1", "disappear 0"])
        try await host.goBack()
        #expect(journal.take() == ["appear 0", "disappear 1"])
    }

    @Test("E03 a path of several levels: only the top appears, and the others appear when they are uncovered")
    func levels() async throws {
        let journal = Journal()
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        _ = journal.take()
        model.path = [1, 2, 3]
        host.update()
        #expect(journal.take() == ["appear 3", "disappear 0"])
        for expected in [2, 1, 0] {
            try await host.goBack()
            #expect(journal.take() == ["appear \(expected)", "disappear \(expected + 1)"])
        }
        model.path = [4, 5]
        host.update()
        model.path = []
        host.update()
        #expect(journal.take() == ["appear 5", "disappear 0", "appear 0", "disappear 5"])
    }

    @Test("E03 with a path at launch, only its top appears")
    func initialPath() {
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: NumbersModel([1, 2]), journal: journal))
        #expect(journal.take() == ["appear 2"])
        #expect(host.title == "Screen 2")
    }

    @Test("E03 removing the stack makes the visible views disappear, and nothing appears again")
    func removal() {
        struct Root: View {
            @Bindable var switches: PathModel
            let model: NumbersModel
            let journal: Journal

            var body: some View {
                if switches.isDeclaring {
                    Text("No stack").onAppear { journal.note("appear text") }
                } else {
                    NumbersStack(model: model, journal: journal)
                }
            }
        }
        let journal = Journal()
        let switches = PathModel()
        let host = HeadlessHost(Root(switches: switches, model: NumbersModel([1, 2]), journal: journal))
        #expect(journal.take() == ["appear 2"])
        switches.isDeclaring = true
        host.update()
        #expect(journal.take() == ["appear text", "disappear 2"])
    }

    @Test("E03 closing the tab makes the visible views disappear")
    func closing() {
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: NumbersModel([1]), journal: journal))
        _ = journal.take()
        host.close()
        #expect(journal.take() == ["disappear 1"])
    }

    @Test("E03 releasing a host closes its tab")
    func lettingGo() {
        let journal = Journal()
        _ = HeadlessHost(NumbersStack(model: NumbersModel([1]), journal: journal))
        #expect(journal.take() == ["appear 1", "disappear 1"])
    }

    @Test("E03 a changed id is another view: it appears, then the former disappears")
    func identity() {
        struct Row: View {
            let journal: Journal
            let name: String
            @State private var kept: String

            init(journal: Journal, name: String) {
                self.journal = journal
                self.name = name
                _kept = State(initialValue: name)
            }

            var body: some View {
                let kept = kept
                Text("\(name) keeps \(kept)")
                    .onAppear { journal.note("appear \(kept)") }
                    .onDisappear { journal.note("disappear \(kept)") }
            }
        }
        struct Root: View {
            let journal: Journal
            let model: NumbersModel

            var body: some View {
                Row(journal: journal, name: "\(model.path)").id(model.path.count)
            }
        }
        let journal = Journal()
        let model = NumbersModel([1])
        let host = HeadlessHost(Root(journal: journal, model: model))
        #expect(journal.take() == ["appear [1]"])
        model.path = [2]
        host.update()
        #expect(host.texts == ["[2] keeps [1]"])
        #expect(journal.take() == [])
        model.path = [3, 4]
        host.update()
        #expect(host.texts == ["[3, 4] keeps [3, 4]"])
        #expect(journal.take() == ["appear [3, 4]", "disappear [1]"])
    }

    @Test("E03 a view that is added and removed in one update doesn't appear")
    func comesAndGoes() {
        struct Root: View {
            @Bindable var model: PathModel
            let journal: Journal

            var body: some View {
                VStack {
                    if model.isDeclaring {
                        Text("Here")
                            .onAppear { journal.note("appear") }
                            .onDisappear { journal.note("disappear") }
                    }
                }
            }
        }
        let journal = Journal()
        let model = PathModel()
        let host = HeadlessHost(Root(model: model, journal: journal))
        model.isDeclaring = true
        model.isDeclaring = false
        host.update()
        #expect(journal.take() == [])
        model.isDeclaring = true
        host.update()
        model.isDeclaring = false
        host.update()
        #expect(journal.take() == ["appear", "disappear"])
    }

    @Test("E03 for each screen, appear and disappear alternate in any sequence of pushes and pops")
    func balance() async throws {
        let journal = Journal()
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: model.path.append(Int.random(in: 1...3, using: &generator))
            case 1: if !model.path.isEmpty { model.path.removeLast() }
            case 2:
                model.path = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                    Int.random(in: 1...3, using: &generator)
                }
            default: try await host.swipeBack(completed: .random(using: &generator))
            }
            if Bool.random(using: &generator) { host.update() }
        }
        host.update()
        // One screen is visible at any time, and a screen appears before the covered screen disappears.
        var shown: [String: Int] = [:]
        for line in journal.take() {
            let words = line.split(separator: " ")
            shown[String(words[1]), default: 0] += words[0] == "appear" ? 1 : -1
            #expect(shown.values.allSatisfy { (0...2).contains($0) })
            #expect((0...2).contains(shown.values.reduce(0, +)))
        }
        #expect(shown.values.reduce(0, +) == 1)
        #expect(shown["\(model.path.last ?? 0)"] == 1)
    }
}
