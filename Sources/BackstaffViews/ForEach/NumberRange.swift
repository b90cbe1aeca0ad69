/// A range of numbers. See ``_OverloadWeight``.
public protocol _NumberRange {
    /// The range.
    var _range: Range<Int> { get }
}

extension Range: _NumberRange, _OverloadWeight where Bound == Int {
    public var _range: Range<Int> { self }
}

/// A closed range of numbers, for the form of ``ForEach`` that isn't there. See ``_OverloadWeight``.
public protocol _ClosedNumberRange {
    /// The same numbers as a range.
    var _range: Range<Int> { get }
}

extension ClosedRange: _ClosedNumberRange, _OverloadWeight where Bound == Int {
    public var _range: Range<Int> { Range(self) }
}

/// Requirements that a binding doesn't meet, and a range does. They weigh against a binding, which meets ``_OverloadWeight``.
public typealias _NumberRangeWeight =
    _OverloadWeight & Codable & CustomDebugStringConvertible & CustomReflectable & CustomStringConvertible & Hashable
    & RangeExpression
