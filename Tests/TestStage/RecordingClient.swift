package import Foundation
import HostClock
package import PlatformHost

/// A client that records its events, and requests frames until the time in `animatesUntil`.
@MainActor
package final class RecordingClient: HostClient {
    /// The events of all turns.
    package private(set) var events: [HostEvent] = []
    /// The time of each turn, in seconds since the creation of the client.
    package private(set) var turnTimes: [TimeInterval] = []
    /// The end of an animation with a frame every 1/60 s, in seconds since the creation of the client.
    package var animatesUntil: TimeInterval = -.infinity
    package var wantsQuit = false
    /// The number of times that the client painted a visible window.
    package private(set) var paintCount = 0

    private let start: TimeInterval = MainQueue.shared.now

    package init() {}

    package var now: TimeInterval { MainQueue.shared.now - start }

    package func turn(_ events: [HostEvent]) -> TurnOutcome {
        self.events += events
        MainQueue.shared.drain()
        turnTimes.append(now)
        let nextFrame: TimeInterval = MainQueue.shared.now + 1 / 60
        return TurnOutcome(nextFrame: now < animatesUntil ? nextFrame : nil, wantsQuit: wantsQuit)
    }

    package func paint(_ window: any HostWindow) {
        if window.needsPixels { paintCount += 1 }
        window.present(damage: [HostRect(x: 0, y: 0, width: 1, height: 1)]) { surface in
            surface.pixels.storeBytes(of: UInt32(0xFF12_3456), as: UInt32.self)
        }
    }
}
