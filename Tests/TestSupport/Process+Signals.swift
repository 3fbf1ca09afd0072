import Foundation

extension Process {
    /// Starts the process with no blocked signals, so that scripts can handle signals and end their children.
    ///
    /// A process inherits the blocked signals of the thread that starts it, and most threads of Dispatch, on which
    /// tests run, block all signals that can be handled.
    public func runWithoutBlockedSignals() throws {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try run()
    }
}
