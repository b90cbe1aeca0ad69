import BackstaffElementLayout
import BackstaffElements
import BackstaffLayout
import Foundation
import Testing

/// Random trees, whose frames a browser test compares with those in the page. `scripts/layout-trees` makes them.
@MainActor
struct LayoutTreeTests {
    private struct Entry: Codable {
        let tree: Wire
        var frames: [String: [Double]]
    }

    @Test("N15 frames of random trees are those that the page is compared with")
    func frames() throws {
        let environment = ProcessInfo.processInfo.environment
        let written = environment["BACKSTAFF_LAYOUT_TREES"].map { URL(filePath: $0) }
        let file = written ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "LayoutTrees.json")
        var entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
        #expect(!entries.isEmpty)
        for index in entries.indices {
            let frames = frames(of: entries[index].tree)
            if written != nil {
                entries[index].frames = frames
            } else {
                #expect(frames == entries[index].frames)
            }
        }
        if let written { try JSONEncoder().encode(entries).write(to: written) }
    }

    /// The frames of the elements on a screen of 390 by 844 points with a bar, by their numbers in the wire format.
    private func frames(of wire: Wire) -> [String: [Double]] {
        let elements = ElementTree()
        var made: [(Int, Element)] = []
        func make(_ wire: Wire, into parent: Element) {
            let element = elements.make(wire.role)
            for (key, value) in wire.attributes { elements.set(key, to: value, of: element) }
            elements.append(element, to: parent)
            made.append((wire.number, element))
            for child in wire.children { make(child, into: element) }
        }
        let stack = elements.make(.navigationStack)
        let screen = elements.make(.screen)
        let bar = elements.make(.navigationBar)
        let content = elements.make(.screenContent)
        elements.set(.displayMode, to: .text("inline"), of: bar)
        elements.append(stack, to: elements.root)
        elements.append(screen, to: stack)
        elements.append(bar, to: screen)
        elements.append(content, to: screen)
        make(wire, into: content)
        let layout = ElementLayout(of: elements, in: LayoutSize(390, 844))
        var frames: [String: [Double]] = [:]
        // The page has no box for a style and a layer, and it moves that of an offset together with its view.
        for (number, element) in made where ![.style, .layer, .offset].contains(element.role) {
            guard let frame = layout.frame(of: element) else { continue }
            frames["\(number)"] = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
                ($0 * 1_000).rounded() / 1_000
            }
        }
        return frames
    }
}

/// An element in the wire format: number, role, attributes, text and children.
private struct Wire: Codable {
    let number: Int
    let role: ElementRole
    var attributes: [(AttributeKey, AttributeValue)] = []
    let children: [Wire]

    private enum Value: Codable {
        case flag(Bool)
        case number(Double)
        case words(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .words(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .flag(let flag): try container.encode(flag)
            case .number(let number): try container.encode(number)
            case .words(let words): try container.encode(words)
            }
        }

        var attribute: AttributeValue {
            switch self {
            case .flag(let flag): .flag(flag)
            case .number(let number): .number(number)
            case .words(let words): .text(words)
            }
        }
    }

    private let values: [String: Value]

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        number = try container.decode(Int.self)
        let name = try container.decode(String.self)
        role = try #require(ElementRole(rawValue: name), "There is no role \(name).")
        values = (try? container.decode([String: Value].self)) ?? [:]
        if values.isEmpty { _ = try? container.decode(Int.self) }
        _ = try container.decode(Int.self)
        children = try container.decode([Wire].self)
        for (name, value) in values {
            attributes.append((try #require(AttributeKey(rawValue: name), "There is no key \(name)."), value.attribute))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(number)
        try container.encode(role.rawValue)
        if values.isEmpty { try container.encode(0) } else { try container.encode(values) }
        try container.encode(0)
        try container.encode(children)
    }
}
