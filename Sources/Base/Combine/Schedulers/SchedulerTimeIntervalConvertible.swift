/// A duration between two instants on the clock of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a duration in seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a duration in seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a duration in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a duration in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a duration in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
