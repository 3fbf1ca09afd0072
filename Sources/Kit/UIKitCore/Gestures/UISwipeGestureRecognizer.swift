import Foundation
import HostClock

/// Recognizes fingers that move fast in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// The bits of the directions.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized. The default is right.
    open var direction: Direction = .right

    /// The number of fingers that must swipe. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The distance that the fingers must move, in points.
    static let minimumDistance: CGFloat = 50
    /// The maximum distance from the straight path, in points.
    static let maximumDrift: CGFloat = 50
    /// The maximum duration, in seconds.
    static let maximumDuration: TimeInterval = 0.5

    private var start: (location: CGPoint, time: TimeInterval)?
    /// The call after which a finger that rests is not a swipe.
    private var deadline: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = downTouches
        guard down.count <= numberOfTouchesRequired else { return fail() }
        if down.count == numberOfTouchesRequired {
            start = (UIGestureRecognizer.centroid(of: down), event.timestamp)
        }
        deadline?.cancel()
        deadline = schedule(after: Self.maximumDuration) { [weak self] in self?.fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start else { return }
        guard event.timestamp - start.time <= Self.maximumDuration else { return fail() }
        let now = UIGestureRecognizer.centroid(of: downTouches)
        let movement = CGVector(dx: now.x - start.location.x, dy: now.y - start.location.y)
        for direction in [Direction.right, .left, .up, .down] where self.direction.contains(direction) {
            let (forward, sideways): (CGFloat, CGFloat) = components(of: movement, along: direction)
            if forward >= Self.minimumDistance, sideways <= Self.maximumDrift, sideways <= forward {
                state = .ended
                return
            }
        }
        if isWrongDirection(movement) { fail() }
    }

    /// Returns the components of a movement along a direction and across it.
    private func components(
        of movement: CGVector, along direction: Direction
    ) -> (forward: CGFloat, sideways: CGFloat) {
        switch direction {
        case .right: (movement.dx, abs(movement.dy))
        case .left: (-movement.dx, abs(movement.dy))
        case .up: (-movement.dy, abs(movement.dx))
        default: (movement.dy, abs(movement.dx))
        }
    }

    /// Returns whether the fingers have moved too far in a direction that is not recognized.
    private func isWrongDirection(_ movement: CGVector) -> Bool {
        let limit = Self.maximumDrift
        let goesAcross: Bool = direction.contains(.left) || direction.contains(.right)
        let goesAlong: Bool = direction.contains(.up) || direction.contains(.down)
        let (x, y): (CGFloat, CGFloat) = (abs(movement.dx), abs(movement.dy))
        if x > limit, !direction.contains(movement.dx > 0 ? .right : .left), !goesAlong || x > y { return true }
        return y > limit && !direction.contains(movement.dy > 0 ? .down : .up) && (!goesAcross || y > x)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    /// The location where the fingers started.
    override var windowLocation: CGPoint { start?.location ?? super.windowLocation }

    open override func reset() {
        super.reset()
        start = nil
        deadline?.cancel()
        deadline = nil
    }

    private func fail() { state = .failed }
}
