extension Requirement: CustomStringConvertible {
    package var description: String {
        switch bound {
        case .under(let limit): "< \(text(limit))"
        case .atMost(let limit): "≤ \(text(limit))"
        case .exactly(let wanted): "= \(text(wanted))"
        }
    }

    /// A figure of this kind with its unit.
    package func text(_ value: Double) -> String {
        switch figure {
        case .time: duration(value)
        case .timePerRow: "\(duration(value)) a row"
        case .timePerRowAboveFloor: "\(duration(value)) a row above the floor"
        case .floorRatio: "\(decimal(value)) × floor"
        case .heapBytesPerRow: "\(decimal(value)) B a row"
        case .bodies: "\(decimal(value)) bodies"
        case .operations: "\(decimal(value)) operations"
        case .allocationGrowth(let smaller): "\(decimal(value)) × allocations at \(smaller)"
        }
    }
}

/// Formats nanoseconds in a suitable unit.
func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(decimal(nanoseconds)) ns"
    case ..<1_000_000: "\(decimal(nanoseconds / 1_000)) µs"
    default: "\(decimal(nanoseconds / 1_000_000)) ms"
    }
}

/// Formats three significant digits, with at most two decimals and without trailing zeros.
func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    let scale = [1, 10, 100][places]
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard !(scaled % scale == 0) else { return "\(sign)\(scaled / scale)" }
    var fraction = String(scale + scaled % scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(scaled / scale).\(fraction)"
}
