import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitDrawing
import UIKitLists
import UIKitText

/// The ring around the view that has the focus.
///
/// It is a sublayer of the view, so it moves with the view and does not change the subviews.
@MainActor
final class FocusRing {
    private let layer = CAShapeLayer()
    private weak var view: UIView?

    private static let width: CGFloat = 3
    /// The distance between the centerline of an outer ring and the shape that it surrounds.
    private static let gap: CGFloat = 2.5

    init() {
        layer.fillColor = nil
        layer.lineWidth = FocusRing.width
        layer.actions = ["position": NSNull(), "bounds": NSNull(), "path": NSNull(), "strokeColor": NSNull()]
    }

    /// Shows the ring around `view`, or hides it if `view` is `nil` or has no focus effect.
    func show(around view: UIView?) {
        self.view = view
        guard let view, let effect = view.focusEffect else { return layer.removeFromSuperlayer() }
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        place(effect, in: view)
    }

    /// Updates the ring after a change to the view's layout.
    func update() {
        if let view { show(around: view) }
    }

    private func place(_ effect: UIFocusEffect, in view: UIView) {
        layer.frame = view.bounds
        // The paths are in the coordinates of the view.
        layer.bounds = view.bounds
        layer.strokeColor = (view.tintColor ?? .systemBlue).resolvedColor(with: view.traitCollection).cgColor
        // Half of the line width is outside the path.
        let visible: CGRect = FocusRing.visiblePart(of: view).insetBy(dx: FocusRing.width / 2, dy: FocusRing.width / 2)
        if let halo = effect as? UIFocusHaloEffect {
            let outer = halo.path.bounds.insetBy(dx: -FocusRing.gap, dy: -FocusRing.gap)
            let isInside: Bool = halo.position == .inside || halo.position == .automatic && !visible.contains(outer)
            layer.path = FocusRing.path(halo.path, grownBy: isInside ? -FocusRing.width / 2 : FocusRing.gap)
        } else if let link = view as? TextLinkView {
            layer.path = FocusRing.path(around: link.outline, within: visible)
        } else {
            let radius: CGFloat = FocusRing.cornerRadius(of: view) + FocusRing.gap
            // On sides where an ancestor would clip an outer ring, the ring is inside the view.
            let frame = view.bounds.insetBy(dx: -FocusRing.gap, dy: -FocusRing.gap).intersection(visible)
            layer.path =
                UIBezierPath(roundedRect: frame, cornerRadius: min(radius, frame.width / 2, frame.height / 2)).cgPath
        }
    }

    /// Returns a ring around each line of a link.
    private static func path(around lines: [CGRect], within visible: CGRect) -> CGPath {
        let path = UIBezierPath()
        for line in lines {
            let frame: CGRect = line.insetBy(dx: -gap, dy: -gap / 2).intersection(visible)
            if frame.isNull { continue }
            path.append(UIBezierPath(roundedRect: frame, cornerRadius: min(4, frame.width / 2, frame.height / 2)))
        }
        return path.cgPath
    }

    /// Returns the shape of an effect, scaled so that it is larger by `distance` on every side.
    private static func path(_ path: UIBezierPath, grownBy distance: CGFloat) -> CGPath {
        let box = path.bounds
        guard box.width > 0, box.height > 0, let grown = path.copy() as? UIBezierPath else { return path.cgPath }
        grown.apply(CGAffineTransform(translationX: -box.midX, y: -box.midY))
        grown.apply(
            CGAffineTransform(
                scaleX: max(0, box.width + 2 * distance) / box.width, y: max(0, box.height + 2 * distance) / box.height)
        )
        grown.apply(CGAffineTransform(translationX: box.midX, y: box.midY))
        return grown.cgPath
    }

    /// Returns the part of the view's surroundings that no ancestor clips, in the view's coordinates.
    private static func visiblePart(of view: UIView) -> CGRect {
        var visible: CGRect = view.bounds.insetBy(dx: -100, dy: -100)
        var ancestor: UIView? = view
        while let current = ancestor {
            if current.clipsToBounds || current is UIWindow || current is UITableViewCell {
                var clip: CGRect = current.bounds
                let scroll: UIScrollView? = current === view ? nil : current as? UIScrollView
                if let scroll { clip = clip.union(CGRect(origin: .zero, size: scroll.contentSize)) }
                visible = visible.intersection(view.convert(clip, from: current))
                // The view may be scrolled into view later, so its current position is not relevant.
                if scroll != nil { return visible }
            }
            ancestor = current.superview
        }
        return visible
    }

    /// Returns the corner radius of the view or of a background view in it.
    private static func cornerRadius(of view: UIView) -> CGFloat {
        if view.layer.cornerRadius > 0 { return view.layer.cornerRadius }
        let background: UIView? = view.subviews.first { $0.frame == view.bounds && $0.layer.cornerRadius > 0 }
        return background?.layer.cornerRadius ?? 6
    }
}
