import Foundation

/// How far animations have come that somebody moves by hand: they stand where it says, and end when it says so.
///
/// The timing of an animation that has one counts for nothing.
package final class AnimationDriver {
    /// How far, from 0, where all began, to 1, where all ends. Springs leave that range.
    package private(set) var progress: Double = 0
    /// The same for the two coordinates of positions, which may begin at speeds of their own.
    package private(set) var positionProgress = SIMD2<Double>(0, 0)

    package init() {}

    /// Takes all animations to this moment.
    package func move(to progress: Double, position: SIMD2<Double>) {
        guard progress != self.progress || position != positionProgress else { return }
        self.progress = progress
        positionProgress = position
        LayerThread.current.animations.driverDidMove(self)
    }

    /// Ends all animations: their layers show what they have.
    package func end(finished: Bool) {
        LayerThread.current.animations.end(self, finished: finished)
    }
}

/// The part of a driver's way in which an animation runs.
package struct DriverWindow {
    package let driver: AnimationDriver
    /// Where the animation begins, as a part of the driver's way: from 0 to less than 1.
    package let start: Double
    /// Where it ends, after `start`.
    package let end: Double
    /// How far the animation has come after a part of its window; nil is as far as that.
    package let pace: (@Sendable (Double) -> Double)?

    package init(
        driver: AnimationDriver, start: Double, end: Double = 1, pace: (@Sendable (Double) -> Double)? = nil
    ) {
        self.driver = driver
        self.start = min(max(0, start), 0.999_999)
        self.end = max(self.start + 0.000_001, end)
        self.pace = pace
    }

    /// How far the animation has come. Before its start it stands at its beginning.
    var fraction: Double { inside(driver.progress) }

    var positionFraction: SIMD2<Double> {
        SIMD2<Double>(inside(driver.positionProgress.x), inside(driver.positionProgress.y))
    }

    private func inside(_ progress: Double) -> Double {
        if start == 0, end == 1, pace == nil { return progress }
        var share: Double = (progress - start) / (end - start)
        if start > 0 { share = max(0, share) }
        if end < 1 || pace != nil { share = min(share, 1) }
        return pace?(share) ?? share
    }
}
