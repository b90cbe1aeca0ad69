import Foundation

/// What a tab can show: one window, or one of a group of windows.
struct WindowDescription {
    /// The identifier that the app has given.
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

/// The address of a window: `/?window=KEY&value=JSON`.
///
/// Of a group without values each window has a number as well, so that no two have the same address: a browser brings the
/// tab to the front that shows an address already.
struct WindowAddress {
    let key: String
    let json: String?

    /// Reads the address of a tab. `nil` if it isn't that of a window; any bytes will do.
    init?(_ url: String) {
        guard url.hasPrefix("/?"), let items = URLComponents(string: url)?.queryItems,
            let key = items.first(where: { $0.name == "window" })?.value
        else { return nil }
        self.key = key
        json = items.first { $0.name == "value" }?.value
    }

    static func text(key: String, json: String?, number: Int?) -> String {
        var text = "/?window=\(escaped(key))"
        if let json { text += "&value=\(escaped(json))" }
        if let number { text += "&number=\(number)" }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
