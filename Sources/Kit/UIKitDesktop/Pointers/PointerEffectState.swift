import QuartzCore
import UIKitCore

/// A reversible effect of the pointer on a view. The view shows the effect, but its properties do not change.
@MainActor
final class PointerEffectState {
    private let view: UIView
    private let platter = UIView()
    /// The values that the effect adds to properties of the layer, by key path.
    private var additions: [(keyPath: String, value: AnimatableValue)] = []

    /// The maximum side length of a view that the automatic effect highlights, in points.
    private static let highlightLimit: CGFloat = 100

    init(_ effect: UIPointerEffect) {
        let preview: UITargetedPreview = effect.preview
        view = preview.view
        switch effect {
        case .automatic where max(view.bounds.width, view.bounds.height) > Self.highlightLimit:
            prepare(preview, tint: .overlay, prefersShadow: false, prefersScale: true)
        case .automatic, .highlight: prepare(preview, tint: .underlay, prefersShadow: false, prefersScale: false)
        case .lift: prepare(preview, tint: .none, prefersShadow: true, prefersScale: true)
        case .hover(_, let tint, let shadow, let scale):
            prepare(preview, tint: tint, prefersShadow: shadow, prefersScale: scale)
        }
    }

    private func prepare(
        _ preview: UITargetedPreview, tint: UIPointerEffect.TintMode, prefersShadow: Bool, prefersScale: Bool
    ) {
        let longest: CGFloat = max(view.bounds.width, view.bounds.height)
        // Each side of the view moves by up to 4 points.
        if prefersScale, longest > 0 {
            let scale: CGFloat = 1 + min(0.1, 8 / longest)
            additions.append(("transform", .transform(CATransform3DMakeScale(scale, scale, 1))))
        }
        if prefersShadow {
            let (layer, offset): (CALayer, CGSize) = (view.layer, view.layer.shadowOffset)
            additions.append(("shadowOpacity", .number(0.2 - Double(layer.shadowOpacity))))
            additions.append(("shadowRadius", .number(10 - layer.shadowRadius.native)))
            additions.append(("shadowOffset", .size(CGSize(width: -offset.width, height: 4 - offset.height))))
        }
        guard tint != .none else { return }
        let path: UIBezierPath? = preview.parameters.visiblePath
        let isUnderlay: Bool = tint == .underlay
        let frame: CGRect = path?.bounds ?? (isUnderlay ? view.bounds.insetBy(dx: -6, dy: -4) : view.bounds)
        platter.isUserInteractionEnabled = false
        platter.accessibilityElementsHidden = true
        platter.backgroundColor = isUnderlay ? .secondarySystemFill : .tertiarySystemFill
        platter.alpha = 0
        UIView.performWithoutAnimation {
            if isUnderlay, let container = view.superview {
                platter.frame = view.convert(frame, to: container)
                container.insertSubview(platter, belowSubview: view)
            } else {
                platter.frame = frame
                view.addSubview(platter)
            }
            platter.layer.cornerRadius = isUnderlay ? UIPointerShape.defaultCornerRadius : view.layer.cornerRadius
            platter.layer.cornerCurve = .continuous
        }
    }

    /// Shows the effect. Called in an animation block.
    func apply() {
        platter.alpha = 1
        for (keyPath, value) in additions { animate(keyPath, to: value, name: "begin") }
    }

    /// Ends the effect. Called in an animation block, possibly before the effect is completely visible.
    func revert() {
        platter.alpha = 0
        for (keyPath, value) in additions { animate(keyPath, to: value.negated, name: "end") }
    }

    /// Removes the views and the animations of the effect.
    func remove() {
        platter.removeFromSuperview()
        for (keyPath, _) in additions {
            for name in ["begin", "end"] { view.layer.removeAnimation(forKey: key(keyPath, name)) }
        }
    }

    /// Adds a value to a property until the effect is removed.
    private func animate(_ keyPath: String, to value: AnimatableValue, name: String) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.isAdditive = true
        animation.isOverlay = true
        animation.fromValue = value.zero.any
        animation.toValue = value.any
        animation.duration = PointerAnimator.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key(keyPath, name))
    }

    /// Returns a key that no other effect uses, because an effect may begin while another ends.
    private func key(_ keyPath: String, _ name: String) -> String {
        "pointer effect \(ObjectIdentifier(self)) \(name) \(keyPath)"
    }
}
