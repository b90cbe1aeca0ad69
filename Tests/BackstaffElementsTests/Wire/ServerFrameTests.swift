import BackstaffElements
import Fuzzing
import PageSide
import Testing

@Suite("Server frames")
@MainActor
struct ServerFrameTests {
    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(
        "Invalid frames are refused",
        arguments: [
            "", "{}", "[]", "{\"r\":1}", "{\"v\":2,\"session\":\"s\",\"epoch\":1,\"r\":0,\"n\":0,\"resumed\":true}",
            "{\"r\":1,\"n\":0,\"ops\":[[]]}", "{\"r\":1,\"n\":0,\"ops\":[[\"remove\"]]}",
            "{\"r\":1,\"n\":0,\"ops\":[[\"fly\",1]]}", "{\"r\":1,\"n\":0,\"ops\":[[\"insert\",1,0]]}",
            "{\"r\":1,\"n\":0,\"ops\":[[\"insert\",1,0,[]]]}",
        ])
    func malformed(text: String) {
        #expect(throws: WireRefusal.self) { try ServerFrame(decoding: Array(text.utf8)) }
    }

    @Test("A node leaves out empty fields at its end")
    func nodes() {
        let tree = ElementTree()
        #expect(written { $0.node(tree.make(.divider)) } == "[2,\"divider\"]")
        #expect(written { $0.node(tree.make(.text, text: "Hello")) } == "[3,\"text\",0,\"Hello\"]")
        let stack = tree.make(.vStack)
        tree.append(tree.make(.divider), to: stack)
        #expect(written { $0.node(stack) } == "[4,\"v-stack\",0,0,[[5,\"divider\"]]]")
        let frame = tree.make(.frame, text: "<b>\"\\\u{1}")
        tree.set(.width, to: .number(20), of: frame)
        tree.set(.height, to: .number(0.5), of: frame)
        tree.set(.covered, to: .flag(true), of: frame)
        tree.set(.tint, to: .color("blue"), of: frame)
        tree.set(.label, to: .text("a"), of: frame)
        #expect(
            written { $0.node(frame) }
                == "[6,\"frame\",{\"width\":20,\"height\":0.5,\"covered\":true,\"tint\":\"blue\",\"label\":\"a\"},"
                + "\"<b>\\\"\\\\\\u0001\"]")
    }

    @Test("Verbs are sent only if they differ from the role's")
    func verbs() {
        final class Owner: ElementResponder {
            func respond(to event: ElementEvent, at element: Element) {}
        }
        let tree = ElementTree()
        let owner = Owner()
        let button = tree.make(.button)
        #expect(written { $0.node(button) } == "[2,\"button\",{\"verbs\":\"\"}]")
        tree.respond(to: .activate, at: button, by: owner)
        #expect(written { $0.node(button) } == "[2,\"button\"]")
        let text = tree.make(.text)
        #expect(written { $0.node(text) } == "[3,\"text\"]")
        tree.respond(to: [.activate, .hover], at: text, by: owner)
        #expect(written { $0.node(text) } == "[3,\"text\",{\"verbs\":\"activate hover\"}]")
    }

    @Test("A patch contains each operation, and is decoded unchanged")
    func patch() throws {
        let tree = ElementTree()
        let stack = tree.make(.vStack)
        let first = tree.make(.text, text: "a")
        tree.insert(stack, into: tree.root, before: nil)
        tree.append(first, to: stack)
        _ = tree.takeOperations()
        let second = tree.make(.text, text: "b")
        tree.insert(second, into: stack, before: first)
        tree.set(.width, to: .number(3), of: second)
        tree.set(.width, to: .number(3), of: first)
        tree.setText("c", of: first)
        tree.move(first, before: second)
        tree.focus(first)
        tree.announce("Hi")
        tree.set(.width, to: nil, of: first)
        tree.remove(first)
        let operations = tree.takeOperations()
        let text = written {
            $0.patch(
                number: 13, event: 8, operations: operations, motion: "push", title: "T",
                history: .push(step: 4, url: "/"))
        }
        #expect(
            text == "{\"r\":13,\"n\":8,\"ops\":[[\"insert\",2,3,[4,\"text\",{\"width\":3},\"b\"]],"
                + "[\"set\",3,\"width\",null],[\"text\",3,\"c\"],[\"move\",3,4],[\"focus\",3],[\"announce\",\"Hi\"],"
                + "[\"set\",3,\"width\",null],[\"remove\",3]],\"motion\":\"push\",\"title\":\"T\","
                + "\"history\":{\"push\":4,\"url\":\"/\"}}")
        guard case .patch(let patch) = try ServerFrame(decoding: Array(text.utf8)) else {
            Issue.record("no patch")
            return
        }
        #expect(patch.number == 13 && patch.event == 8 && patch.motion == "push" && patch.title == "T")
        #expect(patch.history == .push(step: 4, url: "/"))
        var node = WireNode(id: 4, role: "text")
        node.text = "b"
        node.attributes = ["width": .number(3)]
        #expect(
            patch.operations == [
                .insert(parent: 2, before: 3, node), .set(3, "width", nil), .text(3, "c"), .move(3, before: 4),
                .focus(3), .announce("Hi"), .set(3, "width", nil), .remove(3),
            ])
    }

    @MainActor
    private final class NoOne: ElementResponder {
        func respond(to event: ElementEvent, at element: Element) {}
    }

    @Test("Changed verbs of an element are sent, unless they are the role's or unchanged")
    func changedVerbs() {
        let tree = ElementTree()
        let responder = NoOne()
        let row = tree.make(.row)
        let link = tree.make(.link)
        tree.append(link, to: row)
        tree.insert(row, into: tree.root, before: nil)
        tree.respond(to: .delete, at: row, by: responder)
        _ = tree.takeOperations()
        func change(_ element: Element, _ verbs: ElementVerbs) -> String {
            tree.respond(to: verbs, at: element, by: responder)
            return written { writer in tree.takeOperations().forEach { writer.operation($0) } }
        }
        #expect(change(row, .delete) == "")
        #expect(change(row, [.activate, .select]) == "[\"set\",2,\"verbs\",\"activate select\"]")
        #expect(change(row, []) == "[\"set\",2,\"verbs\",null]")
        #expect(change(link, [.activate, .address]) == "[\"set\",3,\"verbs\",null]")
        #expect(change(link, []) == "[\"set\",3,\"verbs\",\"\"]")
    }

    @Test("Welcome, resumed, refusal, leave and trouble are encoded as the protocol says")
    func others() throws {
        let tree = ElementTree()
        let welcome = written {
            $0.welcome(
                session: "s", epoch: 3, patch: 2, event: 1, app: "A", title: nil, history: .replace(step: 0, url: "/"),
                root: tree.root)
        }
        #expect(
            welcome == "{\"v\":1,\"session\":\"s\",\"epoch\":3,\"r\":2,\"n\":1,\"app\":\"A\",\"title\":\"A\","
                + "\"history\":{\"replace\":0,\"url\":\"/\"},\"tree\":[1,\"window\"]}")
        let drawn = written {
            $0.welcome(
                session: "s", epoch: 3, patch: 2, event: 1, app: "A", title: nil, history: nil, symbols: "<symbol/>",
                root: tree.root)
        }
        #expect(drawn.hasSuffix(",\"title\":\"A\",\"symbols\":\"<symbol/>\",\"tree\":[1,\"window\"]}"))
        let patch = written {
            $0.patch(
                number: 1, event: 0, operations: [], motion: nil, title: nil, history: nil, symbols: "<symbol/>")
        }
        #expect(patch == "{\"r\":1,\"n\":0,\"ops\":[],\"symbols\":\"<symbol/>\"}")
        let resumed = written { $0.resumed(session: "s", epoch: 3, patch: 12, event: 7) }
        #expect(resumed == "{\"v\":1,\"session\":\"s\",\"epoch\":3,\"r\":12,\"n\":7,\"resumed\":true}")
        #expect(
            try ServerFrame(decoding: Array(resumed.utf8)) == .resumed(session: "s", epoch: 3, patch: 12, event: 7))
        #expect(written { $0.refusal(event: 8, why: "no") } == "{\"refused\":8,\"why\":\"no\"}")
        #expect(written { $0.held() } == "{\"held\":true}")
        #expect(written { $0.leave() } == "{\"leave\":true}")
        #expect(written { $0.trouble("T") } == "{\"trouble\":\"T\"}")
        #expect(written { $0.trouble("T", startOver: true) } == "{\"trouble\":\"T\",\"startOver\":true}")
    }

    @Test(
        "Numbers are encoded short, and never as values that JSON doesn't have",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (44.0, "44"), (-1.0, "-1"), (0.1, "0.1"), (44.5, "44.5"),
            (1e15, "1000000000000000"),
            (1e300, "1e+300"), (Double.nan, "0"), (.infinity, "1.7976931348623157e+308"),
        ])
    func numbers(value: Double, text: String) {
        #expect(written { $0.number(value) } == text)
    }

    @Test("An element created before a patch and inserted in it is sent whole, and its later changes aren't sent again")
    func lateElement() {
        let tree = ElementTree()
        let stack = tree.make(.navigationStack)
        tree.insert(stack, into: tree.root, before: nil)
        let screen = tree.make(.screen)
        let list = tree.make(.list)
        tree.append(list, to: screen)
        _ = tree.takeOperations()

        tree.insert(screen, into: stack, before: nil)
        tree.insert(tree.make(.row), into: list, before: nil)
        tree.set(.covered, to: .flag(true), of: screen)
        #expect(tree.takeOperations().count == 1)

        tree.insert(tree.make(.row), into: list, before: nil)
        tree.set(.covered, to: nil, of: screen)
        #expect(tree.takeOperations().count == 2)
    }

    @Test("A mirror that applies the patches equals the server's tree")
    func mirror() throws {
        let tree = ElementTree()
        func snapshot() throws -> WireNode {
            let text = written {
                $0.welcome(
                    session: "s", epoch: 1, patch: 0, event: 0, app: "A", title: nil, history: nil, root: tree.root)
            }
            guard case .welcome(let welcome) = try ServerFrame(decoding: Array(text.utf8)) else {
                throw CancellationError()
            }
            return welcome.tree
        }
        var mirror = WireMirror(try snapshot())
        var elements: [Element] = []
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            for _ in 0..<4 {
                let chosen = elements.randomElement(using: &generator)
                switch (Int.random(in: 0..<6, using: &generator), chosen) {
                case (0, let chosen?) where elements.count > 5:
                    tree.remove(chosen)
                    elements.removeAll { $0 === chosen }
                case (1, let chosen?):
                    tree.move(chosen, before: elements.filter { $0 !== chosen }.randomElement(using: &generator))
                case (2, let chosen?): tree.setText("\(generator.next())", of: chosen)
                case (3, let chosen?): tree.set(.width, to: .number(Double(generator.next() % 9)), of: chosen)
                case (4, let chosen?): tree.set(.width, to: nil, of: chosen)
                default:
                    let element = tree.make(.text, text: "new")
                    tree.insert(element, into: tree.root, before: chosen)
                    elements.append(element)
                }
            }
            let operations = tree.takeOperations()
            let text = written {
                $0.patch(number: 1, event: 0, operations: operations, motion: nil, title: nil, history: nil)
            }
            guard case .patch(let patch) = try ServerFrame(decoding: Array(text.utf8)) else {
                throw CancellationError()
            }
            mirror.apply(patch.operations)
            #expect(mirror.root == (try snapshot()))
        }
    }
}
