import Foundation
import HostClock
import Synchronization

/// One transfer under way, for everybody who asked for the same.
final class Flight: Sendable {
    /// How many exist, so that tests can tell that none is left behind.
    static let liveCount = Atomic<Int>(0)

    typealias Landing = @Sendable (Flight, Result<HTTPResponse, TransferFailure>) -> Void

    let identifier: UInt64
    let request: HTTPRequest
    /// The most bytes a body in memory may have.
    let responseLimit: Int
    let target: BodyTarget
    let partial: PartialBody?
    /// Whether it goes on for ever once it has begun, and is waited for only until then.
    let isEndless: Bool
    let work: Work
    /// Whether nobody waits any more. Who calls it off may be faster than who starts it.
    let isCalledOff = Atomic<Bool>(false)
    private let land: Landing
    /// Whether it counts as network activity.
    private let isActive = Atomic<Bool>(true)

    private struct Holding: Sendable {
        var isHeld = false
        var parking: Parking?
    }

    private let holding = Mutex(Holding())

    private struct Watch: Sendable {
        var progress: TransferProgress
        var observers: [@Sendable (TransferProgress) -> Void] = []
        var bodyObservers: [BodyObserver] = []
    }

    private let watch: Mutex<Watch>
    private let isWatched: Atomic<Bool>
    private let isBodyWatched = Atomic<Bool>(false)
    /// When a byte last moved, in seconds of the host's time; kept only where somebody watches.
    private let lastMove = Atomic<UInt64>(0)

    init(identifier: UInt64, request: HTTPRequest, options: TransferOptions, land: @escaping Landing) {
        self.identifier = identifier
        self.request = request
        self.land = land
        responseLimit = options.responseLimit
        target = options.target
        partial = options.partial
        isEndless = options.isEndless
        watch = Mutex(Watch(progress: TransferProgress(bytesToSend: request.bodyCount ?? 0)))
        isWatched = Atomic(false)
        work = Ledger.shared.begin()
        Flight.liveCount.add(1, ordering: .relaxed)
        add(options)
    }

    deinit { Flight.liveCount.subtract(1, ordering: .relaxed) }

    /// The URL that was asked for, as details may show it.
    var address: String { Secrets.removed(from: request.url) }

    /// Called once, by whoever drives the transfers, unless the flight is called off.
    func finish(_ result: Result<HTTPResponse, TransferFailure>) {
        land(self, result)
    }

    /// Says that nobody waits for it: it is over, or goes on for ever from now on. Saying it again changes nothing.
    func endActivity() {
        if isActive.exchange(false, ordering: .relaxed) { NetworkActivity.shared.change(by: -1) }
    }

    // MARK: Waiting for room

    /// Whoever reads the body has no room for more. Until then the connection is not read, no timeout runs, and the
    /// transfer does not hold virtual time.
    func hold(localPort: UInt16) {
        holding.withLock { holding in
            guard !holding.isHeld else { return }
            holding.isHeld = true
            holding.parking = Ledger.shared.park(port: localPort, for: .infinity) {}
        }
    }

    /// There is room again, or the transfer is over.
    func goOn() {
        holding.withLock { holding in
            guard holding.isHeld else { return }
            lastMove.store(MainQueue.shared.now.bitPattern, ordering: .relaxed)
            holding.parking?.end()
            holding = Holding()
        }
    }

    /// Whether it waits for room.
    var isHeld: Bool { holding.withLock { $0.isHeld } }

    // MARK: Progress

    /// Lets somebody who joins see what moves, if that is wanted.
    func add(_ options: TransferOptions) {
        if let observer = options.bodyObserver {
            watch.withLock { $0.bodyObservers.append(observer) }
            isBodyWatched.store(true, ordering: .relaxed)
        }
        guard options.observer != nil || options.timeoutRestarts else { return }
        isWatched.store(true, ordering: .relaxed)
        guard let observer = options.observer else { return }
        let progress: TransferProgress = watch.withLock { watch in
            watch.observers.append(observer)
            return watch.progress
        }
        observer(progress)
    }

    /// Whether somebody wants to know what moves.
    var hasObservers: Bool { isWatched.load(ordering: .relaxed) }

    /// Bytes moved. Called on the thread of the transfers.
    func move(_ change: (inout TransferProgress) -> Void) {
        guard isWatched.load(ordering: .relaxed) else { return }
        lastMove.store(MainQueue.shared.now.bitPattern, ordering: .relaxed)
        let watch: Watch = watch.withLock { watch in
            change(&watch.progress)
            return watch
        }
        for observer in watch.observers { observer(watch.progress) }
    }

    /// Whether somebody looks at the body while it comes.
    var hasBodyObservers: Bool { isBodyWatched.load(ordering: .relaxed) }

    /// Shows all of the body that has come. Called on the thread of the transfers.
    func show(_ body: [UInt8]) {
        let observers: [BodyObserver] = watch.withLock { $0.bodyObservers }
        body.withUnsafeBytes { bytes in for observer in observers { observer(bytes) } }
    }

    /// When a byte last moved, in seconds of the host's time; 0 if none has.
    var lastMoveTime: TimeInterval { TimeInterval(bitPattern: lastMove.load(ordering: .relaxed)) }
}
