import Foundation
import HostClock
import ScrollPhysics

/// Recognises fingers that drag.
///
/// It begins when they have gone ten points; those ten are no part of `translation(in:)`. It ends when fewer than
/// `minimumNumberOfTouches` are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes. The default is 1.
    open var minimumNumberOfTouches = 1

    /// How many fingers it takes at most. The default is no limit.
    open var maximumNumberOfTouches = Int.max

    /// Which kinds of scrolling it takes for dragging. The default is none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers must go, in points.
    var hysteresis: CGFloat { 10 }

    /// How far the middle of the fingers has gone, in the window's points.
    private(set) var movement = CGVector(dx: 0, dy: 0)
    private var trace = MotionTrace()
    /// How far it has gone in all, as the trace counts it: a new translation is no movement.
    private var traveled = CGVector(dx: 0, dy: 0)

    /// How far the fingers have gone since it began or since `setTranslation(_:in:)`, as seen in `view`.
    open func translation(in view: UIView?) -> CGPoint {
        convertMovement(movement, to: view)
    }

    /// Counts on from `translation`. Until the next event the velocity is zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement = convertMovement(translation, from: view)
        velocityResetEvent = environment.eventCount
    }

    /// The event in which the translation was set.
    private var velocityResetEvent: Int?

    /// How fast the fingers go, in points per second, as seen in `view`: their movement over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard velocityResetEvent != environment.eventCount else { return .zero }
        let velocity: (x: Double, y: Double) = trace.velocity(at: now)
        return convertMovement(CGVector(dx: velocity.x, dy: velocity.y), to: view)
    }

    // MARK: What it takes to begin

    /// What of the first movement counts. A subclass of the kit that only moves one way leaves the other out.
    func countedMovement(_ movement: CGVector) -> CGVector { movement }

    /// Called before it begins, with how far the fingers have gone.
    func willBegin(after movement: CGVector) {}

    /// Whether the fingers may have gone so far without it being the wrong gesture.
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
        let down: [UITouch] = downTouches
        guard !down.isEmpty else { return }
        move(by: step(of: down, moved: touches), at: event.timestamp)
        if !isActive {
            guard isStillPossible(after: movement) else { return fail() }
            tryToBegin(down.count)
        }
        finishMove()
    }

    private var hasBegun = false

    /// Begins when the fingers have gone far enough, and leaves that first way out of the translation.
    private func tryToBegin(_ touchCount: Int) {
        guard !hasBegun, touchCount >= minimumNumberOfTouches else { return }
        let counted: CGVector = countedMovement(movement)
        let distance: CGFloat = hypot(counted.dx, counted.dy)
        guard distance >= hysteresis else { return }
        hasBegun = true
        willBegin(after: movement)
        let share: CGFloat = distance > 0 ? hysteresis / distance : 0
        movement = CGVector(dx: movement.dx - counted.dx * share, dy: movement.dy - counted.dy * share)
    }

    /// Begins at once, without waiting for a movement.
    func beginAtOnce() {
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

    /// The movement of the middle of the fingers.
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
        let count: Int = downTouches.count
        if isActive {
            if count < minimumNumberOfTouches { state = .ended }
        } else if count == 0 {
            if isWaiting { state = .ended } else { fail() }
        }
    }

    /// Whether it has begun and waits for others to fail.
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

    /// How long after the last step of a wheel or trackpad its gesture is over, in seconds.
    static let scrollPause: TimeInterval = 0.1

    /// The end of the series of scroll events that it takes for a gesture.
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
        scrollEnd = schedule(after: Self.scrollPause) { [weak self] in self?.endScroll() }
        return true
    }

    private func endScroll() {
        scrollEnd = nil
        state = isActive ? .ended : .failed
    }

    /// The touches that are still down: in the end there are none.
    override var currentTouches: [UITouch] { downTouches }
}

/// Kinds of scrolling by wheel and trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A wheel's notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A trackpad's small steps.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
