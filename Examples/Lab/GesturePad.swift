import UIKit

/// A card with a figure that gestures move, and a badge for each recognizer with its latest state.
final class GesturePad: Card {
    private let figure = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
    private let shine = CAGradientLayer()
    private let mark = UILabel()
    private var badges: [(recognizer: String, badge: GestureBadge)] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var hue: CGFloat = 0.6
    private var isPlaced = false
    private let swipe = UISwipeGestureRecognizer()

    /// The delegate of the recognizers.
    weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { for recognizer in recognizers { recognizer.delegate = delegate } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        accessibilityIdentifier = "pad"
        figure.layer.cornerRadius = 26
        figure.layer.shadowColor = UIColor.black.cgColor
        figure.layer.shadowOffset = CGSize(width: 0, height: 6)
        figure.layer.shadowRadius = 12
        figure.layer.shadowOpacity = 0.2
        shine.frame = figure.bounds
        shine.cornerRadius = 26
        shine.startPoint = CGPoint(x: 0, y: 0)
        shine.endPoint = CGPoint(x: 1, y: 1)
        figure.layer.addSublayer(shine)
        mark.text = "✦"
        mark.font = .systemFont(ofSize: 34)
        mark.textColor = .white
        mark.textAlignment = .center
        mark.frame = figure.bounds
        figure.addSubview(mark)
        addSubview(figure)
        addRecognizers()
        for name in recognizers.compactMap(\.name) + ["space key"] {
            let badge = GestureBadge(name)
            badges.append((name, badge))
            addSubview(badge)
        }
        paint()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func addRecognizers() {
        let double = UITapGestureRecognizer(target: self, action: Selector("doubleTap", GesturePad.doubleTap))
        double.numberOfTapsRequired = 2
        add(double, "double tap")
        add(UITapGestureRecognizer(target: self, action: Selector("tap", GesturePad.tap)), "tap")
        add(UILongPressGestureRecognizer(target: self, action: Selector("press", GesturePad.press)), "long press")
        swipe.addTarget(self, action: Selector("showState", GesturePad.showState))
        swipe.direction = [.left, .right]
        add(swipe, "swipe")
        add(UIPanGestureRecognizer(target: self, action: Selector("pan", GesturePad.pan)), "pan")
        add(UIPinchGestureRecognizer(target: self, action: Selector("pinch", GesturePad.pinch)), "pinch")
        add(UIRotationGestureRecognizer(target: self, action: Selector("rotate", GesturePad.rotate)), "rotation")
        add(UIHoverGestureRecognizer(target: self, action: Selector("showState", GesturePad.showState)), "hover")
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.name = name
        recognizers.append(recognizer)
        addGestureRecognizer(recognizer)
    }

    // MARK: Gestures

    /// Shows the state of `recognizer`.
    func showState(of recognizer: UIGestureRecognizer) {
        badges.first { $0.recognizer == recognizer.name }?.badge.show(recognizer.state)
    }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        showState(of: recognizer)
        hue = (hue + 0.13).truncatingRemainder(dividingBy: 1)
        UIView.transition(with: figure, duration: 0.25, options: .transitionCrossDissolve) { self.paint() }
    }

    private func doubleTap(_ recognizer: UITapGestureRecognizer) {
        showState(of: recognizer)
        moveHome()
    }

    private func press(_ recognizer: UILongPressGestureRecognizer) {
        showState(of: recognizer)
        let isHeld: Bool = recognizer.state == .began || recognizer.state == .changed
        UIView.animate(springDuration: 0.3, bounce: 0.3) {
            self.figure.layer.shadowRadius = isHeld ? 24 : 12
            self.mark.transform = isHeld ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
        }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        showState(of: recognizer)
        let way = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        figure.center.x += way.x
        figure.center.y += way.y
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        showState(of: recognizer)
        figure.transform = figure.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    private func rotate(_ recognizer: UIRotationGestureRecognizer) {
        showState(of: recognizer)
        figure.transform = figure.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    // MARK: Figure

    /// Restores the initial state.
    func reset() {
        for (_, badge) in badges { badge.clear() }
        moveHome()
    }

    private func moveHome() {
        UIView.animate(springDuration: 0.5, bounce: 0.35) {
            self.figure.transform = .identity
            self.figure.center = self.home
        }
    }

    private func paint() {
        shine.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 1, alpha: 1).cgColor,
            UIColor(hue: hue + 0.08, saturation: 0.85, brightness: 0.85, alpha: 1).cgColor,
        ]
    }

    // MARK: Layout

    private static let columns = 3
    private static let badgeHeight: CGFloat = 40
    private var badgesHeight: CGFloat {
        CGFloat((badges.count + Self.columns - 1) / Self.columns) * (Self.badgeHeight + 6) + 10
    }

    private var home: CGPoint { CGPoint(x: bounds.midX, y: (bounds.height - badgesHeight) / 2) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isPlaced, bounds.height > 0 {
            isPlaced = true
            figure.center = home
        }
        let width: CGFloat = (bounds.width - 24 - 6 * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)
        for (index, entry) in badges.enumerated() {
            entry.badge.frame = inReadingDirection(
                CGRect(
                    x: 12 + CGFloat(index % Self.columns) * (width + 6),
                    y: bounds.height - badgesHeight + CGFloat(index / Self.columns) * (Self.badgeHeight + 6),
                    width: width, height: Self.badgeHeight))
        }
    }
}

/// A badge with the name of a recognizer, its latest state, and the number of times it ended.
final class GestureBadge: UIView {
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private var count = 0

    init(_ name: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 9
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        stateLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
        for label in [nameLabel, stateLabel] {
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            addSubview(label)
        }
        isAccessibilityElement = true
        accessibilityIdentifier = name
        clear()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func clear() {
        count = 0
        show("–", .tertiarySystemFill, .secondaryLabel)
    }

    func show(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: show("began", .systemGreen, .white)
        case .changed: show("changed", .systemGreen, .white)
        case .ended:
            count += 1
            show("ended ×\(count)", .systemBlue, .white)
        case .cancelled: show("cancelled", .systemOrange, .white)
        case .possible, .failed: break
        }
    }

    private func show(_ text: String, _ background: UIColor, _ color: UIColor) {
        stateLabel.text = text
        accessibilityLabel = text
        backgroundColor = background
        nameLabel.textColor = color == .white ? .white : .label
        stateLabel.textColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 2, y: 4, width: bounds.width - 4, height: 17)
        stateLabel.frame = CGRect(x: 2, y: 20, width: bounds.width - 4, height: 16)
    }
}
