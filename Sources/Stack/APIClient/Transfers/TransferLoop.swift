import CCurl
import Foundation
import HostClock
import Synchronization

/// The thread that drives all transfers of a client.
///
/// The thread starts with the first transfer, so that loading libcurl does not slow the launch of an app.
final class TransferLoop: Sendable {
    enum Command: Sendable {
        case start(Transfer)
        case cancel(UInt64)
        /// Calls the closure on the transfer thread, with the driver; with nil if the thread could not start.
        case perform(@Sendable (TransferDriver?) -> Void)
        case barrier(@Sendable () -> Void)
    }

    private struct Mailbox {
        var commands: [Command] = []
        var isStarted = false
        var isStopped = false
        /// Whether the thread waits, or is about to wait without checking the commands again.
        var isWaiting = false
        /// The entry in the ledger for the end of the thread. It is finished when all connections are closed.
        var ending: Work?
    }

    /// The number of running threads, which tests use to find leaks.
    static let liveCount = Atomic<Int>(0)

    private let mailbox = Mutex(Mailbox())
    /// The poller that the thread waits with. The poller has its own lock. The thread takes the mailbox's lock as soon
    /// as it wakes, and would block if another thread woke it while holding that lock.
    private let poller = Mutex<SocketPoller?>(nil)

    private let settings: TransferSettings

    init(settings: TransferSettings) {
        self.settings = settings
    }

    /// Queues a command for the thread, and starts or wakes the thread if necessary.
    func post(_ command: Command) {
        enum Next {
            case nothing, wake, start
        }
        let next: Next = mailbox.withLock { mailbox in
            mailbox.commands.append(command)
            guard mailbox.isStarted else {
                mailbox.isStarted = true
                return .start
            }
            defer { mailbox.isWaiting = false }
            return mailbox.isWaiting ? .wake : .nothing
        }
        switch next {
        case .nothing: break
        case .wake: wake()
        case .start: startThread()
        }
    }

    /// Ends the thread's wait, so that it performs its commands.
    private func wake() {
        poller.withLock { $0?.wake() }
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

    /// Ends the thread after the commands that were posted before.
    func stop() {
        mailbox.withLock { mailbox in
            guard mailbox.isStarted, !mailbox.isStopped else { return }
            mailbox.isStopped = true
            mailbox.ending = Ledger.shared.begin()
        }
        wake()
    }

    private func reject(_ commands: [Command], _ failure: TransferFailure) {
        for command in commands {
            switch command {
            case .start(let transfer): transfer.complete(.failure(failure))
            // The caller was resumed already.
            case .cancel: break
            case .perform(let body): body(nil)
            case .barrier(let body): body()
            }
        }
    }

    // MARK: The thread

    private func run() {
        BrokenPipe.blockSignal()
        do {
            let poller = try SocketPoller()
            let driver = try TransferDriver(settings: settings, poller: poller) { [weak self] in self?.post($0) }
            self.poller.withLock { $0 = poller }
            drive(driver, poller)
            // The descriptors are closed soon, so the poller must no longer be woken.
            self.poller.withLock { $0 = nil }
            driver.close()
        } catch {
            reject(commandsAfterFailure(), error)
        }
    }

    private func drive(_ driver: TransferDriver, _ poller: SocketPoller) {
        var events: [SocketPoller.Event] = []
        while true {
            let (commands, isStopped): ([Command], Bool) = takeCommands()
            let next = driver.process(events, commands)
            if isStopped { return }
            let wait: TimeInterval = next - MainQueue.monotonicNow
            let milliseconds: Int32 = beginWaiting() ? Int32(max(0, wait * 1_000).rounded(.up)) : 0
            poller.wait(milliseconds: milliseconds, into: &events)
        }
    }

    private func takeCommands() -> ([Command], isStopped: Bool) {
        mailbox.withLock { mailbox in
            mailbox.isWaiting = false
            defer { mailbox.commands.removeAll(keepingCapacity: true) }
            return (mailbox.commands, mailbox.isStopped)
        }
    }

    /// Marks the thread as waiting if there are no commands, and returns whether it may wait. From then on `post(_:)`
    /// wakes the thread.
    private func beginWaiting() -> Bool {
        mailbox.withLock { mailbox in
            mailbox.isWaiting = mailbox.commands.isEmpty
            return mailbox.isWaiting
        }
    }

    /// Returns the commands that wait for the thread, which could not start. The next command starts a thread again,
    /// because the reason can be a temporary lack of file descriptors.
    private func commandsAfterFailure() -> [Command] {
        mailbox.withLock { mailbox in
            mailbox.isStarted = false
            defer { mailbox.commands.removeAll() }
            return mailbox.commands
        }
    }
}
