import Foundation

/// The signal that is sent to whoever writes to a connection that was closed. A server that hung up ends a transfer, not
/// the program; but OpenSSL writes without asking for none. It is sent to the thread that wrote.
enum BrokenPipe {
    private static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        return signals
    }

    /// Keeps the signal from this thread for good.
    static func blockSignal() {
        var signals: sigset_t = signals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Keeps the signals that `body` causes from a thread of somebody else's.
    static func withoutSignal(_ body: () -> Void) {
        var signals: sigset_t = signals
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        if sigismember(&before, SIGPIPE) == 0 {
            // Takes the one that came, if one did.
            var time = timespec()
            sigtimedwait(&signals, nil, &time)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
