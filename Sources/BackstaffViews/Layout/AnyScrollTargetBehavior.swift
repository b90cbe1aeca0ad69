/// Any behavior of scrolling, so that an app can choose between behaviors of different types.
///
/// ```swift
/// .scrollTargetBehavior(isWide ? AnyScrollTargetBehavior(.viewAligned) : AnyScrollTargetBehavior(.paging))
/// ```
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behavior.
    public let base: any ScrollTargetBehavior

    /// Creates a behavior that is the same as another one.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    public var _name: String { base._name }
    public var _stopsAtEach: Bool { base._stopsAtEach }
}
