import QuartzCore
import UIKitCore

/// A reversible effect of the pointer on a view.
@MainActor
final class PointerEffectState {
    private let view: UIView
    private let transform: CGAffineTransform
    private var scale: CGFloat = 1
    private var castsShadow = false
    private let platter = UIView()
    private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)

    /// The maximum side length of a view that the automatic effect highlights, in points.
    private static let highlightLimit: CGFloat = 100

    init(_ effect: UIPointerEffect) {
        let preview: UITargetedPreview = effect.preview
        view = preview.view
        transform = view.transform
        shadow = (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset)
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
        if prefersScale, longest > 0 { scale = 1 + min(0.1, 8 / longest) }
        castsShadow = prefersShadow
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
        if scale != 1 { view.transform = transform.scaledBy(x: scale, y: scale) }
        guard castsShadow else { return }
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 10
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Ends the effect. Called in an animation block.
    func revert() {
        platter.alpha = 0
        if scale != 1 { view.transform = transform }
        guard castsShadow else { return }
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = shadow
    }

    /// Removes the views of the effect.
    func remove() { platter.removeFromSuperview() }
}
