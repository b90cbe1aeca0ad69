/// The folders of a module, and their mentions of one another.
///
/// A word counts as a mention of another folder if only that folder declares it. Therefore a mention may be missed, but
/// none is invented.
struct SourceFolders {
    /// From one folder to another.
    struct Arrow: Hashable, CustomStringConvertible {
        let from: String
        let to: String

        init(_ from: String, _ to: String) {
            self.from = from
            self.to = to
        }

        var description: String { "\(from) → \(to)" }
    }

    /// A word in a file of one folder that another folder declares.
    struct Mention: CustomStringConvertible {
        let path: String
        let line: Int
        let word: String
        let arrow: Arrow

        var description: String { "\(arrow): \(path):\(line) mentions \(word)" }
    }

    private(set) var names: Set<String> = []
    private(set) var mentions: [Mention] = []

    var arrows: Set<Arrow> { Set(mentions.map(\.arrow)) }

    /// - Parameters:
    ///   - files: The files with their folders.
    ///   - others: The files of other modules. Their declarations aren't mentions of a folder.
    init(_ files: [(folder: String, file: SourceFile)], others: [SourceFile] = []) {
        names = Set(files.map(\.folder))
        var homes: [String: Set<String>] = [:]
        for (folder, file) in files {
            for word in file.declarations { homes[word, default: []].insert(folder) }
        }
        var ambiguous = Set(others.flatMap(\.ownWords))
        for (folder, file) in files {
            for word in file.ownWords where homes[word].map({ $0 != [folder] }) == true { ambiguous.insert(word) }
        }
        for (folder, file) in files {
            for (word, line) in file.words {
                guard let home = homes[word], home.count == 1, let to = home.first, to != folder,
                    !ambiguous.contains(word)
                else { continue }
                mentions.append(Mention(path: file.path, line: line, word: word, arrow: Arrow(folder, to)))
            }
        }
        mentions.sort { ($0.path, $0.line, $0.word) < ($1.path, $1.line, $1.word) }
    }
}
