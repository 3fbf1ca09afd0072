/// A connection whose work waits for its time on the host's clock.
public struct Parking: Sendable, Hashable {
    let identifier: UInt64
    let call: ScheduledCall?

    /// Stops waiting, without resuming: its work holds virtual time again. Calling it again changes nothing.
    public func end() {
        call?.cancel()
        Ledger.shared.unpark(identifier)
    }
}
