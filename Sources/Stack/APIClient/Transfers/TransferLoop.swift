import CCurl
import Foundation
import HostClock
import Synchronization

/// The thread that drives all transfers of a client. It starts with the first transfer, not before: what libcurl
/// needs to get going is no part of an app's launch.
final class TransferLoop: Sendable {
    enum Command: Sendable {
        case start(Flight)
        case cancel(UInt64)
        /// Calls with the driver, on its thread.
        case visit(@Sendable (TransferDriver) -> Void)
        case barrier(@Sendable () -> Void)
    }

    private struct Mailbox {
        var commands: [Command] = []
        var isStarted = false
        var isStopped = false
        /// Why there is no thread, and will be none.
        var failure: TransferFailure?
        /// That the thread comes to its end is real work too: who waits for it finds everything closed.
        var ending: Work?
    }

    /// `@unchecked`: only `libcurl_multi_wakeup` is called with the handle from other threads, which libcurl allows,
    /// and only under the lock that the thread takes before it destroys the handle.
    private struct Bell: @unchecked Sendable {
        var multi: UnsafeMutableRawPointer?
    }

    /// How many threads run, so that tests can tell that none is left behind.
    static let liveCount = Atomic<Int>(0)

    private let mailbox = Mutex(Mailbox())
    // A lock of its own: the thread that wakes up looks into the mailbox at once.
    private let bell = Mutex(Bell())

    /// Ends what is due, and returns when the next deadline comes: in seconds of the system's monotonic clock, nil if
    /// there is none. Called on the thread.
    private let endWhatIsDue: @Sendable () -> TimeInterval?

    private let settings: TransferSettings

    init(settings: TransferSettings, endWhatIsDue: @escaping @Sendable () -> TimeInterval?) {
        self.settings = settings
        self.endWhatIsDue = endWhatIsDue
    }

    func post(_ command: Command) {
        enum Next {
            case nothing, wake, start
            case refuse(TransferFailure)
        }
        let next: Next = mailbox.withLock { mailbox in
            if let failure = mailbox.failure { return .refuse(failure) }
            mailbox.commands.append(command)
            defer { mailbox.isStarted = true }
            if !mailbox.isStarted { return .start }
            return mailbox.commands.count == 1 ? .wake : .nothing
        }
        switch next {
        case .nothing: break
        case .wake: wake()
        case .start: startThread()
        case .refuse(let failure): refuse([command], failure)
        }
    }

    /// Makes the thread look at its commands and deadlines.
    func wake() {
        bell.withLock { bell in
            if let multi = bell.multi { libcurl_multi_wakeup(multi) }
        }
    }

    private func startThread() {
        TransferLoop.liveCount.add(1, ordering: .relaxed)
        let thread = Thread { [self] in
            run()
            let ending: Work? = mailbox.withLock { $0.ending }
            TransferLoop.liveCount.subtract(1, ordering: .relaxed)
            if let ending { Ledger.shared.finish(ending) }
        }
        thread.name = "transfers"
        thread.stackSize = 512 << 10
        thread.start()
    }

    func stop() {
        mailbox.withLock { mailbox in
            guard mailbox.isStarted, !mailbox.isStopped else { return }
            mailbox.isStopped = true
            mailbox.ending = Ledger.shared.begin()
        }
        wake()
    }

    private func refuse(_ commands: [Command], _ failure: TransferFailure) {
        for command in commands {
            switch command {
            case .start(let flight): flight.finish(.failure(failure))
            // Who waits was told already.
            case .cancel, .visit: break
            case .barrier(let body): body()
            }
        }
    }

    /// A server that hung up ends a transfer, not the program: OpenSSL writes without asking for no signal. The signal is
    /// sent to the thread that wrote, so that it is enough to block it there.
    private func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func run() {
        blockBrokenPipeSignal()
        let driver: TransferDriver
        do {
            driver = try TransferDriver(settings: settings)
        } catch {
            let commands: [Command] = mailbox.withLock { mailbox in
                mailbox.failure = error
                defer { mailbox.commands.removeAll() }
                return mailbox.commands
            }
            return refuse(commands, error)
        }
        bell.withLock { $0.multi = driver.multi }
        while true {
            let (commands, isStopped): ([Command], Bool) = mailbox.withLock { mailbox in
                defer { mailbox.commands.removeAll(keepingCapacity: true) }
                return (mailbox.commands, mailbox.isStopped)
            }
            for command in commands { driver.obey(command) }
            if isStopped { break }
            driver.turn(waitingUntil: endWhatIsDue)
        }
        bell.withLock { $0.multi = nil }
        driver.close()
    }
}
