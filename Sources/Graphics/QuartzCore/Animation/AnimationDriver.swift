import Foundation

/// An object that controls the progress of animations in place of their timing.
///
/// The animations have the progress of the driver, and end when the driver ends them. Their timing has no effect.
package final class AnimationDriver {
    /// The progress of the animations, from 0 to 1. Springs may leave that range.
    package private(set) var progress: Double = 0
    /// The progress of the x and y coordinates of positions, which may have different initial velocities.
    package private(set) var positionProgress = SIMD2<Double>(0, 0)

    package init() {}

    /// Sets the progress of all animations.
    package func move(to progress: Double, position: SIMD2<Double>) {
        guard progress != self.progress || position != positionProgress else { return }
        self.progress = progress
        positionProgress = position
        LayerThread.current.animations.driverDidMove(self)
    }

    /// Ends all animations, so that their layers show their model values.
    package func end(finished: Bool) {
        LayerThread.current.animations.end(self, finished: finished)
    }
}

/// The part of a driver's progress in which an animation runs.
package struct DriverWindow {
    package let driver: AnimationDriver
    /// The driver's progress at which the animation begins, from 0 to less than 1.
    package let start: Double
    /// The driver's progress at which the animation ends, greater than `start`.
    package let end: Double
    /// Maps the elapsed fraction of the window to the progress of the animation. Nil means the identity.
    package let curve: (@Sendable (Double) -> Double)?

    package init(
        driver: AnimationDriver, start: Double, end: Double = 1, curve: (@Sendable (Double) -> Double)? = nil
    ) {
        self.driver = driver
        self.start = min(max(0, start), 0.999_999)
        self.end = max(self.start + 0.000_001, end)
        self.curve = curve
    }

    /// The progress of the animation. It is 0 before `start`. If `start` is 0, a spring can move it below 0.
    var fraction: Double { inside(driver.progress) }

    var positionFraction: SIMD2<Double> {
        SIMD2<Double>(inside(driver.positionProgress.x), inside(driver.positionProgress.y))
    }

    private func inside(_ progress: Double) -> Double {
        if start == 0, end == 1, curve == nil { return progress }
        var share: Double = (progress - start) / (end - start)
        if start > 0 { share = max(0, share) }
        if end < 1 || curve != nil { share = min(share, 1) }
        return curve?(share) ?? share
    }
}
