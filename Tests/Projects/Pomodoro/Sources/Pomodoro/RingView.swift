import UIKit

/// A ring that shows a fraction.
final class RingView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer { layer as! CAShapeLayer }
    private let track = CAShapeLayer()

    var fraction: CGFloat = 0 {
        didSet { shape.strokeEnd = fraction }
    }

    var color: UIColor = .systemRed {
        didSet { shape.strokeColor = color.cgColor }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shape.fillColor = nil
        shape.lineWidth = 16
        shape.lineCap = .round
        shape.strokeColor = color.cgColor
        shape.strokeEnd = 0
        track.fillColor = nil
        track.lineWidth = 16
        track.strokeColor = UIColor.systemGray5.cgColor
        track.zPosition = -1
        layer.addSublayer(track)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 8
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        shape.path = path.cgPath
        track.path = path.cgPath
        track.frame = bounds
    }
}
