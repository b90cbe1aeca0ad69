import Foundation

/// A crash of the compiler while it checks a source.
enum CompilerCrash {
    /// Whether a signal ends the compiler because of an error in it, and not because a user stops it.
    static func isCrash(_ signal: Int32) -> Bool { ![SIGHUP, SIGINT, SIGKILL, SIGTERM].contains(signal) }

    /// The message for a crash, at the place that the compiler was looking at.
    ///
    /// Before it ends, the compiler prints what it was doing. The last line with a place is the innermost:
    ///
    ///     4.  While evaluating request TypeCheckFunctionBodyRequest(Shop.(file).Basket.pay()@/Shop/Basket.swift:7:10)
    ///
    /// - Parameters:
    ///   - output: The lines of the compiler's output.
    ///   - sources: The sources that it was checking. The message has the place of the first if the output names none.
    static func message(in output: [String], of sources: [String]) -> CompilerMessage? {
        let places = output.compactMap { line in
            line.firstMatch(of: /^[0-9]+\.\s+While .*?[@\[](?<place>\/[^@\[\]]+?:[0-9]+:[0-9]+)/).map {
                String($0.place)
            }
        }
        let place = places.last { place in sources.contains { place.hasPrefix($0 + ":") } }
        return (place ?? sources.first.map { $0 + ":1:1" }).flatMap {
            CompilerMessage("\($0): error: \(words)")
        }
    }

    /// Whether a message is about a crash.
    static func isMessage(_ message: CompilerMessage) -> Bool { message.text == words }

    private static let words = "the compiler crashes here; this block isn't checked"
}
