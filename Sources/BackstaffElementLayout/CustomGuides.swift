import BackstaffElements
import BackstaffLayout
import Synchronization

/// The app's own alignments. Each gets a number when it is first used, which stays the same in this process.
package enum CustomGuides {
    /// Returns the default coordinate of a guide in a view of a size, in points. The closure returns those of other guides.
    package typealias DefaultValue = @Sendable (LayoutSize, @escaping GuideCoordinates) -> Double

    private struct Table {
        var numbers: [ObjectIdentifier: Int32] = [:]
        var defaultValues: [DefaultValue] = []
    }

    private static let table = Mutex(Table())

    /// Returns the number of an alignment.
    ///
    /// - Parameters:
    ///   - id: The type that the app declares for the alignment.
    ///   - defaultValue: Its default value, for the first use.
    package static func number(of id: ObjectIdentifier, defaultValue: @escaping DefaultValue) -> Int32 {
        table.withLock { table in
            if let number = table.numbers[id] { return number }
            let number = Int32(table.defaultValues.count)
            table.numbers[id] = number
            table.defaultValues.append(defaultValue)
            return number
        }
    }

    /// The default coordinate of a guide, or nil if it isn't one of the app's.
    static func defaultCoordinate(
        of guide: LayoutGuide, in size: LayoutSize, others: @escaping GuideCoordinates
    ) -> Double? {
        guard let number = guide.customID else { return nil }
        let value = table.withLock { table in
            table.defaultValues.indices.contains(Int(number)) ? table.defaultValues[Int(number)] : nil
        }
        return value?(size, others)
    }
}

extension Element {
    /// The guide of an alignment that the app declares, such as `x3-top`, or nil if the name has none along an axis.
    func customGuide(in name: String, along axis: LayoutAxis) -> LayoutGuide? {
        let words = name.split(separator: "-")
        guard let word = axis == .horizontal ? words.last : words.first,
            word.first == (axis == .horizontal ? "x" : "y"), let number = Int32(word.dropFirst())
        else { return nil }
        return .custom(number, along: axis)
    }
}
