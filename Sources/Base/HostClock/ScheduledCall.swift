import Foundation

/// A delayed call on the host's clock.
public struct ScheduledCall: Sendable, Hashable {
    /// The due time, in seconds of the host's clock.
    let deadline: TimeInterval
    let identifier: UInt64

    /// Cancels the call if it is not yet due. Further calls have no effect.
    public func cancel() {
        MainQueue.shared.cancel(self)
    }
}
