import Foundation

extension RunLoop {
    /// An instant on the clock of run loops and operation queues.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The date.
        public var date: Date

        /// Creates a time.
        public init(_ date: Date) {
            self.date = date
        }

        /// Returns the duration to another time.
        public func distance(to other: Self) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// Returns the time after a duration.
        public func advanced(by n: Stride) -> Self {
            Self(date.addingTimeInterval(n.timeInterval))
        }
    }
}
