import Foundation
import UIKitCore

/// An animation of the items of a drag. An application can run other animations at the same time.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds a closure whose changes to views are animated together with the items.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that an application added.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Animates a change together with the added animations.
    func run(duration: TimeInterval, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            change()
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion(.end) }
            completion()
        }
    }
}
