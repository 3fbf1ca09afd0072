import Foundation

/// Calls a closure after several animations have ended.
@MainActor
final class TransitionCompletions {
    private var count = 0
    private var isFinished = true
    private let completion: (Bool) -> Void

    /// - Parameter completion: A closure whose argument indicates whether all animations finished.
    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    /// Begins an animation.
    func begin() { count += 1 }

    /// Fades a replaced row or item out in the first half of a transition, or fades its replacement in during the
    /// second half, so that old and new text never overlap.
    ///
    /// - Parameters:
    ///   - enters: Whether a replacement fades in.
    ///   - duration: The duration of the transition, in seconds.
    ///   - change: The change of the opacity.
    func fade(enters: Bool, duration: TimeInterval, _ change: @escaping () -> Void) {
        begin()
        UIView.animate(
            withDuration: duration / 2, delay: enters ? duration / 2 : 0, options: .allowUserInteraction,
            animations: change, completion: { self.end($0) })
    }

    /// Ends an animation. The end of the last one calls the closure.
    func end(_ isFinished: Bool) {
        count -= 1
        self.isFinished = self.isFinished && isFinished
        if count == 0 { completion(self.isFinished) }
    }
}
