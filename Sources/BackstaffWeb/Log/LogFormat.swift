import ArgumentParser
import BackstaffElements
import BackstaffNavigation
import Foundation
import Logging

/// The form of a line in the server's log.
package enum LogFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// `2026-03-14T15:09:26Z notice Backstaff: connection closed: no hello (connection: 7, visitor: 3f9a2c)`
    case text
    /// `{"time":"2026-03-14T15:09:26Z","level":"notice","label":"Backstaff","message":"…","connection":"7","visitor":"3f9a2c"}`
    case json

    /// The largest number of characters of a message in a line.
    private static let mostCharacters = 4_000

    func line(
        _ message: String, label: String, level: Logger.Level, metadata: Logger.Metadata, at date: Date
    ) -> String {
        let time = date.formatted(.iso8601)
        let facts = metadata.sorted { $0.key < $1.key }.map { (key: $0.key, value: "\($0.value)") }
        switch self {
        case .text:
            let list = facts.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            let text = message + (list.isEmpty ? "" : " (\(list))")
            return "\(time) \(level) \(label): \(Diagnostics.line(text, limit: Self.mostCharacters))"
        case .json:
            var json = JSONWriter()
            json.raw("{")
            for (name, value) in [("time", time), ("level", level.rawValue), ("label", label), ("message", message)]
                + facts
            {
                json.name(name)
                json.string(value)
            }
            json.raw("}")
            return String(decoding: json.bytes, as: UTF8.self)
        }
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
