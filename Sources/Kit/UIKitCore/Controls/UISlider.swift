import QuartzCore

/// A control that selects a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let thumbDiameter: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    private let minimumTrack = CALayer()
    private let maximumTrack = CALayer()
    private let thumb = CALayer()
    private var storedValue: Float = 0
    private var grabOffset: CGFloat = 0

    /// The value, clamped to the range. The default is 0. Setting it sends no actions.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The minimum value. The default is 0.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
            setNeedsLayout()
        }
    }

    /// The maximum value. The default is 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
            setNeedsLayout()
        }
    }

    /// Whether the slider sends actions during the drag, rather than only at its end. The default is true.
    open var isContinuous = true

    /// The color of the track below the value; nil for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

    /// The color of the track above the value; nil for `systemFill`.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    /// Creates a slider with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSlider()
    }

    /// Creates a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSlider()
    }

    private func prepareSlider() {
        for part in [maximumTrack, minimumTrack, thumb] { layer.addSublayer(part) }
        for part in [maximumTrack, minimumTrack] { part.cornerRadius = UISlider.trackHeight / 2 }
        thumb.cornerRadius = UISlider.thumbDiameter / 2
        thumb.shadowColor = UIColor.black.cgColor
        thumb.shadowOpacity = 0.15
        thumb.shadowRadius = 4
        thumb.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
    }

    /// Sets the value. Sends no actions.
    open func setValue(_ value: Float, animated: Bool) {
        let clamped: Float = min(max(value, minimumValue), maximumValue)
        // NaN is ignored.
        guard clamped != storedValue, !value.isNaN else { return }
        storedValue = clamped
        place(animated: animated && window != nil)
    }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: (bounds.midY - UISlider.trackHeight / 2).rounded(), width: max(0, bounds.width - 4),
            height: UISlider.trackHeight)
    }

    /// Returns the frame of the thumb for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var position = CGFloat(fraction(of: value))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { position = 1 - position }
        let diameter = UISlider.thumbDiameter
        let left: CGFloat = rect.minX - 2
        let travel: CGFloat = rect.width + 4 - diameter
        return CGRect(x: left + travel * position, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    }

    private func place(animated: Bool) {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        maximumTrack.frame = track
        minimumTrack.frame = CGRect(
            x: isMirrored ? thumbFrame.midX : track.minX, y: track.minY,
            width: max(0, isMirrored ? track.maxX - thumbFrame.midX : thumbFrame.midX - track.minX),
            height: track.height)
        thumb.frame = thumbFrame
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(animated: false)
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let traits = traitCollection
        minimumTrack.backgroundColor = (minimumTrackTintColor ?? tintColor).resolvedColor(with: traits).cgColor
        maximumTrack.backgroundColor = (maximumTrackTintColor ?? .systemFill).resolvedColor(with: traits).cgColor
        thumb.backgroundColor = (thumbTintColor ?? .white).resolvedColor(with: traits).cgColor
        layer.opacity = isEnabled ? 1 : 0.5
        CATransaction.commit()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    /// Changes the value by a twentieth of the range.
    override func adjust(by step: Int) -> Bool {
        let old = storedValue
        setValue(storedValue + Float(step) * (maximumValue - minimumValue) / 20, animated: true)
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    // MARK: Tracking

    private var currentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let thumbFrame = currentThumb
        guard thumbFrame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) else { return false }
        grabOffset = x - thumbFrame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let diameter = UISlider.thumbDiameter
        let travel: CGFloat = bounds.width - diameter
        guard travel > 0 else { return true }
        var position: CGFloat = (touch.location(in: self).x - grabOffset - diameter / 2) / travel
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { position = 1 - position }
        let old = storedValue
        setValue(minimumValue + Float(position) * (maximumValue - minimumValue), animated: false)
        if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    override var defaultAccessibilityValue: String? {
        "\(Int((fraction(of: storedValue) * 100).rounded()))%"
    }

    /// Returns the fraction of the track below `value`; 0 if the range is empty or infinite.
    private func fraction(of value: Float) -> Float {
        let range: Float = maximumValue - minimumValue
        let fraction: Float = range > 0 ? (value - minimumValue) / range : 0
        return fraction.isNaN ? 0 : fraction
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
}
