import Foundation
import PlatformHost

/// Tells a wheel's notches from a trackpad's small steps, and makes distances of both.
struct WheelReader {
    /// How far a notch scrolls: three lines, in points.
    static let notch: CGFloat = 48

    /// What one unit of a trackpad is, in points. Wayland's compositors send tenths of a notch's worth of movement.
    static let trackpadUnit: CGFloat = 10

    /// A trackpad now and then sends a whole number; within this many seconds it is still a trackpad.
    static let memory: TimeInterval = 0.3

    private var lastFraction: TimeInterval = -.infinity

    /// Reads one step.
    ///
    /// - Parameters:
    ///   - x: positive to the right, in notches.
    ///   - y: positive away from the person, in notches.
    ///   - now: in the host's seconds.
    /// - Returns: how far the content should move, and whether a trackpad moved it.
    mutating func read(x: Float, y: Float, at now: TimeInterval) -> (delta: HostDelta, isContinuous: Bool) {
        if x != x.rounded() || y != y.rounded() { lastFraction = now }
        let isContinuous: Bool = now - lastFraction < WheelReader.memory
        let unit: CGFloat = isContinuous ? WheelReader.trackpadUnit : WheelReader.notch
        return (HostDelta(dx: 0 - CGFloat(x) * unit, dy: CGFloat(y) * unit), isContinuous)
    }
}
