import APIClient
import HostClock
import Foundation
import HostHeadless
import PlatformHost
import TestStage

@testable import ViewModels

/// A server that responds only when a test calls `answer` or `fail`.
@MainActor
final class Server<Answer: Sendable> {
    private var waiting: [CheckedContinuation<Answer, any Error>] = []
    private(set) var requestCount = 0
    private(set) var cancelCount = 0

    /// The number of requests without a response.
    var waitingCount: Int { waiting.count }

    func ask() async throws -> Answer {
        requestCount += 1
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.append($0) }
        } onCancel: {
            MainQueue.shared.async { self.cancelCount += 1 }
        }
    }

    func answer(_ answer: Answer) {
        waiting.removeFirst().resume(returning: answer)
        MainQueue.shared.drainCompletely()
    }

    func fail(_ error: any Error = TestError()) {
        waiting.removeFirst().resume(throwing: error)
        MainQueue.shared.drainCompletely()
    }
}

struct TestError: PresentableError {
    var message = "The server is away. Try again."
    var isRetryable = true
    var details = "E7"
}

struct Item: Identifiable, Equatable, Sendable {
    var id: Int
    var name = ""
}

/// An app without a screen, in virtual time.
@MainActor
final class QuietStage: HostClient {
    private let host = HeadlessHost()

    init() {
        host.attach(self)
    }

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drainCompletely()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}

    func advance(by seconds: Double) {
        host.wait(for: seconds) { false }
    }
}
