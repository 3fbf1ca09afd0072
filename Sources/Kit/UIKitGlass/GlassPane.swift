import CoreGraphics
import QuartzCore
import UIKitCore

/// Shows glass in a view. If the view is in a container, the container draws the glass.
@MainActor
final class GlassPane: VisualEffectRenderer {
    let effect: UIGlassEffect
    private(set) weak var view: UIVisualEffectView?
    private var host: GlassHost?
    private weak var container: GlassContainer?
    private var press: UILongPressGestureRecognizer?
    private let simultaneity = Simultaneity()

    init(_ effect: UIGlassEffect, in view: UIVisualEffectView) {
        self.effect = effect
        self.view = view
        guard effect.isInteractive else { return }
        let press = UILongPressGestureRecognizer(target: self, action: Selector("pressed", GlassPane.pressed))
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = simultaneity
        view.addGestureRecognizer(press)
        self.press = press
    }

    func update() {
        guard let view else { return }
        let found: GlassContainer? = GlassContainer.container(of: view)
        if container !== found {
            container?.remove(self)
            container = found
        }
        if let found {
            host?.removeFromSuperview()
            host = nil
            return found.add(self)
        }
        guard view.bounds.width > 0, view.bounds.height > 0 else { return }
        let host: GlassHost = self.host ?? view.makeGlassHost()
        self.host = host
        let shape = shape(in: view.bounds)
        host.show(view.glassLook([shape], style: effect.style, spacing: 0))
    }

    func remove() {
        host?.removeFromSuperview()
        host = nil
        container?.remove(self)
        container = nil
        if let press { view?.removeGestureRecognizer(press) }
        for path in GlassPane.pressPaths { view?.layer.removeAnimation(forKey: GlassPane.pressKey(path)) }
    }

    /// Returns the shape of the glass in a rectangle.
    func shape(in rect: CGRect) -> GlassShape {
        let own: CGFloat = view?.layer.cornerRadius ?? 0
        let tint: ColorComponents? = view.flatMap { effect.tintColor?.components(in: $0.traitCollection) }
        return GlassShape(
            rect: rect, radius: own > 0 ? own : min(rect.width, rect.height) / 2,
            tint: tint.map { SIMD4(Double($0.red), Double($0.green), Double($0.blue), Double($0.alpha)) } ?? .zero)
    }

    // MARK: Touches

    /// The key paths of the animations while the view is pressed.
    private static let pressPaths = ["transform.scale.x", "transform.scale.y"]

    private static func pressKey(_ path: String) -> String { "glass press \(path)" }

    private func pressed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began: grow(isPressed: true)
        case .ended, .cancelled, .failed: grow(isPressed: false)
        default: return
        }
    }

    /// Enlarges the view by a few points while it is pressed.
    private func grow(isPressed: Bool) {
        guard let view, view.bounds.width > 0 else { return }
        let factor: CGFloat = 1 + min(8 / max(view.bounds.width, view.bounds.height), 0.1)
        for path in GlassPane.pressPaths {
            // The scale of the view, without the animation.
            let scale: CGFloat = (view.layer.value(forKeyPath: path) as? CGFloat) ?? 1
            let animation = CASpringAnimation(keyPath: path)
            animation.mass = 1
            animation.stiffness = 320
            animation.damping = 20
            animation.fromValue = (view.layer.startPresentation()?.value(forKeyPath: path) as? CGFloat) ?? scale
            animation.toValue = isPressed ? factor * scale : scale
            animation.duration = animation.settlingDuration
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = !isPressed
            view.layer.add(animation, forKey: GlassPane.pressKey(path))
        }
    }
}

/// Allows the press gesture to be recognized simultaneously with all other gestures.
@MainActor
private final class Simultaneity: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
