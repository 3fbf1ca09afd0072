import Foundation
import HostClock
import HostHeadless
import PlatformHost

/// A client that records its events, and requests frames for a set time.
@MainActor
final class RecordingClient: HostClient {
    /// The events of all turns.
    private(set) var events: [HostEvent] = []
    /// The time of each turn, in seconds since the creation of the client.
    private(set) var turnTimes: [TimeInterval] = []
    /// The end of an animation with a frame every 1/60 s, in seconds since the creation of the client.
    var animatesUntil: TimeInterval = -.infinity
    var wantsQuit = false
    /// The number of times that it painted a visible window.
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

/// Runs a synchronous test with a new host and client, in virtual time.
///
/// XCTest calls synchronous tests on the main thread, although its declarations do not state it.
func headless<Result: Sendable>(
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

/// A list of events with their times.
@MainActor
final class Trace {
    private(set) var lines: [String] = []
    private let start: TimeInterval = MainQueue.shared.now

    /// The names of the events, without times.
    var names: [String] { lines.map { String($0.drop { $0 != " " }.dropFirst()) } }

    /// Records an event, with the time since the start of the trace in microseconds.
    func record(_ name: String) {
        let microseconds = Int(((MainQueue.shared.now - start) * 1_000_000).rounded())
        lines.append("\(microseconds) \(name)")
    }
}
