import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

/// A magnifier above a finger, which shows the part of the window around a point.
final class LoupeView: UIView {
    static let size = CGSize(width: 120, height: 60)
    private static let magnification: CGFloat = 1.25
    /// The distance between the magnifier and the line of text below it, in points.
    private static let gap: CGFloat = 16

    private let content = LoupeContent()

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        content.frame = bounds
        content.layer.cornerRadius = Self.size.height / 2
        content.clipsToBounds = true
        addSubview(content)
        let edge = UIView(frame: bounds)
        edge.layer.cornerRadius = Self.size.height / 2
        edge.layer.borderWidth = 0.5
        edge.layer.borderColor = UIColor.systemGray3.cgColor
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    /// Magnifies the area around a point, and positions the magnifier above a rectangle. The point and the rectangle
    /// are in the coordinates of the window.
    func show(_ point: CGPoint, above rect: CGRect, in window: UIWindow) {
        if superview !== window { window.addSubview(self) }
        window.bringSubviewToFront(self)
        var center = CGPoint(x: point.x, y: rect.minY - Self.gap - Self.size.height / 2)
        let half = CGSize(width: Self.size.width / 2, height: Self.size.height / 2)
        center.x = min(max(center.x, half.width), window.bounds.width - half.width)
        // If there is no space above, the magnifier covers the line under the finger.
        center.y = max(center.y, half.height + window.safeAreaInsets.top)
        self.center = center
        content.point = point
        content.setNeedsDisplay()
    }

    func appear() {
        transform = CGAffineTransform(translationX: 0, y: Self.size.height / 2).scaledBy(x: 0.3, y: 0.3)
        alpha = 0
        UIView.animate(withDuration: 0.15) {
            self.transform = .identity
            self.alpha = 1
        }
    }

    func disappear() {
        UIView.animate(withDuration: 0.15) {
            self.transform = CGAffineTransform(translationX: 0, y: Self.size.height / 2).scaledBy(x: 0.3, y: 0.3)
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// The view that draws the magnified content of the window.
    private final class LoupeContent: UIView {
        var point: CGPoint = .zero

        override func draw(_ rect: CGRect) {
            guard let window, let loupe = superview, let context = UIGraphicsGetCurrentContext() else { return }
            (window.backgroundColor ?? .systemBackground).setFill()
            context.fill(bounds)
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.scaleBy(x: LoupeView.magnification, y: LoupeView.magnification)
            context.translateBy(x: -point.x, y: -point.y)
            for view in window.subviews where view !== loupe && !view.isHidden {
                context.saveGState()
                context.translateBy(x: view.frame.minX, y: view.frame.minY)
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
                context.restoreGState()
            }
        }
    }
}
