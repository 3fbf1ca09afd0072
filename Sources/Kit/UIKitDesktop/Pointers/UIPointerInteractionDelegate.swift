import Foundation
import UIKitCore

/// An object that provides the regions and styles of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region that contains the pointer, or nil for the default pointer style. The default is the whole
    /// view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style of the pointer in a region, or nil for the system's style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// An object that animates changes together with the effect of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs `animations` with the effect.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls `completion` after the effect. The argument indicates whether the effect completed.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects and runs the animations of a region change.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    static let duration: TimeInterval = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) {
            for animation in self.animations { animation() }
        } completion: { isFinished in
            for completion in self.completions { completion(isFinished) }
        }
    }
}
