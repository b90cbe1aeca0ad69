import BackstaffElements
import BackstaffUI
import NIOHTTP1

/// The facts about a browser that are known before its page sends a hello.
struct PreviewRequest: Sendable {
    var url: String
    let visitor: RequestVisitor
    /// The person's languages, the preferred one first.
    var languages = ["en"]
    var timeZone = ""
    var width = 390.0
    var height = 844.0
    var isDark = false
    var reducesMotion = false
    var isTouch = false

    init(url: String, visitor: RequestVisitor) {
        self.url = url
        self.visitor = visitor
    }

    /// The language of the page's own words.
    var language: String { languages.first ?? "en" }

    @MainActor
    var configuration: SceneConfiguration {
        var configuration = SceneConfiguration(
            width: width, height: height, url: url, isDark: isDark, reducesMotion: reducesMotion, isTouch: isTouch,
            language: language, isPreview: true)
        configuration.visitorLocale = VisitorLocale(languages: languages, timeZone: timeZone)
        configuration.visitor = visitor.identity
        return configuration
    }
}

extension PreviewRequest {
    /// Reads the facts about the browser from a request's head.
    ///
    /// - Parameter url: The address in the app.
    init(url: String, visitor: RequestVisitor, head: HTTPRequestHead) {
        self.init(url: url, visitor: visitor)
        let cookies = head.headers["cookie"].joined(separator: ";")
        if let header = head.headers.first(name: "accept-language") {
            let accepted = AcceptedLanguages.list(header)
            if !accepted.isEmpty { languages = accepted }
        }
        timeZone = CookieHeader.timeZone(in: cookies) ?? ""
        (isDark, reducesMotion) = Self.appearance(in: head)
        isTouch = head.headers.first(name: "user-agent")?.contains("Mobile") ?? false
        if let viewport = CookieHeader.viewport(in: cookies) {
            (width, height) = viewport
        } else if !isTouch {
            (width, height) = (1194, 834)
        }
    }

    /// The appearance that the page has stored. A first visit has only a header, which some browsers send if something on the way
    /// has asked for it.
    static func appearance(in head: HTTPRequestHead) -> (isDark: Bool, reducesMotion: Bool) {
        let cookies = head.headers["cookie"].joined(separator: ";")
        let isDark = head.headers.first(name: "sec-ch-prefers-color-scheme") == "dark"
        return CookieHeader.appearance(in: cookies) ?? (isDark, false)
    }
}
