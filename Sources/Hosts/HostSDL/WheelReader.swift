import Foundation
import PlatformHost

/// Distinguishes a wheel's notches from a trackpad's small steps, and converts both to points.
struct WheelReader {
    /// The distance of a notch, in points: three lines.
    static let notch: CGFloat = 48

    /// The distance of a trackpad's unit, in points. Wayland compositors report movement in tenths of a notch.
    static let trackpadUnit: CGFloat = 10

    /// The time in seconds after a trackpad event during which whole numbers count as trackpad events too, because a
    /// trackpad sometimes sends whole numbers.
    static let trackpadTimeout: TimeInterval = 0.3

    private var lastFraction: TimeInterval = -.infinity

    /// Converts one step.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance in notches, positive to the right.
    ///   - y: The vertical distance in notches, positive away from the user.
    ///   - now: The time in seconds of the host's clock.
    /// - Returns: The distance to move the content in points, and whether it comes from a trackpad.
    mutating func read(x: Float, y: Float, at now: TimeInterval) -> (delta: HostDelta, isContinuous: Bool) {
        if x != x.rounded() || y != y.rounded() { lastFraction = now }
        let isContinuous: Bool = now - lastFraction < WheelReader.trackpadTimeout
        let unit: CGFloat = isContinuous ? WheelReader.trackpadUnit : WheelReader.notch
        return (HostDelta(dx: 0 - CGFloat(x) * unit, dy: CGFloat(y) * unit), isContinuous)
    }
}
