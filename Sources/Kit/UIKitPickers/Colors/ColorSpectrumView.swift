import UIKitCore

/// The spectrum of a color picker. A finger selects the color under it.
final class ColorSpectrumView: UIControl {
    private(set) var color: UIColor?
    private let hues = CAGradientLayer()
    private let shade = CAGradientLayer()
    private let marker = UIView()
    private var point: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Spectrum"
        layer.cornerRadius = 8
        clipsToBounds = true
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        let white = UIColor.white
        shade.colors = [
            white.cgColor, white.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0).cgColor,
            UIColor.black.cgColor,
        ]
        shade.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(shade)
        marker.bounds.size = CGSize(width: 24, height: 24)
        marker.layer.cornerRadius = 12
        marker.layer.borderWidth = 3
        marker.layer.borderColor = white.cgColor
        marker.isUserInteractionEnabled = false
        marker.isHidden = true
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor?) {
        guard let color, color != self.color else { return }
        self.color = color
        point = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        hues.frame = bounds
        shade.frame = bounds
        CATransaction.commit()
        marker.isHidden = point == nil
        guard let point else { return }
        marker.center = CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
        marker.backgroundColor = color
    }

    private func track(_ touch: UITouch) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let location = touch.location(in: self)
        let unit = CGPoint(
            x: min(max(location.x / bounds.width, 0), 1), y: min(max(location.y / bounds.height, 0), 1))
        guard unit != point else { return }
        point = unit
        let found = ColorPalette.color(x: unit.x, y: unit.y)
        color = UIColor(red: found.red, green: found.green, blue: found.blue, alpha: 1)
        setNeedsLayout()
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

    override func cancelTracking(with event: UIEvent?) { sendActions(for: .editingDidEnd) }
}
