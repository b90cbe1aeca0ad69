import Foundation

extension Timer {
    /// Sends the date each interval, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// What is sent.
        public typealias Output = Date
        /// It doesn't fail.
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval
        /// How many seconds a date may be late.
        public let tolerance: TimeInterval?
        /// The run loop; for the main one, the main queue takes its place.
        public let runLoop: RunLoop
        /// The mode, which has no meaning here.
        public let mode: RunLoop.Mode

        private let subject = PassthroughSubject<Date, Never>()

        /// Sends the date each `interval` seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Serves a subscriber, once connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer.
        ///
        /// - Returns: What stops it. Here it also stops when that is let go.
        public func connect() -> any Cancellable {
            runLoop.schedule(
                after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
                tolerance: .seconds(tolerance ?? 0)
            ) { [subject] in subject.send(Date()) }
        }
    }

    /// Sends the date each `interval` seconds, once connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - tolerance: How many seconds a date may be late.
    ///   - runLoop: Where it is sent; for the main run loop, on the main queue.
    ///   - mode: Has no meaning here.
    ///   - options: Has no meaning here.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
