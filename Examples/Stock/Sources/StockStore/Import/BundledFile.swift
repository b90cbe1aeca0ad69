import Foundation

/// A text with comma-separated values in the app's bundle.
public enum BundledFile: String, Sendable {
    /// The items of a new database.
    case sample = "Sample"
    /// A delivery with which people can try the import.
    case delivery = "Delivery"

    /// The text of the file.
    public func text() throws(StockError) -> String {
        guard let url = Bundle.module.url(forResource: rawValue, withExtension: "csv"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { throw .noResource("\(rawValue).csv") }
        return text
    }

    func lines() throws(StockError) -> [DeliveryLine] {
        let text = try text()
        guard let delivery = try? Delivery(text: text) else { throw .noResource("\(rawValue).csv") }
        return delivery.lines
    }
}
