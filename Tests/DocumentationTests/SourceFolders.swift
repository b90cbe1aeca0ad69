/// The folders of a module, and their mentions of one another.
///
/// A word counts as a mention of another folder if only that folder of the module declares it. A declaration of the module
/// comes before those of the modules that it imports, so what they declare doesn't matter.
///
/// A word of a member may mean the member of another type, for example `map`. Such homonyms are named one by one, and count
/// as mentions of nothing.
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
    ///   - homonyms: Members that types of other modules have too.
    init(_ files: [(folder: String, file: SourceFile)], homonyms: Set<String> = []) {
        names = Set(files.map(\.folder))
        var homes: [String: Set<String>] = [:]
        for (folder, file) in files {
            for word in file.declarations { homes[word, default: []].insert(folder) }
        }
        var ambiguous = homonyms
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
