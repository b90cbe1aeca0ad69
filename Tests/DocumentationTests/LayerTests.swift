import Testing

/// Two modules have folders: `BackstaffViews` has views and their modifiers, styles and controls. `BackstaffUI` above it
/// has navigation containers and scenes.
///
/// The folders of each are listed from the bottom upwards. A folder mentions only folders before it, so there is no
/// cycle.
@Suite("Folders of BackstaffViews and BackstaffUI")
struct LayerTests {
    struct Layer: CustomTestStringConvertible {
        let module: String
        let folders: [String]
        /// Members that types of other modules have too, and that lower folders use there.
        let homonyms: Set<String>

        var testDescription: String { module }

        fileprivate func contents(homonyms: Set<String>) throws -> SourceFolders {
            SourceFolders(try LayerTests.files(of: module), homonyms: homonyms)
        }

        /// The mentions that lead to the same or a later folder of the list.
        fileprivate func upwardMentions(homonyms: Set<String>) throws -> [SourceFolders.Mention] {
            try contents(homonyms: homonyms).mentions.filter { mention in
                guard let from = folders.firstIndex(of: mention.arrow.from),
                    let to = folders.firstIndex(of: mention.arrow.to)
                else { return false }
                return to >= from
            }
        }
    }

    static let layers = [
        Layer(
            module: "BackstaffViews",
            folders: [
                "Resources", "Rows", "View", "DataFlow", "Environment", "LifeCycle", "Layout", "Preferences", "Styles",
                "Gestures", "Text", "Accessibility", "Images", "Effects", "Shapes", "Canvas", "Controls",
                "FocusedValues", "ListEditing", "LazyRows", "ForEach", "ListRows", "ListSelection", "Lists",
                "Subviews", "Table", "Previews",
            ],
            // `map` of gestures and of collections, `reveal` of lists and of events.
            homonyms: ["map", "reveal"]),
        Layer(
            module: "BackstaffUI",
            folders: [
                "NavigationContainers", "Scenes", "Leaving", "DeepLinks", "Toolbar", "NavigationStack",
                "NavigationDestination", "NavigationSplitView", "NavigationView", "Search", "Restoration", "TabView",
                "Presentation", "Files", "UserActivity", "DragAndDrop", "SceneHosting", "NavigationInspector",
                "Unavailable",
            ],
            // All are members of views, styles or screens in `BackstaffViews` too.
            homonyms: ["foregroundStyle", "preference", "titleRenaming", "trait"]),
    ]

    private static func files(of module: String) throws -> [(folder: String, file: SourceFile)] {
        try Repository.files(below: "Sources/\(module)", endingIn: [".swift"]).map { path in
            let parts = path.split(separator: "/")
            return (
                parts.count > 3 ? String(parts[2]) : "", SourceFile(path: path, text: try Repository.text(of: path))
            )
        }
    }

    @Test("The list has every folder of the module", arguments: layers)
    func folders(of layer: Layer) throws {
        #expect(try layer.contents(homonyms: []).names.subtracting([""]).sorted() == layer.folders.sorted())
    }

    @Test("A folder mentions only folders before it", arguments: layers)
    func order(in layer: Layer) throws {
        for mention in try layer.upwardMentions(homonyms: layer.homonyms) { Issue.record("\(mention)") }
    }

    @Test("A homonym is listed only if it would look like a mention of a later folder", arguments: layers)
    func homonyms(in layer: Layer) throws {
        #expect(Set(try layer.upwardMentions(homonyms: []).map(\.word)) == layer.homonyms)
    }

    // MARK: What counts as a mention

    /// The words by which a file in `Above` with `text` mentions a file in `Below` with `declaration`.
    private func mentions(
        of declaration: String, in text: String, elsewhere: String = "", homonyms: Set<String> = []
    ) -> [String] {
        SourceFolders(
            [
                ("Below", SourceFile(path: "Below.swift", text: declaration)),
                ("Above", SourceFile(path: "Above.swift", text: text)),
                ("Beside", SourceFile(path: "Beside.swift", text: elsewhere)),
            ], homonyms: homonyms
        ).mentions.filter { $0.arrow.from == "Above" }.map(\.word)
    }

    @Test(
        "A type, and a member of an extension, count as mentions if other files can name them",
        arguments: [
            ("struct Lamp {}", "let lamp = Lamp()", ["Lamp"]),
            ("public final class Lamp: Light {}", "final class Red: Lamp {}", ["Lamp"]),
            ("protocol Lamp {}", "func light(_ lamp: any Lamp) {}", ["Lamp"]),
            ("struct Lamp {}", "@Lamp var light: Int", ["Lamp"]),
            ("class Lamp {}", "extension Lamp: Light {}", ["Lamp"]),
            ("extension Ship { enum Lamp {} }", "var port: Ship.Lamp", ["Lamp"]),
            ("extension Ship { var lamp: Int { 0 } }", "ship.lamp.toggle()", ["lamp"]),
            ("extension Ship { package static func lamp() {} }", "Ship.lamp()", ["lamp"]),
            ("extension Ship { private(set) var lamp: Int { get { 0 } set {} } }", "ship.lamp.toggle()", ["lamp"]),
            ("func lamp() {}\nstruct Lamp {}", "print(\"It is \\(Lamp())\")", ["Lamp"]),
        ])
    func seen(declaration: String, text: String, words: [String]) {
        #expect(mentions(of: declaration, in: text) == words)
    }

    @Test(
        "Declarations that other files can't name don't count, nor do words with a local meaning",
        arguments: [
            ("private struct Lamp {}", "let lamp = Lamp()"),
            ("fileprivate struct Lamp {}", "let lamp = Lamp()"),
            ("extension Ship { private var lamp: Int { 0 } }", "ship.lamp.toggle()"),
            ("struct Ship { struct Lamp {} }", "let lamp = Lamp()"),
            ("extension Ship { func trim() { let lamp = 0 } }", "ship.lamp.toggle()"),
            ("struct Lamp {}", "// a Lamp\n/* a Lamp */\nlet word = \"Lamp\"\nlet text = \"\"\"\n  Lamp\n  \"\"\""),
            ("extension Ship { var lamp: Int { 0 } }", "func light(lamp: Int) { lamp.toggle() }"),
            ("extension Ship { var lamp: Int { 0 } }", "@lamp(always) func light() {}"),
            ("extension Ship { var lamp: Int { 0 } }", "for lamp in lamps { lamp.toggle() }"),
            ("extension Ship { var lamp: Int { 0 } }", "lamps.map { lamp in lamp.toggle() }"),
            ("extension Ship { var lamp: Int { 0 } }", "enum Light { case star, lamp }"),
            ("struct Ship<Lamp> {}", "struct Lamps<Lamp: Light> { var all: [Lamp] }"),
        ])
    func notSeen(declaration: String, text: String) {
        #expect(mentions(of: declaration, in: text) == [])
    }

    @Test("A word that two folders declare counts as a mention of neither")
    func ambiguous() {
        let text = "let lamp = Lamp()"
        #expect(mentions(of: "struct Lamp {}", in: text) == ["Lamp"])
        #expect(mentions(of: "struct Lamp {}", in: text, elsewhere: "struct Lamp {}") == [])
        #expect(mentions(of: "struct Lamp {}", in: text, elsewhere: "enum Light { typealias Lamp = Int }") == [])
    }

    @Test("A type that stands for one of another module counts, and so does a member, unless it is a homonym")
    func declaredInOtherModules() {
        #expect(mentions(of: "typealias Lamp = Lights.Lamp", in: "var lamp: Lamp") == ["Lamp"])
        #expect(mentions(of: "extension Ship { func map() {} }", in: "ships.map(name)") == ["map"])
        #expect(mentions(of: "extension Ship { func map() {} }", in: "ships.map(name)", homonyms: ["map"]) == [])
    }
}
