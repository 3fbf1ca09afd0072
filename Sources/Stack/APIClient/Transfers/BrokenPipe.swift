import Foundation

/// The signal SIGPIPE, which the kernel sends to a thread that writes to a closed connection.
///
/// OpenSSL writes without suppressing the signal. Unblocked, it would end the program when a server hangs up.
enum BrokenPipe {
    /// Blocks SIGPIPE on the calling thread until the thread ends.
    static func blockSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
