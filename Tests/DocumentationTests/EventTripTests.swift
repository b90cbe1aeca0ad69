import Foundation
import Testing

/// Checks the functions that "One event's trip" in `Documentation/Architecture.md` names.
@Suite("One event's trip")
struct EventTripTests {
    private let steps: [EventTrip.Step]

    init() throws {
        steps = EventTrip.steps(in: try Repository.text(of: "Documentation/Architecture.md"))
    }

    @Test("The steps are numbered from 1 on, from the page to the server and back")
    func numbers() throws {
        #expect(steps.map(\.number) == Array(1...steps.count))
        #expect(steps.count > 30)
        #expect(steps.first?.path.hasSuffix(".js") == true)
        #expect(steps.contains { $0.path.hasSuffix(".swift") })
        #expect(steps.last?.path.hasSuffix(".js") == true)
    }

    @Test("Every function that a step names is in the file that it names")
    func functions() throws {
        for step in steps {
            guard Repository.exists("Sources/\(step.path)") else {
                Issue.record("step \(step.number): Sources/\(step.path) doesn't exist")
                continue
            }
            let text = try Repository.text(of: "Sources/\(step.path)")
            let isThere = EventTrip.declares(step.function, in: text, isSwift: step.path.hasSuffix(".swift"))
            #expect(isThere, "step \(step.number): \(step.path) has no \(step.function)")
        }
    }

    @Test(
        "A function counts only if it is declared, with its type",
        arguments: [
            ("settle", "func settle() {", true, true),
            ("Graph.settle", "final class Graph {\n    package func settle() {", true, true),
            ("Node.update", "final class Node<V: View>: Base {\n    override func update() {", true, true),
            ("Frame.init", "extension Frame {\n    init(decoding bytes: [UInt8]) {", true, true),
            ("settle", "graph.settle()", true, false),
            ("settle", "func settleSoon() {", true, false),
            ("Graph.settle", "struct Graphs {\n    func settle() {", true, false),
            ("Frame.init", "extension Frame {\n    func read() {", true, false),
            ("make", "export function make(id) {", false, true),
            ("Connection.send", "export class Connection {\n    send(event) {", false, true),
            ("make", "make(tree);", false, false),
            ("make", "function makeScene(root) {", false, false),
            ("Connection.send", "export class Connection {\n        this.socket.send(event);", false, false),
            ("Connection.send", "send(event) {", false, false),
        ])
    func declarations(name: String, text: String, isSwift: Bool, isThere: Bool) {
        #expect(EventTrip.declares(name, in: text, isSwift: isSwift) == isThere)
    }
}

private enum EventTrip {
    struct Step {
        let number: Int
        /// The name of a function, or of a type and its method with a dot between them.
        let function: String
        /// The path of the file in `Sources`.
        let path: String
    }

    /// The rows of the section's tables, which begin with a number.
    static func steps(in text: String) -> [Step] {
        text.matches(of: #/(?m)^\| (\d+) \| `([^`]+)` \| `([^`]+)` \| .+ \|$/#).compactMap { match in
            Int(match.output.1).map { Step(number: $0, function: String(match.output.2), path: String(match.output.3)) }
        }
    }

    /// Whether a source file declares the function, and its type if the name has one.
    static func declares(_ name: String, in text: String, isSwift: Bool) -> Bool {
        let parts = name.split(separator: ".").map { String($0) }
        guard let function = parts.last else { return false }
        let declaration = isSwift ? swift(function) : javaScript(function, isMethod: parts.count > 1)
        guard matches(declaration, in: text) else { return false }
        guard parts.count > 1 else { return true }
        return matches("(class|struct|enum|actor|protocol|extension) \(parts[0])\\b", in: text)
    }

    private static func swift(_ function: String) -> String {
        function == "init" ? "\\binit[?(<]" : "\\bfunc \(function)[(<]"
    }

    private static func javaScript(_ function: String, isMethod: Bool) -> String {
        isMethod ? "(?m)^ +(async )?\(function)\\([^()]*\\) \\{$" : "\\bfunction \(function)\\("
    }

    private static func matches(_ pattern: String, in text: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }
}
