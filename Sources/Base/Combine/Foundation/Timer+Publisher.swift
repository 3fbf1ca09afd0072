import Foundation

extension Timer {
    /// Returns a publisher that repeatedly sends the current date at the given interval.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds.
    ///   - tolerance: The permitted deviation, in seconds; nil for the timer's default.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop.
    ///   - options: Options of the run loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly sends the current date at an interval. It begins when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The type of the values.
        public typealias Output = Date
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        /// The interval, in seconds.
        public let interval: TimeInterval
        /// The permitted deviation, in seconds; nil for the timer's default.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Options of the run loop.
        public let options: RunLoop.SchedulerOptions?

        private let lock = NSLock()
        private var connection: Connection?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts the timer, unless it is running. Canceling the result stops it; releasing the result has no effect.
        public func connect() -> any Cancellable {
            lock.withLock {
                if let connection, connection.timer.isValid { return connection }
                // Without a date, Foundation's timer on Linux fires immediately.
                let first = Date(timeIntervalSinceNow: interval)
                let timer = Timer(fire: first, interval: interval, repeats: true) { [subject] _ in
                    subject.send(Date())
                }
                if let tolerance { timer.tolerance = tolerance }
                runLoop.add(timer, forMode: mode)
                let new = Connection(timer: timer)
                connection = new
                return new
            }
        }

        /// A running timer.
        private struct Connection: Cancellable {
            let timer: Timer

            func cancel() { timer.invalidate() }
        }
    }
}
