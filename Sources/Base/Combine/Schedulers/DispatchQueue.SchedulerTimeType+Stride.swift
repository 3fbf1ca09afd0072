import Foundation

extension DispatchQueue.SchedulerTimeType {
    /// A duration between two instants on the clock of dispatch queues.
    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
        Hashable,
        Codable, Sendable
    {
        /// The duration in nanoseconds.
        public var magnitude: Int

        init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        /// Creates a duration from an interval. `never` becomes the longest duration.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let value): self = .seconds(value)
            case .milliseconds(let value): self = .milliseconds(value)
            case .microseconds(let value): self = .microseconds(value)
            case .nanoseconds(let value): self = .nanoseconds(value)
            case .never: magnitude = .max
            @unknown default: magnitude = .max
            }
        }

        /// Creates a duration in seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// Creates a duration in seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// Creates a duration in seconds, or returns nil if the number is too large.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        /// The duration as an interval.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Returns whether the first duration is shorter than the second.
        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        /// Returns the product of two durations in seconds.
        public static func * (left: Self, right: Self) -> Self {
            .seconds(Double(left.magnitude) / 1e9 * Double(right.magnitude) / 1e9)
        }
        /// Returns the sum.
        public static func + (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.magnitude + right.magnitude)
        }
        /// Returns the difference.
        public static func - (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.magnitude - right.magnitude)
        }
        /// Multiplies the duration.
        public static func *= (left: inout Self, right: Self) { left = left * right }
        /// Adds a duration.
        public static func += (left: inout Self, right: Self) { left = left + right }
        /// Subtracts a duration.
        public static func -= (left: inout Self, right: Self) { left = left - right }

        /// Returns a duration in seconds, or the longest duration if the number is too large.
        public static func seconds(_ s: Double) -> Self {
            let nanoseconds: Double = s * 1e9
            if let exact = Int(exactly: nanoseconds.rounded(.towardZero)) { return Self(nanoseconds: exact) }
            return Self(nanoseconds: nanoseconds < 0 ? .min : .max)
        }
        /// Returns a duration in seconds, or the longest duration if the number is too large.
        public static func seconds(_ s: Int) -> Self { multiple(s, of: 1_000_000_000) }
        /// Returns a duration in milliseconds, or the longest duration if the number is too large.
        public static func milliseconds(_ ms: Int) -> Self { multiple(ms, of: 1_000_000) }
        /// Returns a duration in microseconds, or the longest duration if the number is too large.
        public static func microseconds(_ us: Int) -> Self { multiple(us, of: 1_000) }
        /// Returns a duration in nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

        private static func multiple(_ count: Int, of nanoseconds: Int) -> Self {
            let (product, overflow): (Int, Bool) = count.multipliedReportingOverflow(by: nanoseconds)
            guard overflow else { return Self(nanoseconds: product) }
            return Self(nanoseconds: count < 0 ? .min : .max)
        }
    }
}
