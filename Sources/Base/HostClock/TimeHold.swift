import Foundation

/// The effect of the work in the ledger on virtual time.
public enum TimeHold: Sendable, Equatable {
    /// Time may jump to the next deadline.
    case none
    /// Requests wait for servers outside this process. Time passes as fast as real time, so that a deadline of the app
    /// leaves the servers as much time as it says.
    case realTime
    /// Work is in progress, and time stands still: at least until a time on the monotonic clock, which is infinite if
    /// only the end of the work can change that.
    case work(until: TimeInterval)
}
