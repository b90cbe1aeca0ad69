/// Requirements that make an overload cost the type checker more than a typo, if the argument doesn't fit.
///
/// If code has a mistake, the type checker looks for the fewest changes that would make it correct. It also tries every
/// overload whose parameter doesn't fit, because the argument could be the mistake. If that counts less than the real
/// mistake, it checks the closures of the call once more, and again at each level of nesting. A requirement that an
/// argument doesn't meet counts 1. A missing member counts up to 9. So the type checker gives up an overload with these
/// requirements before it checks a closure.
///
/// Only types that such an overload takes conform.
public typealias _OverloadWeight =
    _OverloadWeight1 & _OverloadWeight2 & _OverloadWeight3 & _OverloadWeight4 & _OverloadWeight5 & _OverloadWeight6
    & _OverloadWeight7 & _OverloadWeight8 & _OverloadWeight9 & _OverloadWeight10 & _OverloadWeight11 & _OverloadWeight12

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight1 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight2 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight3 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight4 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight5 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight6 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight7 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight8 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight9 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight10 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight11 {}

/// One of the requirements of ``_OverloadWeight``.
public protocol _OverloadWeight12 {}

extension Binding: _OverloadWeight {}
