import Foundation

extension Timer {
    /// A publisher that sends the current date at regular intervals while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Date
        /// This publisher can't fail.
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        /// The largest delay of a date, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop. For the main run loop the main dispatch queue is used instead.
        public let runLoop: RunLoop
        /// The run loop mode. It has no effect.
        public let mode: RunLoop.Mode

        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that sends the current date every `interval` seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Attaches a subscriber. It receives values once the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer.
        ///
        /// - Returns: An object that stops the timer when it is canceled. Unlike on Apple's platforms, the timer also
        ///   stops when this object is deallocated.
        public func connect() -> any Cancellable {
            runLoop.schedule(
                after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
                tolerance: .seconds(tolerance ?? 0)
            ) { [subject] in subject.send(Date()) }
        }
    }

    /// Returns a publisher that sends the current date every `interval` seconds while it is connected.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The largest delay of a date, in seconds.
    ///   - runLoop: The run loop on which dates are sent. For the main run loop the main dispatch queue is used
    ///     instead.
    ///   - mode: The run loop mode. It has no effect.
    ///   - options: Scheduler options. They have no effect.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
