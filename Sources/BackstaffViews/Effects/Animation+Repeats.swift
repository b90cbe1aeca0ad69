import BackstaffGraph

extension Animation {
    /// Repeats the animation.
    ///
    /// The page repeats it by itself. With reduced motion, it shows the change once. If a repeated animation is repeated again,
    /// the last number counts.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs. It is at least 1.
    ///   - autoreverses: Whether every second run goes back. After an even number of runs, the view jumps to the new state, as
    ///     in SwiftUI.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(AnimationRepeats(count: repeatCount, autoreverses: autoreverses))
    }

    /// Repeats the animation forever.
    ///
    /// It ends when the value changes again: at once in an update without animation, and otherwise with the animation of that
    /// update. With reduced motion, the page shows the change once.
    ///
    /// - Parameter autoreverses: Whether every second run goes back.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeated(AnimationRepeats(count: nil, autoreverses: autoreverses))
    }

    private func repeated(_ repeats: AnimationRepeats) -> Animation {
        var animation = withDelayInEachRun
        animation.timing.repeats = repeats.count == 1 ? nil : repeats
        return animation
    }

    /// The animation with its delay as a part of its curve, because what is repeated later repeats the delay.
    private var withDelayInEachRun: Animation {
        let (delay, duration) = (timing.delay, timing.runDuration)
        guard delay > 0 else { return self }
        let curve = CurveSamples.curve(of: timing.curve)
        let whole = delay + duration
        var animation = self
        animation.timing.curve = CurveSamples.words { progress in
            let time = progress * whole - delay
            return time <= 0 ? 0 : curve(time / duration)
        }
        animation.timing.duration = whole
        animation.timing.delay = 0
        animation.timing.logicalDuration = timing.logicalDuration.map { $0 + delay }
        return animation
    }
}
