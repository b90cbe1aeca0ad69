import Foundation
import StockStore

/// Imports a delivery without the app: `stock-import DATABASE AUTHOR < delivery.csv`
///
/// It prints how far it is after each line that is written, and once more when all lines are in the database.
@main
struct StockImport {
    static func main() async {
        guard CommandLine.arguments.count == 3 else {
            say("usage: stock-import DATABASE AUTHOR < delivery.csv", to: .standardError)
            exit(64)
        }
        do {
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            try await record(try Delivery(text: text), in: CommandLine.arguments[1], by: CommandLine.arguments[2])
        } catch let problems as DeliveryProblems {
            for problem in problems.problems { say("line \(problem.line): \(problem.message)", to: .standardError) }
            exit(1)
        } catch let error as StockError {
            say(error.message, to: .standardError)
            exit(1)
        } catch {
            say("\(error)", to: .standardError)
            exit(1)
        }
    }

    private static func record(_ delivery: Delivery, in path: String, by author: String) async throws(StockError) {
        let summary = try await StockStore(path: path).record(delivery, by: author) { done in
            say("\(done) of \(delivery.lines.count)", to: .standardOutput)
        }
        say("imported: \(summary.newItems) new items", to: .standardOutput)
    }

    /// Writes a line without a buffer, so that it is seen at once. The import goes on if nobody reads it.
    private static func say(_ line: String, to output: FileHandle) {
        try? output.write(contentsOf: Data((line + "\n").utf8))
    }
}
