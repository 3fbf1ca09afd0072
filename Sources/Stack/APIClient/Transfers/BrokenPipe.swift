import Foundation

/// The signal SIGPIPE, which the kernel sends to a thread that writes to a closed connection.
///
/// OpenSSL writes without suppressing the signal. If the signal were not blocked, it would end the program when a
/// server closes the connection.
enum BrokenPipe {
    /// Blocks SIGPIPE on the calling thread until the thread ends.
    static func blockSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
