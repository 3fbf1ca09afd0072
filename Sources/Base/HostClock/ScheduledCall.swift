/// A delayed call on the host's clock.
public struct ScheduledCall: Sendable, Hashable {
    let identifier: UInt64

    /// Cancels the call if it is not yet due. Further calls have no effect.
    public func cancel() {
        MainQueue.shared.cancel(identifier)
    }
}
