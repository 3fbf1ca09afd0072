import Foundation
import PlatformHost

/// Counts the consecutive taps at a location. Each finger of a tap with several fingers has its own count.
@MainActor
struct TapCounter {
    private struct Tap {
        let finger: Int
        weak var window: UIWindow?
        let location: CGPoint
        /// The time at which the finger touched down, in seconds of the host's clock.
        let time: TimeInterval
        let count: Int
        /// Whether the finger has lifted.
        var hasEnded = false
    }

    /// The maximum time between the taps of a multiple tap, in seconds.
    private static let maximumInterval: TimeInterval = 0.35
    /// The maximum distance between the taps of a multiple tap, in points.
    private static let maximumDistance: CGFloat = 45

    /// The recent touches that another tap can follow.
    private var taps: [Tap] = []

    /// Returns the tap count of a touch that begins.
    mutating func begin(_ touch: HostTouch, at time: TimeInterval, in window: UIWindow) -> Int {
        let previous: Int? = taps.indices
            .filter {
                taps[$0].hasEnded && taps[$0].window === window && time - taps[$0].time <= Self.maximumInterval
                    && distance($0, touch) <= Self.maximumDistance
            }
            .min { distance($0, touch) < distance($1, touch) }
        let count: Int = previous.map { taps.remove(at: $0).count + 1 } ?? 1
        // A touch that continues no series ends all of them. A touch that is down is kept, because its finger can tap
        // again.
        if previous == nil { taps.removeAll(where: \.hasEnded) }
        taps.append(Tap(finger: touch.identifier, window: window, location: touch.location, time: time, count: count))
        return count
    }

    private func distance(_ index: Int, _ touch: HostTouch) -> CGFloat {
        hypot(taps[index].location.x - touch.location.x, taps[index].location.y - touch.location.y)
    }

    /// Updates the phase of a touch. A touch that the system cancels is not a tap.
    mutating func update(_ touch: HostTouch) {
        guard let index = taps.lastIndex(where: { $0.finger == touch.identifier }) else { return }
        switch touch.phase {
        case .began, .moved: break
        case .ended: taps[index].hasEnded = true
        case .cancelled: taps.remove(at: index)
        }
    }

    /// Forgets all touches, so that the next one begins a new series of taps.
    mutating func reset() { taps = [] }
}
