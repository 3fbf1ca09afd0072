import CoreGraphics

/// The motion of a zoom transition: springs, and the response of the page to the fingers that dismiss it.
///
/// The constants are published measurements of iOS.
enum ZoomMotion {
    /// A spring, as `UIView.animate(springDuration:bounce:)` describes it.
    struct Spring {
        let duration: Double
        let bounce: CGFloat

        /// - Parameter frequency: The natural frequency, in radians per second.
        init(frequency: Double, dampingRatio: CGFloat) {
            duration = 2 * .pi / frequency
            bounce = 1 - dampingRatio
        }
    }

    /// The spring of the animations that show and hide the page.
    static let flight = Spring(frequency: 19, dampingRatio: 1)
    /// The spring that moves the page to its source after a gesture.
    static let landing = Spring(frequency: 15, dampingRatio: 0.75)
    /// The spring that moves the page back after the user cancels the dismissal.
    static let cancellation = Spring(frequency: 22.5, dampingRatio: 0.9)

    /// The opacity of the default dimming color.
    static let dimming: CGFloat = 0.15
    /// The duration of the fade that replaces the zoom if the user prefers reduced motion, in seconds.
    static let reducedDuration = 0.14
    /// The duration in which the picture of the source fades, in seconds.
    static let copyFade = 0.1

    /// The size and place of the page under the fingers.
    struct Response: Equatable {
        /// The scale of the page, from 0 to 1.
        var scale: CGFloat
        /// The rotation of the page, in radians.
        var rotation: CGFloat = 0
        /// The distance that the touched point of the page has moved.
        var movement: CGVector
    }

    /// The loss of scale for a movement as long as the page.
    private static let gain: CGFloat = 0.67
    /// The scale that a movement without end approaches.
    private static let minimumScale: CGFloat = 0.37
    /// The part of the finger's movement that moves the page across the direction of the gesture.
    private static let crossGain: CGFloat = 0.56
    /// The largest movement across the direction of the gesture, as a fraction of the page's width.
    private static let crossLimit: CGFloat = 0.9
    /// The time whose movement at the final velocity counts as part of the gesture, in seconds.
    private static let projection: CGFloat = 0.12

    /// Returns the response to a finger that drags the page down.
    static func drag(by translation: CGVector, of size: CGSize) -> Response {
        let travel: CGFloat = max(0, translation.dy) / max(1, size.height)
        let lag: CGFloat = 0.45 * travel * travel * travel * size.height
        return Response(
            scale: scale(at: travel, knee: 0.52),
            movement: CGVector(dx: cross(translation.dx, in: size), dy: max(0, translation.dy) - lag))
    }

    /// Returns the response to a swipe from the leading edge.
    ///
    /// - Parameter direction: 1 if the leading edge is the left one, and -1 if it is the right one.
    static func swipe(by translation: CGVector, of size: CGSize, direction: CGFloat) -> Response {
        let distance: CGFloat = max(0, translation.dx * direction)
        return Response(
            scale: scale(at: distance / max(1, size.width), knee: 0.56),
            movement: CGVector(dx: distance * direction, dy: cross(translation.dy, in: size)))
    }

    /// Returns the response to two fingers.
    ///
    /// - Parameter ratio: The distance of the fingers in relation to their initial distance.
    static func pinch(ratio: CGFloat, rotation: CGFloat, movement: CGVector) -> Response {
        Response(scale: min(1, max(0.05, ratio)), rotation: rotation, movement: movement)
    }

    /// Returns whether a drag dismisses the page when the finger lifts.
    static func dismisses(dragBy translation: CGVector, velocity: CGVector, of size: CGSize) -> Bool {
        let projected = CGVector(dx: 0, dy: translation.dy + velocity.dy * projection)
        return drag(by: projected, of: size).scale < 0.905
    }

    /// Returns whether a swipe dismisses the page when the finger lifts.
    static func dismisses(
        swipeBy translation: CGVector, velocity: CGVector, of size: CGSize, direction: CGFloat
    ) -> Bool {
        let projected = CGVector(dx: translation.dx + velocity.dx * projection, dy: 0)
        return swipe(by: projected, of: size, direction: direction).scale < 0.7
    }

    /// Returns whether a pinch dismisses the page when the fingers lift.
    static func dismisses(pinchTo ratio: CGFloat) -> Bool { ratio < 0.5 }

    /// Returns the scale after a movement, as a fraction of the page: linear up to the knee, and then slower.
    private static func scale(at travel: CGFloat, knee: CGFloat) -> CGFloat {
        guard travel > knee else { return 1 - gain * travel }
        let rest: CGFloat = 1 - gain * knee - minimumScale
        return minimumScale + rest / (1 + gain * (travel - knee) / rest)
    }

    private static func cross(_ distance: CGFloat, in size: CGSize) -> CGFloat {
        let moved: CGFloat = crossGain * distance
        return moved / (1 + abs(moved) / max(1, crossLimit * size.width))
    }
}
