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

        /// Returns a duration in seconds.
        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }
        /// Returns a duration in seconds.
        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
        /// Returns a duration in milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
        /// Returns a duration in microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
        /// Returns a duration in nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}
