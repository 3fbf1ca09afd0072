import HostClock
package import HostHeadless

/// Runs a synchronous test with a new host and client, in virtual time.
///
/// XCTest calls synchronous tests on the main thread, although its declarations do not state it.
package func headless<Result: Sendable>(
    _ body: @MainActor (HeadlessHost, RecordingClient) throws -> Result
) rethrows -> Result {
    try MainActor.assumeIsolated {
        let host = HeadlessHost()
        // Run blocks that earlier tests left on the main queue.
        while MainLoop.runReadyWork() {}
        let client = RecordingClient()
        host.attach(client)
        return try body(host, client)
    }
}
