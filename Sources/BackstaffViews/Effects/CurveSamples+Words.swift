import Foundation

extension CurveSamples {
    /// Returns the curve that words for the page describe.
    static func curve(of words: String) -> (Double) -> Double {
        switch words {
        case "linear": return { $0 }
        case "ease-in": return UnitCurve.easeIn.value
        case "ease-out": return UnitCurve.easeOut.value
        case "ease-in-out": return UnitCurve.easeInOut.value
        default: break
        }
        let numbers = words.split(separator: " ").compactMap { Double($0) }
        if numbers.count < 4 { return { $0 } }
        if numbers.count == 4 {
            let start = UnitPoint(x: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
            let end = UnitPoint(x: CGFloat(numbers[2]), y: CGFloat(numbers[3]))
            return UnitCurve.bezier(startControlPoint: start, endControlPoint: end).value
        }
        return { progress in
            let place = max(0, min(1, progress)) * Double(numbers.count - 1)
            let index = min(Int(place), numbers.count - 2)
            return numbers[index] + (numbers[index + 1] - numbers[index]) * (place - Double(index))
        }
    }
}
