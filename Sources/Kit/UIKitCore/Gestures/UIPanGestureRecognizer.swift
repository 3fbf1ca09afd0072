import Foundation
import HostClock
import ScrollPhysics

/// Recognizes fingers that drag.
///
/// The gesture begins when the fingers have moved ten points, which `translation(in:)` does not include. It ends when
/// fewer than `minimumNumberOfTouches` fingers remain.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. By default, there is no limit.
    open var maximumNumberOfTouches = Int.max

    /// The types of scrolling that count as dragging. The default is none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The distance that the fingers must move before the gesture begins, in points.
    var hysteresis: CGFloat { 10 }

    /// The movement of the fingers' centroid, in the window's coordinates.
    private(set) var movement = CGVector(dx: 0, dy: 0)
    private var trace = MotionTrace()
    /// The total movement for the trace. Unlike `movement`, it is not affected by a new translation.
    private var traveled = CGVector(dx: 0, dy: 0)

    /// Returns the movement of the fingers since the beginning or since `setTranslation(_:in:)`, in the coordinates of
    /// `view`.
    open func translation(in view: UIView?) -> CGPoint {
        convertMovement(movement, to: view)
    }

    /// Sets the translation, from which later movement continues. The velocity is zero until the next event.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement = convertMovement(translation, from: view)
        velocityResetEvent = environment.eventCount
    }

    /// The number of the event in which the translation was set.
    private var velocityResetEvent: Int?

    /// Returns the average velocity of the last tenth of a second, in points per second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        guard velocityResetEvent != environment.eventCount else { return .zero }
        let velocity: (x: Double, y: Double) = trace.velocity(at: now)
        return convertMovement(CGVector(dx: velocity.x, dy: velocity.y), to: view)
    }

    // MARK: Beginning

    /// Returns the part of the initial movement that counts. Subclasses of the kit restrict it to one direction.
    func countedMovement(_ movement: CGVector) -> CGVector { movement }

    /// Called before the gesture begins, with the movement of the fingers.
    func willBegin(after movement: CGVector) {}

    /// Returns whether the gesture is still possible after `movement`.
    func isStillPossible(after movement: CGVector) -> Bool { true }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if downTouches.count > maximumNumberOfTouches {
            guard isActive else { return fail() }
            return touches.forEach { ignore($0, for: event) }
        }
        if trace.isEmpty { trace.add(x: 0, y: 0, at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = downTouches
        // Before the gesture begins, the movement of too few fingers does not count.
        guard !down.isEmpty, hasBegun || down.count >= minimumNumberOfTouches else { return }
        move(by: step(of: down, moved: touches), at: event.timestamp)
        if !isActive {
            guard isStillPossible(after: movement) else { return fail() }
            tryToBegin()
        }
        finishMove()
    }

    private var hasBegun = false

    /// Begins when the fingers have moved far enough, and subtracts that distance from the translation.
    private func tryToBegin() {
        guard !hasBegun else { return }
        let counted = countedMovement(movement)
        let distance = hypot(counted.dx, counted.dy)
        guard distance >= hysteresis else { return }
        hasBegun = true
        willBegin(after: movement)
        let fraction: CGFloat = distance > 0 ? hysteresis / distance : 0
        movement = CGVector(dx: movement.dx - counted.dx * fraction, dy: movement.dy - counted.dy * fraction)
    }

    /// Begins immediately, without waiting for a movement.
    func beginImmediately() {
        hasBegun = true
        finishMove()
    }

    private func finishMove() {
        if isActive {
            state = .changed
        } else if hasBegun {
            state = .began
        }
    }

    private func move(by step: CGVector, at time: TimeInterval) {
        movement.dx += step.dx
        movement.dy += step.dy
        traveled.dx += step.dx
        traveled.dy += step.dy
        trace.add(x: traveled.dx, y: traveled.dy, at: time)
    }

    /// Returns the movement of the fingers' centroid.
    private func step(of down: [UITouch], moved: Set<UITouch>) -> CGVector {
        var sum = CGVector(dx: 0, dy: 0)
        for touch in down where moved.contains(touch) {
            sum.dx += touch.windowLocation.x - touch.previousWindowLocation.x
            sum.dy += touch.windowLocation.y - touch.previousWindowLocation.y
        }
        let count = CGFloat(down.count)
        return CGVector(dx: sum.dx / count, dy: sum.dy / count)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = downTouches.count
        if isActive {
            if count < minimumNumberOfTouches { state = .ended }
        } else if count == 0 {
            if isWaiting { state = .ended } else { fail() }
        }
    }

    /// Whether the gesture has begun and waits for other recognizers to fail.
    private var isWaiting: Bool { hasBegun && environment.arbiter.isWaiting(identifier) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard downTouches.isEmpty else { return }
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        movement = CGVector(dx: 0, dy: 0)
        traveled = CGVector(dx: 0, dy: 0)
        trace.removeAll()
        hasBegun = false
        velocityResetEvent = nil
        scrollEnd?.cancel()
        scrollEnd = nil
    }

    private func fail() { state = .failed }

    // MARK: Wheels and trackpads

    /// The time between the last step of a wheel or a trackpad and the end of the gesture, in seconds.
    static let scrollPause: TimeInterval = 0.1

    /// The call that ends the current series of scroll events.
    private var scrollEnd: ScheduledCall?

    override func receiveScroll(_ event: UIScrollWheelEvent, at location: CGPoint) -> Bool {
        guard allowedScrollTypesMask.contains(event.isContinuous ? .continuous : .discrete) else { return false }
        if scrollEnd == nil {
            guard state == .possible else { return false }
            environment.join(self, environment.makeTouchID())
            trace.add(x: 0, y: 0, at: event.timestamp)
        }
        scrollEnd?.cancel()
        lastWindowLocation = location
        move(by: event.delta, at: event.timestamp)
        hasBegun = true
        finishMove()
        // Other recognizers handle the step if this gesture may not begin.
        guard !environment.phase(of: self).isFinal else { return false }
        scrollEnd = schedule(after: Self.scrollPause) { [weak self] in self?.endScroll() }
        return true
    }

    private func endScroll() {
        scrollEnd = nil
        state = isActive ? .ended : .failed
    }

    /// The touches that are still down. Unlike in other recognizers, it is empty when all have lifted.
    override var currentTouches: [UITouch] { downTouches }
}

/// Types of scrolling by wheel and trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    /// The bits of the types.
    public let rawValue: Int
    /// Creates a set of types from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The steps of a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// The small steps of a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both types.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
