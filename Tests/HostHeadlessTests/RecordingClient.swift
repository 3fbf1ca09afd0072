import Foundation
import HostClock
import HostHeadless
import PlatformHost

/// A client that keeps what it was given, and asks for frames as long as it is told to.
@MainActor
final class RecordingClient: HostClient {
    /// Every event of every turn.
    private(set) var events: [HostEvent] = []
    /// When each turn ran, in seconds since the client was made.
    private(set) var turnTimes: [TimeInterval] = []
    /// Whether something animates: a frame every sixtieth of a second until then.
    var animatesUntil: TimeInterval = -.infinity
    var wantsQuit = false
    /// How often it painted for somebody who looks.
    private(set) var paintCount = 0

    private let start: TimeInterval = MainQueue.shared.now

    var now: TimeInterval { MainQueue.shared.now - start }

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        self.events += events
        MainQueue.shared.drain()
        turnTimes.append(now)
        let nextFrame: TimeInterval = MainQueue.shared.now + 1 / 60
        return TurnOutcome(nextFrame: now < animatesUntil ? nextFrame : nil, wantsQuit: wantsQuit)
    }

    func paint(_ window: any HostWindow) {
        if window.needsPixels { paintCount += 1 }
        window.present(damage: [HostRect(x: 0, y: 0, width: 1, height: 1)]) { surface in
            surface.pixels.storeBytes(of: UInt32(0xFF12_3456), as: UInt32.self)
        }
    }
}

/// Runs a synchronous test with a fresh host and client, in virtual time.
///
/// XCTest calls synchronous tests on the main thread, though its types do not say so.
func headless<Result: Sendable>(
    _ body: @MainActor (HeadlessHost, RecordingClient) throws -> Result
) rethrows -> Result {
    try MainActor.assumeIsolated {
        let host = HeadlessHost()
        // Blocks that earlier tests left on the main queue do not belong to this test.
        while MainLoop.runReadyWork() {}
        let client = RecordingClient()
        host.attach(client)
        return try body(host, client)
    }
}

/// What happened, in order, noted from wherever.
@MainActor
final class Trace {
    private(set) var lines: [String] = []
    private let start: TimeInterval = MainQueue.shared.now

    /// What happened, without the times.
    var names: [String] { lines.map { String($0.drop { $0 != " " }.dropFirst()) } }

    /// Notes that `what` happened, at the time since the trace began, in microseconds.
    func note(_ what: String) {
        let microseconds = Int(((MainQueue.shared.now - start) * 1_000_000).rounded())
        lines.append("\(microseconds) \(what)")
    }
}
