import Foundation

/// A call after a delay of the host's clock, or at a date.
public struct ScheduledCall: Sendable, Hashable {
    /// The due time, in seconds of the host's clock, or the date in seconds since 1970.
    let deadline: TimeInterval
    let identifier: UInt64

    /// Cancels the call if it is not yet due. Further calls have no effect.
    public func cancel() {
        MainQueue.shared.cancel(self)
    }
}
