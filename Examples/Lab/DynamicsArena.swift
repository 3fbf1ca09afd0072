import UIKit

/// The bodies of the page about dynamics, with the strings from which they hang.
final class DynamicsArena: Card {
    /// Three boxes and three balls.
    let bodies: [DynamicsBody]
    /// The strings, from their upper ends to the centers of bodies.
    var strings: [(top: CGPoint, body: DynamicsBody)] = []
    var didResize: () -> Void = {}
    private var size: CGSize = .zero

    override init(frame: CGRect) {
        let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPink, .systemTeal, .systemPurple]
        bodies = colors.enumerated().map { index, color in
            let body = DynamicsBody(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            body.isRound = index % 2 == 1
            body.backgroundColor = color
            body.accessibilityIdentifier = "body \(index + 1)"
            return body
        }
        super.init(frame: frame)
        contentMode = .redraw
        clipsToBounds = true
        for body in bodies { addSubview(body) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        didResize()
    }

    override func draw(_ rect: CGRect) {
        let lines = UIBezierPath()
        for string in strings {
            lines.move(to: string.top)
            lines.addLine(to: string.body.center)
        }
        UIColor.separator.setStroke()
        lines.lineWidth = 2
        lines.stroke()
    }
}

/// A box or a ball.
final class DynamicsBody: UIView {
    var isRound = false { didSet { layer.cornerRadius = isRound ? bounds.width / 2 : 8 } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}
