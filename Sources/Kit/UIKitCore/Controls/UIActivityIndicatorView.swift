import QuartzCore

/// Says that something is under way, for as long as it turns.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// How large it is. The default is `medium`.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether it is seen only while it turns. The default is true.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { showOrHide() } }
    }

    /// Its colour. The default is grey.
    open var color: UIColor! = .systemGray {
        didSet { if color != oldValue { updateColors() } }
    }

    /// Whether it turns.
    open private(set) var isAnimating = false

    /// How many of its spokes are seen, as a part of all. The default is 1.
    var share: CGFloat = 1 {
        didSet { if share != oldValue { setNeedsLayout() } }
    }

    private let spokes: [CALayer] = (0..<8).map { _ in CALayer() }
    private static let animationKey = "spin"
    /// How long it takes to turn once, in seconds.
    private static let period: TimeInterval = 0.8

    /// Makes an indicator.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        prepareSpokes()
    }

    public override init(frame: CGRect) {
        style = .medium
        let size: CGSize = frame.size == .zero ? UIActivityIndicatorView.size(of: .medium) : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        prepareSpokes()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        prepareSpokes()
    }

    private func prepareSpokes() {
        for spoke in spokes { layer.addSublayer(spoke) }
        updateColors()
        showOrHide()
    }

    private static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// Begins to turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        showOrHide()
        spin()
    }

    /// Stops turning.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
        showOrHide()
    }

    private func showOrHide() {
        layer.isHidden = hidesWhenStopped && !isAnimating
    }

    /// Each spoke pales, one after the other: the mark runs round while nothing is redrawn.
    private func spin() {
        guard isAnimating, window != nil else { return }
        let now: TimeInterval = CACurrentMediaTime()
        for (index, spoke) in spokes.enumerated() {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = [1.0, 0.25, 0.25] as [Float]
            animation.keyTimes = [0, 0.75, 1]
            animation.duration = Self.period
            animation.repeatCount = .infinity
            animation.beginTime = now - Self.period * TimeInterval(spokes.count - index) / TimeInterval(spokes.count)
            spoke.add(animation, forKey: Self.animationKey)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        spin()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGFloat = UIActivityIndicatorView.size(of: style).width
        let length: CGFloat = size * 0.27
        let width: CGFloat = size * 0.12
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            let angle: CGFloat = CGFloat(index) / CGFloat(spokes.count) * 2 * .pi
            let radius: CGFloat = size / 2 - length / 2
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            spoke.position = CGPoint(x: bounds.midX + sin(angle) * radius, y: bounds.midY - cos(angle) * radius)
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spoke.isHidden = CGFloat(index) >= (share * CGFloat(spokes.count)).rounded()
            spoke.opacity = 0.25 + 0.75 * Float(index) / Float(spokes.count)
        }
        CATransaction.commit()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColors()
    }

    private func updateColors() {
        let resolved: CGColor = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for spoke in spokes { spoke.backgroundColor = resolved }
        CATransaction.commit()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(of: style) }

    open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
    override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }
}
