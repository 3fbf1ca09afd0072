import UIKit

/// Particles that a button emits.
final class ParticlesView: Card {
    private let emitter = CAEmitterLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        }
        let cell = CAEmitterCell()
        cell.contents = picture.cgImage
        cell.contentsScale = picture.scale
        cell.birthRate = 60
        cell.lifetime = 1.5
        cell.velocity = 120
        cell.velocityRange = 60
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 3
        cell.yAcceleration = 120
        cell.color = UIColor.systemOrange.cgColor
        cell.greenRange = 0.5
        cell.alphaSpeed = -0.6
        cell.scaleRange = 0.4
        emitter.birthRate = 0
        emitter.emitterCells = [cell]
        layer.addSublayer(emitter)
        accessibilityIdentifier = "particles"
    }

    required init?(coder: NSCoder) { nil }

    /// The number of particles.
    var count: Int { emitter.sublayers?.count ?? 0 }

    /// Emits particles for half a second.
    func burst() {
        emitter.birthRate = 1
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.emitter.birthRate = 0 }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emitter.frame = bounds
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY - 8)
    }
}
