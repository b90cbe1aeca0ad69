import Foundation

extension FontTable {
    /// The largest size of a file, and that of all files together.
    private static var mostBytes: (file: Int, all: Int) { (16 << 20, 64 << 20) }

    /// Reads fonts of a folder.
    ///
    /// - Parameters:
    ///   - names: The names of the files. A bundle has its files in one folder, so folders in a name don't count if there is no
    ///     such file.
    ///   - folder: The path of the folder.
    /// - Returns: The fonts, and the files that can't be shown.
    package static func read(_ names: [String], in folder: String) -> (table: FontTable, problems: [AssetProblem]) {
        let bundle = ConfinedFolder(folder, title: "the bundle")
        var (table, problems) = (FontTable(), [AssetProblem]())
        var rest = mostBytes.all
        for name in names {
            var path = folder + "/" + name
            if !bundle.contains(path) { path = folder + "/" + (name as NSString).lastPathComponent }
            do throws(AssetProblem) {
                let bytes = try bundle.contents(of: path, mostBytes: min(mostBytes.file, rest))
                do throws(FontHeader.Problem) {
                    try table.add(bytes)
                } catch {
                    throw AssetProblem(path: path, words: error.rawValue)
                }
                rest -= bytes.count
            } catch {
                problems.append(error)
            }
        }
        return (table, problems)
    }
}
