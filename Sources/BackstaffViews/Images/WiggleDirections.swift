import Foundation

extension WiggleSymbolEffect {
    /// Up and down.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-vertical") }
    /// Up and down. Unlike in SwiftUI, the symbol moves up first.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-vertical") }
    /// To both sides.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-horizontal") }
    /// To both sides. Unlike in SwiftUI, the symbol moves forward first.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-horizontal") }
    /// It turns. Unlike in SwiftUI, it does so clockwise or counterclockwise first whichever is wanted.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// The layers move one after the other. Here they move together.
    public var byLayer: WiggleSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// In a direction. The page uses the nearer one of up and down, or to both sides.
    ///
    /// - Parameter angle: The direction, clockwise from the trailing side.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        abs(sin(angle.radians)) > abs(cos(angle.radians)) ? up : forward
    }
}

extension BreatheSymbolEffect {
    /// The layers change one after the other. Here they change together.
    public var byLayer: BreatheSymbolEffect { self }
    /// The layers change together.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension AppearSymbolEffect {
    /// The layers appear one after the other. Here they appear together.
    public var byLayer: AppearSymbolEffect { self }
    /// The layers appear together.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension DisappearSymbolEffect {
    /// The layers disappear one after the other. Here they disappear together.
    public var byLayer: DisappearSymbolEffect { self }
    /// The layers disappear together.
    public var wholeSymbol: DisappearSymbolEffect { self }
}
