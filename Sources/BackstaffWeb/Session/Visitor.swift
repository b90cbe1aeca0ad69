import BackstaffUI

/// A browser on a device, known by its cookie: one app value with its state, shared by the tabs of that browser.
@MainActor
final class Visitor {
    let id: String
    let app: any HostedApp
    let sealer: KeepSealer
    var sessions: [Session] = []

    init(id: String, app: any HostedApp, sealer: KeepSealer) {
        self.id = id
        self.app = app
        self.sealer = sealer
    }
}

/// The cookie that holds a visitor's number. It is all that ties a browser to its app value, so it is long, random,
/// out of reach of scripts, and not sent along with other sites' requests.
enum VisitorCookie {
    static let name = "backstaff-visitor"

    /// The visitor that a `Cookie` header names, if what it names has the form of one.
    static func visitor(in header: String) -> String? {
        value(of: name, in: header).flatMap { RandomToken.isToken($0) ? String($0) : nil }
    }

    /// The size that the page noted as `WIDTHxHEIGHT`, for the preview to be laid out at.
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
