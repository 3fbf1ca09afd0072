import Foundation

/// The effect of the work in the ledger on virtual time.
public enum TimeHold: Sendable, Equatable {
    /// Time may jump to the next deadline.
    case none
    /// Requests wait for servers outside this process. Time passes as fast as real time, so that these servers have the
    /// full duration of the app's timeouts to respond.
    case realTime
    /// Work is in progress, and time stands still at least until a time on the monotonic clock. This time is infinite
    /// if only the end of the work lets time advance.
    case work(until: TimeInterval)
}
