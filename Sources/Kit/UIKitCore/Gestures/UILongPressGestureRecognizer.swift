import Foundation
import HostClock

/// Recognizes fingers that stay down. The gesture begins after the minimum duration and continues until they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that must precede the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// The number of fingers that must be down. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The time that the fingers must stay down, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The distance that the fingers may move before the gesture begins, in points. The default is 10.
    open var allowableMovement: CGFloat = 10

    private var tapCount = 0
    private var hasAllTouches = false
    private var deadline: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isActive else { return touches.forEach { ignore($0, for: event) } }
        let down = downTouches
        guard down.count <= numberOfTouchesRequired else { return fail() }
        guard down.count == numberOfTouchesRequired else { return }
        hasAllTouches = true
        deadline?.cancel()
        guard tapCount >= numberOfTapsRequired else {
            deadline = schedule(after: UITapGestureRecognizer.maximumPress) { [weak self] in self?.fail() }
            return
        }
        guard minimumPressDuration > 0 else { return begin() }
        deadline = schedule(after: minimumPressDuration) { [weak self] in self?.begin() }
    }

    private func begin() {
        state = .began
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
            fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            if downTouches.count < numberOfTouchesRequired { state = .ended }
            return
        }
        guard hasAllTouches, tapCount < numberOfTapsRequired else { return fail() }
        guard downTouches.isEmpty else { return }
        hasAllTouches = false
        tapCount += 1
        deadline?.cancel()
        deadline = schedule(after: UITapGestureRecognizer.maximumPause) { [weak self] in self?.fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        tapCount = 0
        hasAllTouches = false
    }

    private func fail() { state = .failed }
}
