import Foundation

extension FontTable {
    /// The largest size of a file, and that of all files together.
    private static var mostBytes: (file: Int, all: Int) { (16 << 20, 64 << 20) }

    /// Reads fonts of a bundle.
    ///
    /// The command `backstaff` makes a link in the bundle for each file in the app's folder, so links are followed.
    ///
    /// - Parameters:
    ///   - names: The names of the files. A bundle has all its files in one folder, so folders in a name don't count.
    ///   - folder: The path of the bundle's resources.
    /// - Returns: The fonts, and the files that can't be shown.
    package static func read(_ names: [String], in folder: String) -> (table: FontTable, problems: [AssetProblem]) {
        var (table, problems) = (FontTable(), [AssetProblem]())
        var rest = mostBytes.all
        for name in names {
            let path = folder + "/" + (name as NSString).lastPathComponent
            do throws(AssetProblem) {
                let bytes = try RegularFile.contents(of: path, mostBytes: min(mostBytes.file, rest))
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
