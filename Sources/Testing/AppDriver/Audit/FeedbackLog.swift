import FeedbackPromises
import Foundation
import HostClock
import Synchronization

/// The recording of a feedback audit. Transfers add to it on their threads.
final class FeedbackLog: Sendable {
    private let recording = Mutex(FeedbackRecording())

    func add(_ event: FeedbackEvent, at time: TimeInterval) {
        recording.withLock { $0.add(event, at: time) }
    }

    var current: FeedbackRecording { recording.withLock { $0 } }

    /// The identifiers of the transfers in progress that a person waits for.
    private let transfers = Mutex<Set<UInt64>>([])

    /// Whether a person waits for a transfer.
    var isTransferring: Bool { transfers.withLock { !$0.isEmpty } }

    func add(_ event: TransferJournal.Event) {
        switch event {
        case .began(let identifier, let start, let time):
            let request = FeedbackEvent.Request(
                start.method, start.url, key: start.key, isSecondary: start.isSecondary)
            if !start.isSecondary { transfers.withLock { _ = $0.insert(identifier) } }
            add(.transferBegan(identifier, request), at: time)
        case .ended(let identifier, let outcome, let time):
            transfers.withLock { _ = $0.remove(identifier) }
            add(.transferEnded(identifier, FeedbackEvent.Outcome(outcome)), at: time)
        }
    }
}

extension FeedbackEvent.Outcome {
    fileprivate init(_ outcome: TransferJournal.Outcome) {
        switch outcome {
        case .cancelled: self = .cancelled
        case .failure: self = .failure(isRetryable: true)
        case .response(let status) where status < 400: self = .success
        case .response(let status):
            self = .failure(isRetryable: status >= 500 || status == 408 || status == 429)
        }
    }
}
