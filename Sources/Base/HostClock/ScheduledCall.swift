/// A call that waits for its time on the host's clock.
public struct ScheduledCall: Sendable, Hashable {
    let identifier: UInt64

    /// Forgets the call, if its time has not come yet. Calling it again changes nothing.
    public func cancel() {
        MainQueue.shared.cancel(identifier)
    }
}
