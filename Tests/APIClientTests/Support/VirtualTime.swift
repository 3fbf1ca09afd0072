import DemoServer
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import XCTest

@testable import APIClient

/// Runs `body` in virtual time, with a host that drains the main queue. XCTest calls test methods on the main thread,
/// but does not declare them `@MainActor`.
func withVirtualTime(_ body: @MainActor (HeadlessHost) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
        let host = HeadlessHost()
        let client = Drain()
        host.attach(client)
        try withExtendedLifetime(client) { try body(host) }
    }
}

/// An application without windows.
@MainActor
private final class Drain: HostClient {
    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drain()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}
}

extension HeadlessHost {
    /// Runs `body` to its end, in at most `limit` seconds of virtual time, and returns its result.
    func result<Value: Sendable>(
        within limit: TimeInterval = 60, of body: @escaping @MainActor () async throws -> Value
    ) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        wait(for: limit) { result != nil }
        guard let result else { throw NoResult() }
        return try result.get()
    }

    /// Waits for closing connections to close, and checks that nothing created since `before` is left. Idle clients of
    /// other tests in the process do not count.
    func checkNothingIsLeft(since before: TransferCensus, file: StaticString = #filePath, line: UInt = #line) {
        settle()
        var rest = TransferCensus()
        wait(for: 1) {
            rest = .now
            // Earlier clients have their own threads and connections.
            rest.clients = max(0, rest.clients - before.clients)
            rest.transfers = max(0, rest.transfers - before.transfers)
            rest.threads = max(0, rest.threads - before.threads)
            rest.handles = max(0, rest.handles - before.handles)
            return rest == TransferCensus() && Ledger.shared.activeCount == 0
        }
        XCTAssertEqual(rest, TransferCensus(), file: file, line: line)
        XCTAssertEqual(Ledger.shared.activeCount, 0, file: file, line: line)
    }

    /// Returns the error of `body`, which must fail within `limit` seconds of virtual time.
    func error<Value: Sendable>(
        within limit: TimeInterval = 60, of body: @escaping @MainActor () async throws -> Value
    ) throws -> APIError {
        do {
            _ = try result(within: limit, of: body)
        } catch let error as APIError {
            return error
        }
        throw NoResult()
    }
}

struct NoResult: Error {}

/// Returns the body of `/http/bytes`.
func countingBytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 % 251) } }
