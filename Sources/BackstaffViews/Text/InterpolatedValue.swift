import Foundation

/// A value that a ``LocalizedStringKey`` shows in a way of its own. Values of other types are shown by their description.
///
/// A protocol takes the place of an overload for each type. If a mistake hides the type of a value, all overloads would
/// fit, and the type checker would go on with each.
public protocol _InterpolatedValue {
    /// Appends the value to a key.
    func _append(to key: inout LocalizedStringKey.StringInterpolation)
}

extension String: _InterpolatedValue {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) { key.append(words: self) }
}

extension Int: _InterpolatedValue {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) { key.append(integer: self) }
}

extension Double: _InterpolatedValue {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) {
        key.append(.argument(.floating(self)), "%lf")
    }
}

extension CGFloat: _InterpolatedValue {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) { Double(self)._append(to: &key) }
}

extension Text: _InterpolatedValue {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) {
        if let words = knownWords { key.append(words: words) } else { key.append(.text(self), "%@") }
    }
}

extension ClosedRange: _InterpolatedValue where Bound == Date {
    public func _append(to key: inout LocalizedStringKey.StringInterpolation) {
        key.append(.formatted(DateRangeValue(self)), "%@")
    }
}
