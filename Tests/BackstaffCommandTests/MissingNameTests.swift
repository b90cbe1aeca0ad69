import Testing

@testable import BackstaffCommand

@Suite("Names that aren't there")
struct MissingNameTests {
    private func name(_ text: String, callee: String? = nil, isMember: Bool = false) -> MissingName? {
        MissingName(in: text, callee: callee, isMember: isMember)
    }

    @Test("M14 are read from the compiler's messages")
    func messages() {
        #expect(name("no such module 'Charts'") == .module("Charts"))
        #expect(name("cannot find 'Chart' in scope") == .global("Chart"))
        #expect(name("cannot find 'Chart' in scope; did you mean 'chart'?") == .global("Chart"))
        #expect(name("cannot find type 'UIView' in scope") == .global("UIView"))
        #expect(name("cannot find operator '<~' in scope") == .global("<~"))
        #expect(name("unknown attribute 'Query'") == .global("@Query"))
        #expect(name("no type named 'Layout2' in module 'SwiftUI'") == .global("Layout2"))
        #expect(name("value of type 'some View' has no member 'fancy'") == .member("fancy"))
        #expect(name("value of type 'A.Content' (aka 'B<A>') has no member 'fancy'") == .member("fancy"))
        #expect(
            name("type 'Color' has no member 'neon'") == .typeMember(type: "Color", name: "neon"))
        #expect(name("type 'SwiftUI.Binding<Int>' has no member 'x'") == .typeMember(type: "Binding", name: "x"))
        #expect(
            name("'Options' is not a member type of struct 'FoundationEssentials.AttributedString'")
                == .typeMember(type: "AttributedString", name: "Options"))
        #expect(name("'fancy' is inaccessible due to 'package' protection level", isMember: true) == .member("fancy"))
        #expect(name("'Fancy' is inaccessible due to 'package' protection level") == .global("Fancy"))
        #expect(
            name("'UIPasteboard' is unavailable: Use PasteButton.")
                == .unavailable("UIPasteboard", advice: "Use PasteButton."))
        #expect(name("'old()' is unavailable in Linux") == .unavailable("old()", advice: ""))
        #expect(name("extra argument 'edges' in call", callee: "padding") == .form(callee: "padding", label: "edges:"))
        #expect(
            name("incorrect argument label in call (have 'a:', expected 'b:')", callee: "f")
                == .form(callee: "f", label: "a:"))
        #expect(name("extraneous argument label 'a:' in call", callee: "f") == .form(callee: "f", label: "a:"))
        #expect(
            name("missing argument for parameter 'a' in call", callee: "f") == .form(callee: "f", label: "without a:"))
        #expect(
            name("missing argument label 'a:' in call", callee: "f") == .form(callee: "f", label: "without a:"))
        #expect(
            name("cannot call value of non-function type 'Rectangle'", callee: "rect")
                == .form(callee: "rect", label: ""))
        #expect(
            name("instance method 'tint' requires that 'Gradient' conform to 'ShapeStyle'")
                == .form(callee: "tint", label: "Gradient"))
        #expect(
            name("instance method 'overlay(_:in:)' requires that 'Wide<Int>' conform to 'Shape'")
                == .form(callee: "overlay", label: "Wide"))
        #expect(
            name(
                "referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'UIViewController' conform to "
                    + "'Equatable'") == .form(callee: "firstIndex", label: "UIViewController"))
        #expect(
            name("operator function '==' requires that 'UITextField' conform to 'Equatable'")
                == .form(callee: "==", label: "UITextField"))
        #expect(
            name("static method 'of' requires that 'Gradient' conform to 'ShapeStyle'")
                == .form(callee: "of", label: "Gradient"))
    }

    @Test("M14 a form of which the message says only a number is shown as it is written")
    func numberedArguments() {
        let messages = [
            "missing argument for parameter #1 in call", "missing arguments for parameters #1, #2 in call",
            "extra argument in call", "extra arguments at positions #2, #3 in call",
        ]
        for message in messages {
            let written = MissingName(in: message, callee: "strokeBorder", labels: "style:")
            #expect(written == .form(callee: "strokeBorder", label: "style:"))
            #expect(written?.title == "strokeBorder(style:)")
            #expect(name(message, callee: "strokeBorder")?.title == "strokeBorder()")
        }
        // Here the message says more.
        let named = MissingName(in: "extra argument 'edges' in call", callee: "padding", labels: "edges:_:")
        #expect(named?.title == "padding(edges:)")
    }

    @Test("M14 a member that is found by a key path is named, and a value whose type isn't known isn't")
    func dynamicMembers() {
        let text = "reference to member 'kern' cannot be resolved without a contextual type"
        #expect(name(text, isMember: true) == .member("kern"))
        #expect(name(text) == nil)
    }

    @Test("M14 other errors name nothing, nor does a call of which the compiler doesn't say the function")
    func otherMessages() {
        #expect(name("cannot convert value of type 'Int' to expected argument type 'String'", callee: "f") == nil)
        #expect(name("extra argument 'edges' in call") == nil)
        #expect(name("'secret' is inaccessible due to 'private' protection level", isMember: true) == nil)
        #expect(name("the compiler is unable to type-check this expression in reasonable time") == nil)
    }
}
