import Foundation
import HostClock

/// Recognises taps: fingers that touch down and lift again, once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture. The default is 1.
    open var numberOfTapsRequired = 1

    /// How many fingers must tap together. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a mouse that must be pressed. The default is the primary one. Fingers have none and always tap.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// How far fingers may stray, and how far the taps may be apart, in points.
    static let allowableMovement: CGFloat = 45
    /// How long a finger may stay down, in seconds.
    static let maximumPress: TimeInterval = 1.5
    /// How soon the next tap must follow, in seconds.
    static let maximumPause: TimeInterval = 0.35

    private var tapCount = 0
    private var hasAllTouches = false
    private var firstLocation: CGPoint?
    private var tapLocation: CGPoint?
    private var deadline: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        deadline?.cancel()
        guard event.buttonMask.isEmpty || event.buttonMask == buttonMaskRequired else { return fail() }
        let down: [UITouch] = downTouches
        guard down.count <= numberOfTouchesRequired else { return fail() }
        let middle: CGPoint = UIGestureRecognizer.middle(of: down)
        if down.count == numberOfTouchesRequired {
            hasAllTouches = true
            if let firstLocation, hypot(middle.x - firstLocation.x, middle.y - firstLocation.y) > Self.allowableMovement
            {
                return fail()
            }
            firstLocation = firstLocation ?? middle
            tapLocation = middle
        }
        deadline = schedule(after: Self.maximumPress) { [weak self] in self?.fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.distanceFromStart > Self.allowableMovement }) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard downTouches.isEmpty else { return }
        deadline?.cancel()
        guard hasAllTouches else { return fail() }
        hasAllTouches = false
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            deadline = schedule(after: Self.maximumPause) { [weak self] in self?.fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail()
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        tapCount = 0
        hasAllTouches = false
        firstLocation = nil
    }

    /// A tap never keeps one that takes more taps from being recognised: the first of two taps comes too early for that.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// Where the fingers touched down.
    override var windowLocation: CGPoint { tapLocation ?? super.windowLocation }

    override var currentTouches: [UITouch] {
        Array(super.currentTouches.suffix(numberOfTouchesRequired))
    }

    private func fail() { state = .failed }
}
