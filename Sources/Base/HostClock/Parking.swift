/// A parked connection, whose work waits for a time on the host's clock.
public struct Parking: Sendable, Hashable {
    let identifier: UInt64
    let call: ScheduledCall?

    /// Ends the parking without a call to `resume`. The work holds virtual time again. Further calls have no effect.
    public func end() {
        call?.cancel()
        Ledger.shared.unpark(identifier)
    }
}
