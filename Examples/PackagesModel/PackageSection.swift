/// A section of the archive, such as "admin" or "contrib/net".
public struct PackageSection: Identifiable, Hashable, Sendable {
    /// The section's name in the file.
    public let id: String
    /// The number of installed packages in the section.
    public let count: Int

    /// The id of the section that holds packages without one.
    public static let unfiled = "unfiled"

    /// The name that is shown to readers: "Administration", "Networking (contrib)".
    public var title: String {
        let title = Self.titles[shelf] ?? shelf.prefix(1).uppercased() + shelf.dropFirst()
        guard let area else { return title }
        return "\(title) (\(area))"
    }

    /// The SF Symbol that stands for the section.
    public var symbolName: String {
        Self.symbolNames[shelf] ?? "shippingbox"
    }

    /// The part before the slash, such as "contrib", "non-free" or "universe".
    private var area: String? {
        id.firstIndex(of: "/").map { String(id[..<$0]) }
    }

    private var shelf: String {
        id.firstIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id
    }

    private static let titles = [
        "admin": "Administration", "cli-mono": "Mono and CLI", "comm": "Communication", "database": "Databases",
        "debug": "Debug Symbols", "devel": "Development", "doc": "Documentation", "editors": "Editors",
        "gnome": "GNOME", "gnu-r": "GNU R", "gnustep": "GNUstep", "hamradio": "Ham Radio", "httpd": "Web Servers",
        "introspection": "Introspection", "java": "Java", "javascript": "JavaScript", "kde": "KDE",
        "kernel": "Kernels", "libdevel": "Library Development", "libs": "Libraries", "lisp": "Lisp",
        "localization": "Localization", "math": "Mathematics", "metapackages": "Metapackages", "misc": "Miscellaneous",
        "net": "Networking", "ocaml": "OCaml", "oldlibs": "Old Libraries", "otherosfs": "Other Systems",
        "php": "PHP", "text": "Text Processing", "unfiled": "Without Section", "utils": "Utilities",
        "vcs": "Version Control", "video": "Video", "web": "Web", "x11": "X Window System", "xfce": "Xfce",
    ]

    private static let symbolNames = [
        "admin": "gearshape", "comm": "envelope", "database": "cylinder", "debug": "ant", "devel": "hammer",
        "doc": "book", "editors": "pencil", "fonts": "textformat", "games": "gamecontroller", "gnome": "macwindow",
        "graphics": "photo", "httpd": "globe", "interpreters": "curlybraces", "java": "curlybraces",
        "javascript": "curlybraces", "kde": "macwindow", "kernel": "cpu", "libdevel": "hammer",
        "libs": "books.vertical", "localization": "character.bubble", "mail": "envelope", "math": "function",
        "net": "network", "news": "envelope", "oldlibs": "archivebox", "perl": "curlybraces", "php": "curlybraces",
        "python": "curlybraces", "ruby": "curlybraces", "rust": "curlybraces", "science": "function",
        "shells": "terminal", "sound": "speaker.wave.2", "text": "doc.text", "utils": "wrench",
        "vcs": "arrow.triangle.branch", "video": "film", "web": "globe", "x11": "macwindow", "xfce": "macwindow",
    ]
}
