import FoundationAdditions
import QuartzCore
import UIKitCore

/// A control that selects a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl, StepAdjusting {
    private static let thumbDiameter: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    /// The layer that contains the tracks and the thumb. A disabled slider dims this layer, because the app may set the
    /// alpha of the slider itself.
    private let content = CALayer()
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

    // MARK: Images

    private var thumbImages = StateTable<UIImage>()
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private let valueImages = (minimum: UIImageView(), maximum: UIImageView())

    /// The image beside the lower end of the track. The default is nil.
    open var minimumValueImage: UIImage? {
        didSet { show(minimumValueImage, in: valueImages.minimum) }
    }

    /// The image beside the upper end of the track. The default is nil.
    open var maximumValueImage: UIImage? {
        didSet { show(maximumValueImage, in: valueImages.maximum) }
    }

    private func show(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        if image != nil { addSubview(view) } else { view.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Sets the image of the thumb in a state, in place of a circle.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        updateColors()
        setNeedsLayout()
    }

    /// Sets the image of the track below the value in a state. The image is stretched between its caps.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        updateColors()
        setNeedsLayout()
    }

    /// Sets the image of the track above the value in a state. The image is stretched between its caps.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        updateColors()
        setNeedsLayout()
    }

    /// Returns the image of the thumb in a state, or the image of the normal state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

    /// Returns the image of the track below the value in a state, or the image of the normal state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }

    /// Returns the image of the track above the value in a state, or the image of the normal state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }

    /// The image of the thumb in the current state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The image of the track below the value in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The image of the track above the value in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// Returns the frame of `minimumValueImage`.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(minimumValueImage, in: bounds, isLeft: !isMirrored)
    }

    /// Returns the frame of `maximumValueImage`.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(maximumValueImage, in: bounds, isLeft: isMirrored)
    }

    private func valueImageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Shows the images of the current state.
    private func placeImages() {
        valueImages.minimum.frame = minimumValueImageRect(forBounds: bounds)
        valueImages.maximum.frame = maximumValueImageRect(forBounds: bounds)
        let parts: [(CALayer, UIImage?)] = [
            (thumb, currentThumbImage), (minimumTrack, currentMinimumTrackImage),
            (maximumTrack, currentMaximumTrackImage),
        ]
        for (part, image) in parts where part.contents != nil || image != nil {
            let rendered: RenderedImage? = image.map { RenderedImage($0, in: self) }
            part.contents = rendered?.bitmap
            part.contentsScale = rendered?.scale ?? 1
            part.contentsCenter = rendered?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        }
    }

    // MARK: Creation

    /// Creates a slider with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSlider()
    }

    /// Creates a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSlider()
        coder.configure(self, as: UISlider.self)
    }

    private func prepareSlider() {
        layer.addSublayer(content)
        for part in [maximumTrack, minimumTrack, thumb] { content.addSublayer(part) }
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
        keyWillChange(self, "value")
        defer { keyDidChange(self, "value") }
        storedValue = clamped
        place(animated: animated && window != nil)
    }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, second) = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
        // Images are 8 points away from the track.
        let left: CGFloat = (isMirrored ? second : first) + ((isMirrored ? second : first) > 0 ? 8 : 2)
        let right: CGFloat = (isMirrored ? first : second) + ((isMirrored ? first : second) > 0 ? 8 : 2)
        let height: CGFloat = currentMinimumTrackImage?.size.height ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + left, y: (bounds.midY - height / 2).rounded(), width: max(0, bounds.width - left - right),
            height: height)
    }

    /// Returns the frame of the thumb for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var position = CGFloat(fraction(of: value))
        if isMirrored { position = 1 - position }
        let size = CGSize(width: UISlider.thumbDiameter, height: UISlider.thumbDiameter)
        let thumb: CGSize = currentThumbImage?.size ?? size
        let left: CGFloat = rect.minX - 2
        let travel: CGFloat = rect.width + 4 - thumb.width
        return CGRect(
            x: left + travel * position, y: bounds.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    }

    private func place(animated: Bool) {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        placeImages()
        content.frame = CGRect(origin: .zero, size: bounds.size)
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
        updateColors()
        place(animated: false)
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let traits = traitCollection
        let colors: [(CALayer, UIImage?, UIColor)] = [
            (minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor),
            (maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill),
            (thumb, currentThumbImage, thumbTintColor ?? .white),
        ]
        for (part, image, color) in colors {
            part.backgroundColor = image == nil ? color.resolvedColor(with: traits).cgColor : nil
        }
        thumb.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        content.opacity = isEnabled ? 1 : 0.5
        for view in [valueImages.minimum, valueImages.maximum] { view.alpha = isEnabled ? 1 : 0.5 }
        CATransaction.commit()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasDifferentColors(from: previousTraitCollection) { updateColors() }
    }

    /// Changes the value by `step` twentieths of the range.
    package func adjust(by step: Int) -> Bool {
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
        let track = trackRect(forBounds: bounds)
        let diameter: CGFloat = currentThumb.width
        let travel: CGFloat = track.width + 4 - diameter
        guard travel > 0 else { return true }
        var position: CGFloat = (touch.location(in: self).x - track.minX + 2 - grabOffset - diameter / 2) / travel
        if isMirrored { position = 1 - position }
        let old = storedValue
        setValue(minimumValue + Float(position) * (maximumValue - minimumValue), animated: false)
        if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        // A continuous slider also sends its last value, so that actions can read the end of the drag from the event.
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    /// Returns the fraction of the track below `value`; 0 if the range is empty or infinite.
    private func fraction(of value: Float) -> Float {
        let range: Float = maximumValue - minimumValue
        let fraction: Float = range > 0 ? (value - minimumValue) / range : 0
        return fraction.isNaN ? 0 : fraction
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(of: storedValue) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
