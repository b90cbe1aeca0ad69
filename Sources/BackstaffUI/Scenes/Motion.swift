import BackstaffNavigation

/// How a change of screens is animated.
package typealias Motion = StackChange.Motion
