import UIKit

/// Draws the curve of a spring from 0 to 1.
final class SpringGraph: Card {
    var spring = LabSpring() {
        didSet { setNeedsLayout() }
    }

    private let curve = CAShapeLayer()
    private let goal = CAShapeLayer()
    /// The duration of the curve, in seconds.
    private static let span: TimeInterval = 2
    /// The maximum value that is visible.
    private static let overshoot: CGFloat = 1.75

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in [goal, curve] {
            line.fillColor = nil
            line.lineJoin = .round
            layer.addSublayer(line)
        }
        goal.lineWidth = 1
        goal.lineDashPattern = [4, 4]
        curve.lineWidth = 3
        curve.lineCap = .round
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let plot = bounds.insetBy(dx: 16, dy: 16)
        func point(_ time: TimeInterval, _ value: CGFloat) -> CGPoint {
            CGPoint(
                x: plot.minX + plot.width * time / Self.span, y: plot.maxY - plot.height * value / Self.overshoot)
        }
        let dashes = CGMutablePath()
        dashes.move(to: point(0, 1))
        dashes.addLine(to: point(Self.span, 1))
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        for step in 1...200 {
            let time: TimeInterval = Self.span * TimeInterval(step) / 200
            path.addLine(to: point(time, spring.value(at: time)))
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        curve.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
        goal.strokeColor = UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor
        for line in [goal, curve] { line.frame = bounds }
        curve.path = path
        goal.path = dashes
        CATransaction.commit()
    }
}

/// A view that moves from one end to the other and rotates.
final class SpringTrack: Card {
    var isAtEnd = false

    private let plate = UIView(frame: CGRect(x: 0, y: 0, width: 52, height: 52))

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.backgroundColor = .systemOrange
        plate.layer.cornerRadius = 14
        plate.accessibilityIdentifier = "plate"
        plate.isAccessibilityElement = true
        addSubview(plate)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Space for the overshoot at both ends.
        let inset: CGFloat = bounds.width * 0.28
        plate.center = CGPoint(x: isAtEnd ? bounds.width - inset : inset, y: bounds.midY)
        plate.transform = isAtEnd ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
}

/// A ball that can be dragged and thrown. It springs back with the velocity of the throw.
final class SpringArena: Card {
    var spring = LabSpring()

    private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    private let home = UIView(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
    private let hint = UILabel("Throw the ball", .footnote, .secondaryLabel)
    private var animator: UIViewPropertyAnimator?
    /// Whether the ball is being dragged or is springing back.
    private var isAway = false
    /// The offset of the touch from the ball's center.
    private var grip: CGPoint = .zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        home.layer.cornerRadius = 36
        home.backgroundColor = .tertiarySystemFill
        ball.layer.cornerRadius = 32
        ball.backgroundColor = .systemBlue
        ball.layer.shadowColor = UIColor.black.cgColor
        ball.layer.shadowOpacity = 0.25
        ball.layer.shadowRadius = 8
        ball.layer.shadowOffset = CGSize(width: 0, height: 4)
        ball.accessibilityIdentifier = "ball"
        ball.isAccessibilityElement = true
        hint.textAlignment = .center
        for part in [home, hint, ball] { addSubview(part) }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag", SpringArena.drag)))
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    override func layoutSubviews() {
        super.layoutSubviews()
        home.center = middle
        hint.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 20)
        if !isAway { ball.center = middle }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: self)
        switch pan.state {
        case .began:
            // Stops the ball at its presented position, so that the user can catch it while it moves.
            animator?.stopAnimation(true)
            isAway = true
            grip = CGPoint(x: finger.x - ball.center.x, y: finger.y - ball.center.y)
            if hypot(grip.x, grip.y) > 48 { grip = .zero }
            move(to: finger)
        case .changed: move(to: finger)
        default: release(pan.velocity(in: self))
        }
    }

    private func move(to finger: CGPoint) {
        ball.center = CGPoint(
            x: min(max(finger.x - grip.x, 32), bounds.width - 32),
            y: min(max(finger.y - grip.y, 32), bounds.height - 32))
    }

    private func release(_ velocity: CGPoint) {
        let way = CGVector(dx: middle.x - ball.center.x, dy: middle.y - ball.center.y)
        // The unit of a spring's initial velocity is the total distance per second.
        let start = CGVector(
            dx: abs(way.dx) > 1 ? velocity.x / way.dx : 0, dy: abs(way.dy) > 1 ? velocity.y / way.dy : 0)
        let timing = UISpringTimingParameters(duration: spring.duration, bounce: spring.bounce, initialVelocity: start)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations { self.ball.center = self.middle }
        animator.addCompletion { [weak self] _ in self?.isAway = false }
        animator.startAnimation()
        self.animator = animator
    }
}
