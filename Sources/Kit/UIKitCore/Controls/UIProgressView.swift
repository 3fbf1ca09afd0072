import QuartzCore

/// Shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How high it is.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    /// How high it is. The default is `default`.
    open var progressViewStyle: Style = .default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// How far it has come, from 0 to 1. The default is 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The colour of what is done; nil is the tint.
    open var progressTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of what is not; nil is grey.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private var storedProgress: Float = 0
    private let bar = CALayer()

    /// Makes a progress view.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
    }

    private func prepareBar() {
        layer.addSublayer(bar)
        layer.masksToBounds = true
        updateColors()
    }

    /// Sets how far it has come, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        let clamped: Float = min(max(progress, 0), 1)
        // Not a number is no progress: it is neither taken nor shown.
        guard clamped != storedProgress, !progress.isNaN else { return }
        storedProgress = clamped
        place(animated: animated && window != nil)
    }

    private func place(animated: Bool) {
        let width: CGFloat = bounds.width * CGFloat(storedProgress)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        layer.cornerRadius = bounds.height / 2
        bar.cornerRadius = bounds.height / 2
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(animated: false)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColors()
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.backgroundColor = (progressTintColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
        layer.backgroundColor = (trackTintColor ?? .systemFill).resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
    }

    private var height: CGFloat { progressViewStyle == .default ? 4 : 2.5 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
