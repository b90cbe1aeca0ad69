/// An array, which isn't a binding. ``ForEach`` has a form of its own for it.
public protocol _PlainArray {}

extension Array: _PlainArray {}
