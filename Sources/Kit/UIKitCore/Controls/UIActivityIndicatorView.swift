import QuartzCore

/// A spinning indicator of a task in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
        /// The name of a white `large` indicator before iOS 13.
        case whiteLarge = 0
        /// The name of a white `medium` indicator before iOS 13.
        case white = 1
        /// The name of `medium` before iOS 13.
        case gray = 2

        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

        fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }

    /// The size and the standard color of the indicator. The default is `medium`.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            updateColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether the indicator is hidden while it is stopped. The default is true.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { showOrHide() } }
    }

    /// The color of the indicator. The default is the color of the style: `systemGray`, or white for the white styles.
    /// Set it to nil to restore the default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor? {
        didSet { if ownColor != oldValue { updateColors() } }
    }

    /// Whether the indicator is spinning.
    open private(set) var isAnimating = false

    /// The fraction of spokes that are visible, from 0 to 1. The default is 1.
    var visibleFraction: CGFloat = 1 {
        didSet { if visibleFraction != oldValue { setNeedsLayout() } }
    }

    private let spokes: [CALayer] = (0..<8).map { _ in CALayer() }
    private static let animationKey = "spin"
    /// The duration of one revolution, in seconds.
    private static let period: TimeInterval = 0.8

    /// Creates an indicator with the size of `style`.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        prepareSpokes()
    }

    /// Creates a medium indicator. A zero size becomes the standard size.
    public override init(frame: CGRect) {
        style = .medium
        let size: CGSize = frame.size == .zero ? UIActivityIndicatorView.size(of: .medium) : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        prepareSpokes()
    }

    /// Creates a medium indicator, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        prepareSpokes()
        coder.configure(self, as: UIActivityIndicatorView.self)
    }

    private func prepareSpokes() {
        for spoke in spokes { layer.addSublayer(spoke) }
        updateColors()
        showOrHide()
    }

    private static func size(of style: Style) -> CGSize {
        style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// Starts spinning.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        showOrHide()
        spin()
    }

    /// Stops spinning.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
        showOrHide()
    }

    private func showOrHide() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// Fades the spokes one after the other, which looks like a rotation and needs no redrawing.
    private func spin() {
        guard isAnimating, window != nil else { return }
        let now = CACurrentMediaTime()
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
        let size = UIActivityIndicatorView.size(of: style).width
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
            spoke.isHidden = CGFloat(index) >= (visibleFraction * CGFloat(spokes.count)).rounded()
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
