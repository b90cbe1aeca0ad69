/// The words of an app's command line that are none of Backstaff's: the app's own, or mistyped.
///
/// An app may read the command line as it likes, and nothing says whether it does. So a word that is nearly one of ours
/// is taken to be meant as ours, any other flag to be the app's, and what stands behind `--` is the app's for certain.
package struct ForeignWords: Equatable {
    /// A word that is nearly another: what to say of it.
    package private(set) var mistake: String?
    /// The flags that are left to the app.
    package private(set) var flags: [String] = []

    /// - Parameters:
    ///   - words: The words that aren't Backstaff's, without values of its flags and what stands behind `--`.
    ///   - known: Backstaff's flags.
    ///   - commands: Words that Backstaff takes in the first place.
    ///   - first: The first word of all.
    package init(_ words: [String], known: [String], commands: [String], first: String?) {
        for word in words {
            let name = String(word.prefix { $0 != "=" })
            let isFlag = name.hasPrefix("-") && Int(name) == nil
            let candidates = isFlag ? known : word == first ? commands : []
            if let meant = candidates.first(where: { Self.isNearly(name, $0) }) {
                mistake = "\(name) isn't known; did you mean \(meant)? The app's own words may stand behind --."
                return
            }
            if isFlag { flags.append(name) }
        }
    }

    /// What to say of the flags that are left to the app, if there are any.
    package var notice: String? {
        if flags.isEmpty { return nil }
        let list = flags.joined(separator: ", ")
        return flags.count == 1
            ? "\(list) isn't a flag of the server and is left to the app; --help lists the server's"
            : "\(list) aren't flags of the server and are left to the app; --help lists the server's"
    }

    /// Whether `word` is `known` with a slip of the fingers: a letter more, less, other or out of order, two of them in
    /// longer words, a dash too few, or only the beginning.
    package static func isNearly(_ word: String, _ known: String) -> Bool {
        let typed = Array(word.drop { $0 == "-" }.lowercased())
        let meant = Array(known.drop { $0 == "-" })
        if typed.count >= 3, meant.starts(with: typed) { return true }
        return distance(typed, meant) <= (meant.count >= 6 ? 2 : 1)
    }

    /// How many letters were put in, left out, changed or swapped with their neighbours.
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
