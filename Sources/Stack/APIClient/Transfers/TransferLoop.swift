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
        /// Whether the thread waits, or is about to, without another look at the commands.
        var isResting = false
        /// Why there is no thread, and will be none.
        var failure: TransferFailure?
        /// That the thread comes to its end is real work too: who waits for it finds everything closed.
        var ending: Work?
    }

    /// How many threads run, so that tests can tell that none is left behind.
    static let liveCount = Atomic<Int>(0)

    private let mailbox = Mutex(Mailbox())
    /// What the thread waits with. It has a lock of its own: who wakes up looks into the mailbox at once.
    private let poller = Mutex<SocketPoller?>(nil)

    private let settings: TransferSettings

    init(settings: TransferSettings) {
        self.settings = settings
    }

    func post(_ command: Command) {
        enum Next {
            case nothing, wake, start
            case refuse(TransferFailure)
        }
        let next: Next = mailbox.withLock { mailbox in
            if let failure = mailbox.failure { return .refuse(failure) }
            mailbox.commands.append(command)
            guard mailbox.isStarted else {
                mailbox.isStarted = true
                return .start
            }
            defer { mailbox.isResting = false }
            return mailbox.isResting ? .wake : .nothing
        }
        switch next {
        case .nothing: break
        case .wake: wake()
        case .start: startThread()
        case .refuse(let failure): refuse([command], failure)
        }
    }

    /// Ends the thread's wait, so that it handles its commands.
    private func wake() {
        poller.withLock { $0?.ring() }
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

    // MARK: The thread

    private func run() {
        BrokenPipe.blockSignal()
        do {
            let poller = try SocketPoller()
            let driver = try TransferDriver(settings: settings, poller: poller) { [weak self] in self?.post($0) }
            self.poller.withLock { $0 = poller }
            drive(driver, poller)
            // Nobody rings any more when its descriptors are closed.
            self.poller.withLock { $0 = nil }
            driver.close()
        } catch {
            refuse(giveUp(error), error)
        }
    }

    private func drive(_ driver: TransferDriver, _ poller: SocketPoller) {
        var events: [SocketPoller.Event] = []
        while true {
            let (commands, isStopped): ([Command], Bool) = takeCommands()
            let next: TimeInterval = driver.turn(events, commands)
            if isStopped { return }
            let wait: TimeInterval = next - MainQueue.monotonicNow
            let milliseconds: Int32 = mayRest() ? Int32(max(0, wait * 1_000).rounded(.up)) : 0
            poller.wait(milliseconds: milliseconds, into: &events)
        }
    }

    private func takeCommands() -> ([Command], isStopped: Bool) {
        mailbox.withLock { mailbox in
            mailbox.isResting = false
            defer { mailbox.commands.removeAll(keepingCapacity: true) }
            return (mailbox.commands, mailbox.isStopped)
        }
    }

    /// Whether there is nothing to obey. Whoever posts from now on rings.
    private func mayRest() -> Bool {
        mailbox.withLock { mailbox in
            mailbox.isResting = mailbox.commands.isEmpty
            return mailbox.isResting
        }
    }

    /// There will be no thread. Returns what waited for it.
    private func giveUp(_ failure: TransferFailure) -> [Command] {
        mailbox.withLock { mailbox in
            mailbox.failure = failure
            defer { mailbox.commands.removeAll() }
            return mailbox.commands
        }
    }
}
