import BackstaffNavigation
import Foundation

/// The content that a tab can show: one window, or one window of a group.
struct WindowDescription {
    /// The identifier from the app.
    var id: String?

    /// What the windows of the group are for, if for values.
    var values: WindowValues?

    /// Whether there is to be one such window, and no more.
    var isUnique = false

    /// The addresses that a new window of the group is made for; `nil` if the app doesn't say.
    var externalEvents: Set<String>?

    /// Makes what a window shows for a value, or for none.
    var makeView: @MainActor (AnyHashable?) -> AnyView

    /// What the group is called in an address, if it can be opened by one.
    var key: String? { id ?? values?.typeName }
}

/// The values of a type that windows are for, and how they are written in addresses.
struct WindowValues {
    let typeName: String
    let decode: (String) -> AnyHashable?

    init<Value: Codable & Hashable>(_ type: Value.Type) {
        typeName = _typeName(type, qualified: true)
        decode = { text in
            (try? JSONDecoder().decode(Value.self, from: Data(text.utf8))).map { AnyHashable($0) }
        }
    }
}

/// A value that a window is to be opened for.
package struct WindowValue {
    let typeName: String
    let json: String

    /// - Throws: What the value's own encoding throws.
    init<Value: Codable & Hashable>(_ value: Value) throws {
        typeName = _typeName(Value.self, qualified: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json = String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// What the window of a scene is, as far as its address has to say so.
struct SceneWindow {
    /// Which of the app's windows it is.
    let index: Int
    /// What tells windows of a group without values apart.
    let number: Int?
    /// Whether the address of its tab named it from the start, as those do that views open.
    let isNamed: Bool
    /// The value that the window is for, if it is for one, and its JSON.
    private(set) var value: AnyHashable?
    private(set) var json: String?
    /// The values that it was for shortly before, one of which a page may still have in its address.
    private var formerValues: [AnyHashable] = []

    init(
        index: Int, isNamed: Bool = false, number: Int? = nil, value: AnyHashable? = nil, json: String? = nil
    ) {
        self.index = index
        self.isNamed = isNamed
        self.number = number
        self.value = value
        self.json = value == nil ? nil : json
    }

    /// Notes that the app shows another value in the window. One that can't be written is reported, and in no address.
    mutating func show<Value: Codable & Hashable>(_ value: Value?) {
        if let former = self.value, former != value.map({ AnyHashable($0) }) {
            formerValues = formerValues.suffix(15) + [former]
        }
        self.value = value
        json = nil
        do {
            json = try value.map { try WindowValue($0).json }
        } catch {
            Diagnostics.report(
                .unwritableWindowValue,
                """
                The value of a window, of type “\(Value.self)”, is lost when its page is loaded again: \(error). Use an \
                id of what it shows.
                """)
        }
    }

    func isOrWas(for value: AnyHashable) -> Bool {
        value == self.value || formerValues.contains(value)
    }
}

/// What an address says of the window that it is for: `/harbours/3?window=KEY&value=JSON`.
///
/// Of a group without values each window has a number as well when it is opened, so that no two have the same address.
struct WindowAddress {
    let key: String
    let json: String?
    let number: Int?
    /// The address without what is said of the window.
    let rest: String

    /// Reads the address of a tab. `nil` if it doesn't say which window; any bytes will do.
    init?(_ url: String) {
        let end = url.firstIndex(of: "#") ?? url.endIndex
        guard let mark = url[..<end].firstIndex(of: "?") else { return nil }
        var items: [Substring] = []
        var found: [String: String] = [:]
        for item in url[url.index(after: mark)..<end].split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard ["window", "value", "number"].contains(name), parts.count == 2 else {
                items.append(item)
                continue
            }
            // What can't be read is none that the app knows.
            if found[name] == nil { found[name] = parts[1].removingPercentEncoding ?? "" }
        }
        guard let key = found["window"] else { return nil }
        self.key = key
        json = found["value"]
        number = found["number"].flatMap { Int($0) }
        // A path, so that it is an address by itself.
        let path = mark == url.startIndex ? "/" : url[..<mark]
        rest = String(path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + String(url[end...])
    }

    /// The address of a window.
    ///
    /// - Parameters:
    ///   - path: Where in the window, from the first slash on.
    ///   - key: Which window.
    ///   - json: The value that the window is for.
    ///   - number: What tells it from others without a value.
    static func text(at path: String = "/", key: String, json: String?, number: Int?) -> String {
        let end = path.firstIndex(of: "#") ?? path.endIndex
        var text = String(path[..<end])
        text += (text.contains("?") ? "&" : "?") + "window=\(escaped(key))"
        if let json {
            text += "&value=\(escaped(json))"
        } else if let number {
            text += "&number=\(number)"
        }
        return text + String(path[end...])
    }

    private static func escaped(_ text: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
