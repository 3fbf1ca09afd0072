import CoreGraphics
import QuartzCore
import UIKitCore

/// A view that shows glass: the blurred background, clipped to a shape, and a cover in front of it.
@MainActor
final class GlassHost: UIView {
    /// The appearance of the glass. The pixels are computed only after it changes.
    struct Look: Equatable {
        var shapes: [GlassShape]
        var spacing: CGFloat
        var material: GlassMaterial
        var scale: CGFloat
    }

    private let backdrop = CALayer()
    private let shape = CALayer()
    private let cover = CALayer()
    private var look: Look?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backdrop.mask = shape
        layer.addSublayer(backdrop)
        layer.addSublayer(cover)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows glass with shapes in the coordinates of the superview.
    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        let field = GlassField(look.shapes, spacing: look.spacing)
        let margin = CGFloat(GlassMaterial.shadowReach + GlassMaterial.shadowOffset)
        let area = field.bounds.isNull ? .zero : field.bounds.insetBy(dx: -margin, dy: -margin).integral
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        UIView.performWithoutAnimation { frame = area }
        let picture: GlassPicture? =
            area.isEmpty ? nil : GlassPicture(field, look.material, area: area, scale: look.scale)
        for layer in [backdrop, shape, cover] {
            layer.frame = CGRect(origin: .zero, size: area.size)
            layer.contentsScale = look.scale
        }
        shape.contents = picture?.mask
        cover.contents = picture?.cover
        backdrop.backdropFilter = picture == nil || look.material.opacity >= 1 ? nil : look.material.filter
    }
}

extension UIVisualEffectView {
    /// Adds and returns a host for glass in this view, behind its content.
    func makeGlassHost() -> GlassHost {
        let host = GlassHost()
        insertSubview(host, at: 0)
        return host
    }

    /// Returns the look of glass with the given shapes.
    func glassLook(_ shapes: [GlassShape], style: UIGlassEffect.Style, spacing: CGFloat) -> GlassHost.Look {
        let material = GlassMaterial(
            style, isDark: traitCollection.userInterfaceStyle == .dark,
            isOpaque: UIAccessibility.isReduceTransparencyEnabled)
        return GlassHost.Look(
            shapes: shapes, spacing: spacing, material: material, scale: max(1, traitCollection.displayScale))
    }
}
