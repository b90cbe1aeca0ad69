import BackstaffNavigation
import Foundation

/// The content that a tab can show: one window, or one window of a group.
struct WindowDescription {
    /// The identifier from the app.
    var id: String?

    /// The type of the group's values, if its windows show values.
    var values: WindowValues?

    /// Whether there can only be one such window.
    var isUnique = false

    /// The conditions for addresses that open a new window of the group, or `nil` if the app sets none.
    var externalEvents: Set<String>?

    /// Creates the view of a window for a value, or for `nil`.
    var makeView: @MainActor (AnyHashable?) -> AnyView

    /// The name of the group in an address, if an address can open it.
    var key: String? { id ?? values?.typeName }
}

/// The type of values that windows show, with its decoding from addresses.
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

/// A value for a window that is about to be opened.
struct WindowValue {
    let typeName: String
    let json: String

    /// - Throws: The error of the value's own encoding.
    init<Value: Codable & Hashable>(_ value: Value) throws {
        typeName = _typeName(Value.self, qualified: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json = String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// The identity of a scene's window, as its address contains it.
struct SceneWindow {
    /// The index among the app's windows.
    let index: Int
    /// A number that distinguishes windows of a group without values.
    let number: Int?
    /// Whether the address of its tab named the window from the start. Addresses that views open do.
    let isNamed: Bool
    /// The value that the window shows, if any, and its JSON.
    private(set) var value: AnyHashable?
    private(set) var json: String?
    /// The recent values of the window. A page may still have one of them in its address.
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

    /// Records that the app shows another value in the window. A value that can't be encoded is reported and left out
    /// of the address.
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

/// The part of an address that names a window, as in `/harbours/3?window=KEY&value=JSON`.
///
/// A window of a group without values also gets a number when it is opened, so that each window has a different
/// address.
struct WindowAddress {
    let key: String
    let json: String?
    let number: Int?
    /// The address without the part that names the window.
    let rest: String

    /// Reads the address of a tab. The result is `nil` if the address doesn't name a window. The address can contain
    /// any bytes.
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
            // An item that can't be decoded becomes an empty text, which matches nothing.
            if found[name] == nil { found[name] = parts[1].removingPercentEncoding ?? "" }
        }
        guard let key = found["window"] else { return nil }
        self.key = key
        json = found["value"]
        number = found["number"].flatMap { Int($0) }
        // The rest starts with a path, so that it is an address by itself.
        let path = mark == url.startIndex ? "/" : url[..<mark]
        rest = String(path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + String(url[end...])
    }

    /// Creates the address of a window.
    ///
    /// - Parameters:
    ///   - path: The path inside the window, from the first slash on.
    ///   - key: The name of the window.
    ///   - json: The JSON of the window's value.
    ///   - number: The number of a window without a value.
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
