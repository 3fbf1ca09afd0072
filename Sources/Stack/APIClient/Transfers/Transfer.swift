import Foundation
import HostClock
import Synchronization

/// A transfer in progress, shared by the callers of equal requests. Thread-safe.
///
/// `CurlTransfer` performs it.
final class Transfer: Sendable {
    /// The number of instances, which tests use to find leaks.
    static let liveCount = Atomic<Int>(0)

    typealias Completion = @Sendable (Transfer, Result<HTTPResponse, TransferFailure>) -> Void

    let identifier: UInt64
    let request: HTTPRequest
    /// The maximum size of a body in memory, in bytes.
    let responseLimit: Int
    let target: BodyTarget
    let partial: PartialBody?
    /// Whether the server can receive the request twice without harm.
    let isRepeatable: Bool
    /// Whether the response is endless. If so, the transfer counts as network activity only until the head of the
    /// response is complete.
    let isEndless: Bool
    let work: Work
    /// Whether the transfer is canceled because no caller waits for it. The last caller may stop waiting before the
    /// transfer thread starts the transfer.
    let isCancelled = Atomic<Bool>(false)
    private let completion: Completion
    private let onResume: @Sendable (Transfer) -> Void
    /// Whether the transfer counts as network activity.
    private let isActive = Atomic<Bool>(true)
    /// The identifier of the transfer in the journal; 0 if nothing observes the journal.
    private let journalEntry = Atomic<UInt64>(0)

    private struct Pause: Sendable {
        /// The start of the current pause, in seconds of the host's time; nil if receiving is not paused.
        var start: TimeInterval?
        var parking: Parking?
        /// The duration of all earlier pauses, in seconds of the host's time.
        var pausedTime: TimeInterval = 0
    }

    private let pause = Mutex(Pause())

    private struct Observation: Sendable {
        var progress: TransferProgress
        var observers: [@Sendable (TransferProgress) -> Void] = []
        var bodyObservers: [BodyObserver] = []
    }

    private let observation: Mutex<Observation>
    private let progressIsTracked: Atomic<Bool>
    private let bodyIsObserved = Atomic<Bool>(false)
    /// The time of the last progress, in seconds of the host's time; kept only if progress is tracked.
    private let lastProgress = Atomic<UInt64>(0)

    /// Creates a transfer.
    ///
    /// - Parameters:
    ///   - onResume: Called whenever receiving resumes after a pause.
    ///   - completion: Called once with the result, unless the transfer is canceled.
    init(
        identifier: UInt64, request: HTTPRequest, options: TransferOptions,
        onResume: @escaping @Sendable (Transfer) -> Void, completion: @escaping Completion
    ) {
        self.identifier = identifier
        self.request = request
        self.onResume = onResume
        self.completion = completion
        responseLimit = options.responseLimit
        target = options.target
        partial = options.partial
        isRepeatable = options.isRepeatable
        isEndless = options.isEndless
        observation = Mutex(Observation(progress: TransferProgress(bytesToSend: request.bodyCount ?? 0)))
        progressIsTracked = Atomic(false)
        work = Ledger.shared.begin(Transfer.work(of: request, isEndless: options.isEndless))
        Transfer.liveCount.add(1, ordering: .relaxed)
        addObservers(options)
    }

    deinit { Transfer.liveCount.subtract(1, ordering: .relaxed) }

    /// Returns the description of a transfer for the ledger.
    private static func work(of request: HTTPRequest, isEndless: Bool) -> TransferWork {
        let origin = Origin(request.url)
        let port: Int = origin.map { $0.isLoopback ? $0.port : 0 } ?? 0
        return TransferWork(server: UInt16(clamping: port), isEndless: isEndless) {
            "\(request.method.rawValue) \(Secrets.removed(from: request.url))"
        }
    }

    /// The URL of the request without secrets, for error details.
    var address: String { Secrets.removed(from: request.url) }

    /// Passes the result to the callers. Called once, unless the transfer is canceled.
    func complete(_ result: Result<HTTPResponse, TransferFailure>) {
        completion(self, result)
    }

    /// Counts the transfer as network activity until `endActivity(_:)`.
    func beginActivity() {
        NetworkActivity.shared.change(by: 1)
        let entry: UInt64 = TransferJournal.shared.begin(
            TransferJournal.Start(
                method: request.method.rawValue,
                url: address + (Secrets.query(of: request.url, hiding: []).map { "?\($0)" } ?? ""),
                key: request.hashValue,
                isSecondary: isEndless || request.isInBackground || request[header: "Accept"] == "image/*"))
        journalEntry.store(entry, ordering: .sequentiallyConsistent)
        // If the last caller stopped waiting before the entry was stored, `endActivity(_:)` could not end the entry.
        if !isActive.load(ordering: .sequentiallyConsistent) { TransferJournal.shared.end(entry, .cancelled) }
    }

    /// Stops counting the transfer as network activity. Calling it again has no effect.
    func endActivity(_ outcome: TransferJournal.Outcome) {
        guard isActive.exchange(false, ordering: .sequentiallyConsistent) else { return }
        NetworkActivity.shared.change(by: -1)
        TransferJournal.shared.end(journalEntry.load(ordering: .sequentiallyConsistent), outcome)
    }

    // MARK: Back pressure

    /// Pauses receiving because the reader of the body has no room.
    ///
    /// Until receiving resumes, the client does not read from the connection, no timeout runs, and the transfer does
    /// not hold virtual time.
    func pauseReceiving(localPort: UInt16) {
        pause.withLock { pause in
            guard pause.start == nil else { return }
            pause.start = MainQueue.shared.now
            pause.parking = Ledger.shared.park(port: localPort, for: .infinity) {}
        }
    }

    /// Ends the pause, because there is room again or the transfer has ended.
    func resumeReceiving() {
        let isResumed: Bool = pause.withLock { pause in
            guard let start = pause.start else { return false }
            let now: TimeInterval = MainQueue.shared.now
            lastProgress.store(now.bitPattern, ordering: .relaxed)
            pause.parking?.end()
            pause = Pause(pausedTime: pause.pausedTime + now - start)
            return true
        }
        if isResumed { onResume(self) }
    }

    /// Whether receiving is paused.
    var isReceivingPaused: Bool { pause.withLock { $0.start != nil } }

    /// The duration of all pauses of receiving that have ended, in seconds of the host's time.
    var pausedTime: TimeInterval { pause.withLock { $0.pausedTime } }

    // MARK: Progress

    /// Adds the observers of a caller, if it has any.
    func addObservers(_ options: TransferOptions) {
        if let observer = options.bodyObserver {
            observation.withLock { $0.bodyObservers.append(observer) }
            bodyIsObserved.store(true, ordering: .relaxed)
        }
        guard options.observer != nil || options.timeoutRestarts else { return }
        progressIsTracked.store(true, ordering: .relaxed)
        guard let observer = options.observer else { return }
        let progress: TransferProgress = observation.withLock { observation in
            observation.observers.append(observer)
            return observation.progress
        }
        observer(progress)
    }

    /// Whether a caller observes progress, or has a timeout that restarts when there is progress.
    var tracksProgress: Bool { progressIsTracked.load(ordering: .relaxed) }

    /// Changes the progress and notifies the observers. Called on the transfer thread.
    func updateProgress(_ change: (inout TransferProgress) -> Void) {
        guard tracksProgress else { return }
        lastProgress.store(MainQueue.shared.now.bitPattern, ordering: .relaxed)
        let observation: Observation = observation.withLock { observation in
            change(&observation.progress)
            return observation
        }
        for observer in observation.observers { observer(observation.progress) }
    }

    /// Whether a caller observes the body while it is received.
    var hasBodyObservers: Bool { bodyIsObserved.load(ordering: .relaxed) }

    /// Passes the whole body received so far to the body observers. Called on the transfer thread.
    func notifyBodyObservers(_ body: [UInt8]) {
        let observers: [BodyObserver] = observation.withLock { $0.bodyObservers }
        body.withUnsafeBytes { bytes in for observer in observers { observer(bytes) } }
    }

    /// The time of the last progress, in seconds of the host's time; 0 if there was none.
    var lastProgressTime: TimeInterval { TimeInterval(bitPattern: lastProgress.load(ordering: .relaxed)) }
}
