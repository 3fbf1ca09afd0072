import Foundation
import HostClock

/// Recognizes taps: fingers that touch down and lift, once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers that must tap together. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The mouse buttons that must be pressed. The default is the primary button. The property has no effect on taps
    /// with fingers.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// The distance that fingers may move, and the maximum distance between taps, in points.
    static let allowableMovement: CGFloat = 45
    /// The maximum time that a finger may stay down, in seconds.
    static let maximumPress: TimeInterval = 1.5
    /// The maximum time between taps, in seconds.
    static let maximumPause: TimeInterval = 0.35

    private var tapCount = 0
    private var hasAllTouches = false
    private var firstLocation: CGPoint?
    private var tapLocation: CGPoint?
    private var deadline: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A tap that waits for other recognizers to fail is complete.
        guard !environment.arbiter.isWaiting(identifier) else { return touches.forEach { ignore($0, for: event) } }
        deadline?.cancel()
        guard event.buttonMask.isEmpty || event.buttonMask == buttonMaskRequired else { return fail() }
        let down = downTouches
        guard down.count <= numberOfTouchesRequired else { return fail() }
        let middle = UIGestureRecognizer.centroid(of: down)
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

    /// A tap does not prevent a recognizer of more taps. For example, a double tap begins with a single tap.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// The location where the fingers touched down.
    override var windowLocation: CGPoint { tapLocation ?? super.windowLocation }

    override var currentTouches: [UITouch] {
        Array(super.currentTouches.suffix(numberOfTouchesRequired))
    }

    private func fail() { state = .failed }
}
