import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct OtherControlTests {
    @Test("A tap opens a menu, an item runs and closes it, and a closed menu has no items")
    func menu() throws {
        let log = ControlLog()
        let stage = ControlStage(
            Menu("More") {
                Button("Copy") { log.add("copy") }
                Toggle("Bold", isOn: .constant(false))
            }.buttonStyle(.bordered))
        #expect(stage.all(.menuItems).isEmpty)
        try stage.send(.activate, to: stage.element(.button, "More"))
        #expect(stage.element(.menu)?.has(.presented) == true)
        #expect(stage.element(.button, "Copy")?[.buttonStyle] == nil)
        try stage.send(.activate, to: stage.element(.button, "Copy"))
        #expect(log.entries == ["copy"])
        #expect(stage.all(.menuItems).isEmpty)
        try stage.send(.activate, to: stage.element(.button, "More"))
        try stage.send(.activate, to: stage.element(.toggle))
        #expect(stage.all(.menuItems).isEmpty)
    }

    @Test("A button outside a menu doesn't close it")
    func outsideMenu() throws {
        let stage = ControlStage(
            VStack {
                Menu("More") { Button("Copy") {} }
                Button("Other") {}
            })
        try stage.send(.activate, to: stage.element(.button, "More"))
        try stage.send(.activate, to: stage.element(.button, "Other"))
        #expect(stage.all(.menuItems).count == 1)
    }

    @Test("A menu with a primary action runs it, and a second button opens the menu")
    func primaryAction() throws {
        let log = ControlLog()
        let stage = ControlStage(
            Menu {
                Button("Copy") {}
            } label: {
                Text("Save")
            } primaryAction: {
                log.add("save")
            })
        try stage.send(.activate, to: stage.element(.button, "Save"))
        #expect(log.entries == ["save"])
        #expect(stage.all(.menuItems).isEmpty)
        try stage.send(.activate, to: stage.all(.button)[1])
        #expect(stage.all(.menuItems).count == 1)
    }

    private struct Amount: View {
        @State private var amount = 2
        var body: some View { Stepper("Amount \(amount)", value: $amount, in: 0...3) }
    }

    @Test("A stepper counts, and stops at its bounds")
    func stepper() throws {
        let stage = ControlStage(Amount())
        let (minus, plus) = (stage.all(.button)[0], stage.all(.button)[1])
        #expect(try stage.send(.activate, to: plus).sorted() == ["set disabled true", "text Amount 3"])
        #expect(throws: ElementTree.Refusal.disabled) { try stage.send(.activate, to: plus) }
        #expect(try stage.send(.activate, to: minus).contains("text Amount 2"))
    }

    @Test("A stepper without an action for a direction disables that button")
    func halfStepper() {
        let stage = ControlStage(Stepper(label: { Text("A") }, onIncrement: {}, onDecrement: nil))
        #expect(stage.all(.button).map { $0.has(.disabled) } == [true, false])
    }

    private struct Volume: View {
        let log: ControlLog
        @State private var volume = 0.5
        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...1, step: 0.25) {
                    Text("Volume")
                } onEditingChanged: {
                    log.add("\($0)")
                }
                Text(verbatim: "\(volume)")
            }
        }
    }

    @Test("A slider takes the nearest step within its bounds and corrects the page")
    func slider() throws {
        let stage = ControlStage(Volume(log: ControlLog()))
        let slider = stage.element(.slider)
        #expect(slider?[.label] == .text("Volume"))
        #expect(try stage.send(.edit("0.75"), to: slider) == ["text 0.75"])
        #expect(try stage.send(.edit("7"), to: slider).contains("set value 1.0"))
    }

    @Test("A slider refuses a value that isn't a number")
    func sliderNonsense() throws {
        let stage = ControlStage(Volume(log: ControlLog()))
        #expect(try stage.send(.edit("loud"), to: stage.element(.slider)) == ["set value 0.5"])
        #expect(try stage.send(.edit("nan"), to: stage.element(.slider)) == ["set value 0.5"])
        #expect(stage.element(.text)?.text == "0.5")
    }

    @Test("A slider reports when a drag begins and ends")
    func sliderEditing() throws {
        let log = ControlLog()
        let stage = ControlStage(Volume(log: log))
        try stage.send(.focus(true), to: stage.element(.slider))
        try stage.send(.focus(false), to: stage.element(.slider))
        #expect(log.entries == ["true", "false"])
    }

    @Test("A progress view's value is clamped to 0 to 1; without a value it is indeterminate")
    func progress() {
        let stage = ControlStage(
            VStack {
                ProgressView(value: 5, total: 20)
                ProgressView(value: 30, total: 20)
                ProgressView("Loading")
                ProgressView().progressViewStyle(.circular)
            })
        let found = stage.all(.progress)
        #expect(found.map { $0[.value] } == [.number(0.25), .number(1), nil, nil])
        #expect(found.map { $0[.controlStyle] } == [nil, nil, nil, .text("circular")])
        #expect(ControlStage.words(of: found[2]) == "Loading")
    }

    @Test("ContentUnavailableView has an image, a title, a description and actions, in that order")
    func unavailable() {
        let stage = ControlStage(
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Refresh") {}
            })
        #expect(stage.element(.unavailable)?.children.map(\.role) == [.image, .text, .text, .button])
        let short = ControlStage(ContentUnavailableView("No Mail", systemImage: "tray"))
        #expect(short.element(.unavailable)?.children.map(\.role) == [.image, .text])
        let search = ControlStage(ContentUnavailableView.search(text: "egg"))
        #expect(search.element(.text)?.text == "No Results for “egg”")
        #expect(ControlStage(ContentUnavailableView.search).element(.text)?.text == "No Results")
    }

    @Test("A share link shares a URL or a text")
    func share() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let stage = ControlStage(
            VStack {
                ShareLink(item: url)
                ShareLink(item: "Words") { Text("Send") }
                ShareLink(item: url, preview: SharePreview("Picture", image: Image("a")))
            })
        let links = stage.all(.link)
        #expect(links.map { $0[.roleName] } == [.text("share"), .text("share"), .text("share")])
        #expect(links[0][.href] == .text("https://example.org/a"))
        #expect(links[1][.value] == .text("Words"))
        #expect(links[1][.href] == nil)
    }

    @Test("A disclosure group creates its content when it is expanded, by a tap or by the app")
    func disclosure() throws {
        struct Page: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    DisclosureGroup("Own") { Text("a") }
                    DisclosureGroup("Bound", isExpanded: $isOpen) { Text("b") }
                    Button("Open") { isOpen = true }
                }
            }
        }
        let stage = ControlStage(Page())
        #expect(stage.all(.text).map(\.text) == ["Own", "Bound", "Open"])
        try stage.send(.activate, to: stage.element(.button, "Own"))
        #expect(stage.all(.text).map(\.text) == ["Own", "a", "Bound", "Open"])
        try stage.send(.activate, to: stage.element(.button, "Open"))
        #expect(stage.all(.disclosure).map { $0.has(.presented) } == [true, true])
        try stage.send(.activate, to: stage.element(.button, "Own"))
        #expect(stage.all(.text).map(\.text) == ["Own", "Bound", "b", "Open"])
    }

    @Test("Group boxes and groups contain their views; a group box without a label has no header")
    func groups() {
        let stage = ControlStage(
            VStack {
                GroupBox("Title") { Text("a") }
                GroupBox { Text("b") }
                ControlGroup { Button("c") {} }
            })
        #expect(stage.all(.groupBox).map { $0.children.map(\.role) } == [[.vStack, .vStack], [.vStack]])
        #expect(stage.element(.controlGroup)?.children.map(\.role) == [.button])
    }
}
