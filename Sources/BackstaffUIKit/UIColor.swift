import BackstaffViews

/// A color of the system. Use it in `Color(_:)` or `Color(uiColor:)`.
public typealias UIColor = _PlatformColor
