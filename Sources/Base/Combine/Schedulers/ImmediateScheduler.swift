/// A scheduler that calls closures immediately, on the caller's thread.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler has no options.
    public typealias SchedulerOptions = Never

    /// The time of the scheduler, which never advances.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A duration, which the scheduler ignores.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
            Codable, Sendable
        {
            /// The number of units.
            public var magnitude: Int

            /// Creates a duration.
            public init(_ value: Int) {
                magnitude = value
            }

            /// Creates a duration from a literal.
            public init(integerLiteral value: Int) {
                magnitude = value
            }

            /// Creates a duration from a literal, whose fraction is ignored.
            public init(floatLiteral value: Double) {
                magnitude = Int(value)
            }

            /// Creates a duration, or returns nil if the number is too large.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether the first duration is shorter than the second.
            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            /// Returns the product.
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            /// Returns the sum.
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            /// Returns the difference.
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            /// Multiplies the duration.
            public static func *= (left: inout Self, right: Self) { left = left * right }
            /// Adds a duration.
            public static func += (left: inout Self, right: Self) { left = left + right }
            /// Subtracts a duration.
            public static func -= (left: inout Self, right: Self) { left = left - right }

            /// Returns zero.
            public static func seconds(_ s: Int) -> Self { 0 }
            /// Returns zero.
            public static func seconds(_ s: Double) -> Self { 0 }
            /// Returns zero.
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            /// Returns zero.
            public static func microseconds(_ us: Int) -> Self { 0 }
            /// Returns zero.
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }

        /// Returns zero.
        public func distance(to other: Self) -> Stride { 0 }
        /// Returns the same time.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// The only immediate scheduler.
    public static let shared = ImmediateScheduler()

    /// The current time, which never advances.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure immediately.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        action()
    }

    /// Calls a closure immediately.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Calls a closure immediately, and only once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
