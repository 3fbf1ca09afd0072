import UIKit

/// A cube. A transform layer sorts its sides by depth.
final class SolidView: Card {
    private let solid = CATransformLayer()
    private let side: CGFloat = 84

    /// The rotation of the cube, as a fraction of a full turn.
    var turn: CGFloat = 0 { didSet { if turn != oldValue { place() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        let angles: [(CGFloat, CGFloat)] = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (3, 0)]
        for (color, angle) in zip(colors, angles) {
            let face = CALayer()
            face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            face.backgroundColor = color.cgColor
            var transform = CATransform3DMakeRotation(angle.1 * .pi / 2, 0, 1, 0)
            transform = CATransform3DRotate(transform, angle.0 * .pi / 2, 1, 0, 0)
            face.transform = CATransform3DTranslate(transform, 0, 0, side / 2)
            solid.addSublayer(face)
        }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.sublayerTransform = perspective
        layer.addSublayer(solid)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        solid.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let turned = CATransform3DMakeRotation(-.pi / 7, 1, 0, 0)
        solid.transform = CATransform3DRotate(turned, turn * 2 * .pi, 0, 1, 0)
        CATransaction.commit()
    }
}
