/// The source of the constants for a target's resources: `Image(.boat)`, `Color(.sea)`.
package struct ResourceConstants {
    /// The bundle of the resources, as an expression.
    private let bundle: String
    /// Whether there are constants of `UIColor` and `UIImage` too.
    private let hasUIKit: Bool
    /// What the app's own sources declare. They get no constant of the same name in the same type.
    private let declared: StaticMembers

    package private(set) var problems: [AssetProblem] = []

    package init(bundle: String, hasUIKit: Bool, declared: StaticMembers = StaticMembers()) {
        self.bundle = bundle
        self.hasUIKit = hasUIKit
        self.declared = declared
    }

    /// A resource, or an enumeration for a folder that provides a namespace.
    private indirect enum Entry {
        case resource(identifier: String, name: String)
        case namespace([(identifier: String, entry: Entry)])
    }

    /// The source file. The result is `nil` if there are no resources.
    package mutating func source(for catalog: AssetCatalog) -> String? {
        let images = entries(
            catalog.images.filter { $0.kind != .icon }.map { (name: $0.name, path: $0.path) }, depth: 0)
        let colors = entries(catalog.colors.map { (name: $0.name, path: $0.path) }, depth: 0)
        if images.isEmpty, colors.isEmpty { return nil }
        var text = """
            // Constants for the pictures and colors of asset catalogs. Backstaff makes this file at each build.

            import Foundation
            import SwiftUI

            private nonisolated let resourceBundle = \(bundle)

            """
        text += Self.block(
            "extension ImageResource", Self.members(undeclared(images, in: ["ImageResource"]), type: "ImageResource"))
        text += Self.block(
            "extension ColorResource", Self.members(undeclared(colors, in: ["ColorResource"]), type: "ColorResource"))
        let hues = colors.filter { !Self.colorNames.contains($0.identifier) }
        text += Self.block(
            "extension SwiftUI.Color",
            Self.shortcuts(undeclared(hues, in: ["Color", "ShapeStyle"]), type: "SwiftUI.Color", argument: ""))
        text += Self.block(
            "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color",
            Self.shortcuts(undeclared(hues, in: ["ShapeStyle"]), type: "SwiftUI.Color", argument: ""))
        if hasUIKit {
            let pictures = images.filter { !Self.pictureNames.contains($0.identifier) }
            text += Self.block(
                "extension UIColor",
                Self.shortcuts(undeclared(hues, in: ["UIColor"]), type: "UIColor", argument: "resource: "))
            text += Self.block(
                "extension UIImage",
                Self.shortcuts(undeclared(pictures, in: ["UIImage"]), type: "UIImage", argument: "resource: "))
        }
        return text
    }

    // MARK: Names

    private typealias Entries = [(identifier: String, entry: Entry)]

    private mutating func entries(_ resources: [(name: String, path: String)], depth: Int) -> Entries {
        var found: Entries = []
        var folders: [String: [(name: String, path: String)]] = [:]
        var direct: [(last: String, name: String, path: String)] = []
        for resource in resources.sorted(by: { $0.name < $1.name }) {
            let parts = resource.name.split(separator: "/").dropFirst(depth)
            guard let first = parts.first else { continue }
            if parts.count > 1 {
                folders[String(first), default: []].append(resource)
            } else {
                direct.append((String(first), resource.name, resource.path))
            }
        }
        let counts = Dictionary(
            direct.compactMap { ResourceIdentifier($0.last).constant }.map { ($0, 1) }, uniquingKeysWith: +)
        var taken: Set<String> = []
        for (last, name, path) in direct {
            let identifier = ResourceIdentifier(last)
            let isAlone = identifier.constant.map { counts[$0] == 1 } ?? false
            guard let word = isAlone ? identifier.constant : identifier.separated, taken.insert(word).inserted else {
                problems.append(
                    AssetProblem(
                        path: path, words: "“\(name)” gets no constant, because another name makes the same one"))
                continue
            }
            found.append((word, .resource(identifier: word, name: name)))
        }
        for (folder, inside) in folders.sorted(by: { $0.key < $1.key }) {
            guard let word = ResourceIdentifier.namespace(folder), taken.insert(word).inserted else {
                problems.append(
                    AssetProblem(
                        path: inside[0].path,
                        words: "the folder “\(folder)” gets no constants, because another name makes the same one"))
                continue
            }
            found.append((word, .namespace(entries(inside, depth: depth + 1))))
        }
        return found
    }

    /// The entries that no extension of one of the types declares.
    private func undeclared(_ entries: Entries, in types: [String]) -> Entries {
        entries.filter { entry in !types.contains { declared.has(entry.identifier, in: $0) } }
    }

    // MARK: Text

    private static func members(_ entries: Entries, type: String, indent: String = "    ") -> [String] {
        entries.flatMap { identifier, entry in
            switch entry {
            case .resource(_, let name):
                ["\(indent)static let \(identifier) = \(type)(name: \(SwiftLiteral(name)), bundle: resourceBundle)"]
            case .namespace(let inner):
                ["\(indent)nonisolated enum \(identifier) {"] + members(inner, type: type, indent: indent + "    ")
                    + ["\(indent)}"]
            }
        }
    }

    private static func shortcuts(
        _ entries: Entries, type: String, argument: String, indent: String = "    ", path: String = ""
    ) -> [String] {
        entries.flatMap { identifier, entry -> [String] in
            switch entry {
            case .resource:
                return ["\(indent)static var \(identifier): \(type) { \(type)(\(argument).\(path)\(identifier)) }"]
            case .namespace(let inner):
                return ["\(indent)nonisolated enum \(identifier) {"]
                    + shortcuts(
                        inner, type: type, argument: argument, indent: indent + "    ", path: path + identifier + ".")
                    + ["\(indent)}"]
            }
        }
    }

    private static func block(_ head: String, _ lines: [String]) -> String {
        // A namespace inside an extension with a condition would be one of each type.
        let lines = head.contains("where") ? lines.filter { $0.hasPrefix("    static") } : lines
        return lines.isEmpty ? "" : "\nnonisolated \(head) {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    /// The members of `Color`, `ShapeStyle` and `UIColor` that an app's colors don't replace.
    private static let colorNames: Set<String> = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill", "foreground",
        "gray",
        "green", "indigo", "label", "lightGray", "link", "magenta", "mint", "orange", "pink", "placeholder",
        "placeholderText", "primary", "purple", "quaternary", "quinary", "red", "secondary", "secondaryLabel",
        "selection",
        "separator", "tertiary", "tint", "tintColor", "teal", "white", "windowBackground", "yellow", "bar", "opacity",
        "gradient",
    ]

    private static let pictureNames: Set<String> = [
        "init", "add", "checkmark", "remove", "strokedCheckmark", "actions",
    ]
}
