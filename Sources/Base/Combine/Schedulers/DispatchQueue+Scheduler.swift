import Foundation

extension DispatchQueue: Scheduler {
    /// An instant on the clock of dispatch queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time since the system started, in nanoseconds.
        private let nanoseconds: UInt64

        /// The time.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

        /// Creates a time.
        public init(_ time: DispatchTime) {
            nanoseconds = time.uptimeNanoseconds
        }

        /// Returns the duration to another time.
        public func distance(to other: Self) -> Stride {
            Stride(nanoseconds: Int(Int64(bitPattern: other.nanoseconds &- nanoseconds)))
        }

        /// Returns the time after a duration.
        public func advanced(by n: Stride) -> Self {
            Self(dispatchTime + n.timeInterval)
        }
    }

    /// Options of scheduled closures.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work.
        public var flags: DispatchWorkItemFlags
        /// A group that the closure enters. A closure that is scheduled for a later moment enters no group.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.call() }
    }

    /// Calls a closure on the queue after a given moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.call()
        }
    }

    /// Calls a closure on the queue after a given moment, and then at an interval until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = RepeatedAction(action)
        repetition.start(on: self, at: date, interval: interval, tolerance: tolerance, options: options)
        return AnyCancellable { repetition.cancel() }
    }
}
