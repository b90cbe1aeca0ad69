import BackstaffUI

/// A browser, identified by its cookie. Its tabs share one app value and its state.
@MainActor
final class Visitor {
    let id: String
    let app: any HostedApp
    let sealer: StorageSealer
    var sessions: [Session] = []

    init(id: String, app: any HostedApp, sealer: StorageSealer) {
        self.id = id
        self.app = app
        self.sealer = sealer
    }
}

/// The cookie that holds a visitor's number.
///
/// The cookie alone connects a browser to its app value. So it is long and random, scripts can't read it, and browsers
/// don't send it with requests from other sites.
enum VisitorCookie {
    static let name = "backstaff-visitor"

    /// Returns the visitor's number from a `Cookie` header, if it has the form of a token.
    static func visitor(in header: String) -> String? {
        value(of: name, in: header).flatMap { RandomToken.isToken($0) ? String($0) : nil }
    }

    /// Returns the size that the page stored as `WIDTHxHEIGHT`, for the layout of the preview.
    static func viewport(in header: String) -> (width: Double, height: Double)? {
        guard let sides = value(of: "backstaff-viewport", in: header)?.split(separator: "x"), sides.count == 2,
            let width = Double(sides[0]), let height = Double(sides[1]),
            (1...100_000).contains(width), (1...100_000).contains(height)
        else { return nil }
        return (width, height)
    }

    static func header(for visitor: String) -> String {
        "\(name)=\(visitor); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    }

    private static func value(of name: String, in header: String) -> Substring? {
        for pair in header.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0].drop(while: { $0 == " " }) == name { return parts[1] }
        }
        return nil
    }
}
