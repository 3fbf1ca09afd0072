import Foundation

extension RunLoop.SchedulerTimeType {
    /// A duration between two instants on the clock of run loops and operation queues.
    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
        Hashable, Codable, Sendable
    {
        /// The duration in seconds.
        public var magnitude: Double

        /// The duration in seconds.
        public var timeInterval: Double { magnitude }

        /// Creates a duration in seconds.
        public init(_ timeInterval: Double) {
            magnitude = timeInterval
        }

        /// Creates a duration in seconds.
        public init(floatLiteral value: Double) {
            magnitude = value
        }

        /// Creates a duration in seconds.
        public init(integerLiteral value: Double) {
            magnitude = value
        }

        /// Creates a duration in seconds, or returns nil if the number cannot be represented.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Double(exactly: source) else { return nil }
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
        public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }
        /// Adds a duration.
        public static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }
        /// Subtracts a duration.
        public static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }

        /// Returns a duration in seconds.
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        /// Returns a duration in seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// Returns a duration in milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        /// Returns a duration in microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        /// Returns a duration in nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    }
}
