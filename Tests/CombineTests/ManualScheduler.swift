import Combine

/// A scheduler whose time a test sets.
final class ManualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var seconds = 0.0

        struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
            var magnitude: Double

            init(_ value: Double) { magnitude = value }
            init(floatLiteral value: Double) { magnitude = value }
            init(integerLiteral value: Double) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

            static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }
            static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }
            static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }
            static func seconds(_ s: Int) -> Self { Self(Double(s)) }
            static func seconds(_ s: Double) -> Self { Self(s) }
            static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
            static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
            static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
        }

        func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
        func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }
    }

    private final class Entry {
        var due: Double
        let interval: Double?
        let action: () -> Void

        init(due: Double, interval: Double?, action: @escaping () -> Void) {
            self.due = due
            self.interval = interval
            self.action = action
        }
    }

    private var entries: [Entry] = []
    private(set) var now = SchedulerTimeType()
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    var isIdle: Bool { entries.isEmpty }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        entries.append(Entry(due: now.seconds, interval: nil, action: action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        entries.append(Entry(due: date.seconds, interval: nil, action: action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let entry = Entry(due: date.seconds, interval: interval.magnitude, action: action)
        entries.append(entry)
        return AnyCancellable { self.entries.removeAll { $0 === entry } }
    }

    /// Sets the time, and calls the actions that are due.
    func advance(to time: Double) {
        while let next = entries.filter({ $0.due <= time }).min(by: { $0.due < $1.due }) {
            now.seconds = max(now.seconds, next.due)
            if let interval = next.interval { next.due += interval } else { entries.removeAll { $0 === next } }
            next.action()
        }
        now.seconds = time
    }
}
