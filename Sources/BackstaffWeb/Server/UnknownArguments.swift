/// The command-line arguments that Backstaff doesn't know. They are the app's own, or mistyped.
///
///     App --port 9000 --fixtures x -- --anything
///         └ the server's ┘└ a notice ┘   └ the app's own: never looked at
///
/// An app may read the command line itself, and Backstaff can't tell whether it does. So an argument before `--` that is
/// close to one of Backstaff's is treated as a mistake, and others are left to the app with a notice.
package struct UnknownArguments: Equatable {
    /// The message about an argument that is probably mistyped.
    private(set) var mistake: String?
    /// The flags that are left to the app.
    private(set) var flags: [String] = []

    /// - Parameters:
    ///   - words: The unknown arguments before `--`, without the values of Backstaff's flags.
    ///   - known: Backstaff's flags.
    ///   - commands: Backstaff's commands. A command is the first argument.
    ///   - first: The first argument of the command line.
    init(_ words: [String], known: [String], commands: [String], first: String?) {
        for word in words {
            let name = String(word.prefix { $0 != "=" })
            let isFlag = name.hasPrefix("-") && Int(name) == nil
            let candidates = isFlag ? known : word == first ? commands : []
            if let meant = candidates.first(where: { Self.isNearly(name, $0) }) {
                mistake = "\(name) isn't known; did you mean \(meant)? The app's own arguments go after --."
                return
            }
            if isFlag { flags.append(name) }
        }
    }

    /// The message about the flags that are left to the app, or `nil` if there are none.
    var notice: String? {
        if flags.isEmpty { return nil }
        let list = flags.joined(separator: ", ")
        let stranger = flags.count == 1 ? "isn't a flag of the server and is" : "aren't flags of the server and are"
        return "\(list) \(stranger) left to the app. Put the app's own flags after -- to avoid this notice. "
            + "--help lists the server's flags"
    }

    /// Whether `word` is probably a mistyped `known`.
    ///
    /// It is if it is the beginning of `known`, or if it has one typing mistake, or two in longer words. A mistake is a
    /// letter that is inserted, missing, wrong or swapped. Dashes at the start don't matter.
    static func isNearly(_ word: String, _ known: String) -> Bool {
        let typed = Array(word.drop { $0 == "-" }.lowercased())
        let meant = Array(known.drop { $0 == "-" })
        if typed.count >= 3, meant.starts(with: typed) { return true }
        return distance(typed, meant) <= (meant.count >= 6 ? 2 : 1)
    }

    /// The number of letters that are inserted, missing, changed or swapped with their neighbors.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var least = min(change, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
                row.append(least)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
