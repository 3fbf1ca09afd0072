import UIKit

/// A ring of dots and a row of bars. Each consists of one layer that a replicator layer repeats.
final class ReplicatorView: Card {
    private let ring = CAReplicatorLayer()
    private let dot = CALayer()
    private let row = CAReplicatorLayer()
    private let bar = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceAlphaOffset = -1 / 13
        dot.cornerRadius = 5
        ring.addSublayer(dot)
        row.instanceCount = 10
        row.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
        row.instanceColor = UIColor.white.cgColor
        row.instanceRedOffset = -0.1
        row.instanceGreenOffset = -0.05
        bar.cornerRadius = 4
        bar.backgroundColor = UIColor.white.cgColor
        row.addSublayer(bar)
        for replicator in [ring, row] { layer.addSublayer(replicator) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.backgroundColor = tintColor.resolvedColor(with: traitCollection).cgColor
        ring.frame = CGRect(x: 16, y: 8, width: 80, height: 80)
        dot.frame = CGRect(x: 35, y: 4, width: 10, height: 10)
        row.frame = CGRect(x: 120, y: 24, width: 160, height: 48)
        bar.frame = CGRect(x: 0, y: 0, width: 8, height: 48)
        CATransaction.commit()
    }
}
