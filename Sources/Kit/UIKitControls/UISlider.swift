import FoundationAdditions
import QuartzCore
import UIKitCore

/// A control that selects a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl, StepAdjusting {
    private static let thumbDiameter: CGFloat = 28
    static let trackHeight: CGFloat = 4
    /// The heights of a track without a thumb, at rest and while the user drags, in points.
    private static let thumblessHeights: (rest: CGFloat, dragging: CGFloat) = (6, 12)
    private static let controlHeight: CGFloat = 31
    /// The number of steps from the minimum to the maximum value.
    nonisolated static let stepCount: Float = 20

    /// The layer that contains the tracks and the thumb. A disabled slider dims this layer, because the app may set the
    /// alpha of the slider itself.
    private let content = CALayer()
    private let tracks = SliderTracks()
    private let thumb = CALayer()
    private var ticks: SliderTicks?
    /// Whether the user drags in a slider without a thumb.
    private var isScrubbing = false {
        didSet { if isScrubbing != oldValue { place(animated: window != nil) } }
    }
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

    /// The appearance of the slider. The default is `default`.
    open var sliderStyle: Style = .default {
        didSet {
            guard sliderStyle != oldValue else { return }
            updateColors()
            setNeedsLayout()
        }
    }

    /// The ticks of the slider, and the values that it accepts. The default, nil, means that the slider has no ticks
    /// and accepts all values.
    public var trackConfiguration: TrackConfiguration? {
        didSet {
            guard trackConfiguration != oldValue else { return }
            ticks?.remove()
            ticks = trackConfiguration.map { SliderTicks($0) }
            if let ticks { content.insertSublayer(ticks.layer, below: thumb) }
            ticks?.addLabels(to: self)
            value = storedValue
            updateColors()
            invalidateIntrinsicContentSize()
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
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (middle(of: bounds) - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Returns the y-coordinate of the middle of the track. The titles of ticks are below the track.
    private func middle(of bounds: CGRect) -> CGFloat { bounds.midY - (ticks?.labelHeight ?? 0) / 2 }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Shows the images of the current state.
    private func placeImages() {
        valueImages.minimum.frame = minimumValueImageRect(forBounds: bounds)
        valueImages.maximum.frame = maximumValueImageRect(forBounds: bounds)
        let parts: [(CALayer, UIImage?)] = [
            (thumb, currentThumbImage), (tracks.minimum, currentMinimumTrackImage),
            (tracks.maximum, currentMaximumTrackImage),
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
        content.addSublayer(tracks.layer)
        content.addSublayer(thumb)
        thumb.cornerRadius = UISlider.thumbDiameter / 2
        thumb.shadowColor = UIColor.black.cgColor
        thumb.shadowOpacity = 0.15
        thumb.shadowRadius = 4
        thumb.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
    }

    /// Sets the value. Sends no actions.
    open func setValue(_ value: Float, animated: Bool) {
        let clamped: Float = accepted(min(max(value, minimumValue), maximumValue))
        // NaN is ignored.
        guard clamped != storedValue, !value.isNaN else { return }
        keyWillChange(self, "value")
        defer { keyDidChange(self, "value") }
        storedValue = clamped
        place(animated: animated && window != nil)
    }

    /// Returns the value that the track configuration accepts in place of a value in the range.
    private func accepted(_ value: Float) -> Float {
        let position: Float = fraction(of: value)
        guard let accepted = trackConfiguration?.accepted(position), accepted != position else { return value }
        return self.value(at: accepted)
    }

    /// Returns the value at a fraction of the track.
    private func value(at fraction: Float) -> Float { minimumValue + fraction * (maximumValue - minimumValue) }

    private var hasThumb: Bool { sliderStyle == .default }

    private var thumbSize: CGSize {
        guard hasThumb else { return .zero }
        return currentThumbImage?.size ?? CGSize(width: UISlider.thumbDiameter, height: UISlider.thumbDiameter)
    }

    /// The distance by which the thumb extends beyond each end of the track, in points.
    private var overhang: CGFloat { hasThumb ? 2 : 0 }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, second) = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
        // Images are 8 points away from the track.
        let left: CGFloat = (isMirrored ? second : first) + ((isMirrored ? second : first) > 0 ? 8 : 2)
        let right: CGFloat = (isMirrored ? first : second) + ((isMirrored ? first : second) > 0 ? 8 : 2)
        let thumbless: CGFloat = isScrubbing ? Self.thumblessHeights.dragging : Self.thumblessHeights.rest
        let height: CGFloat = currentMinimumTrackImage?.size.height ?? (hasThumb ? UISlider.trackHeight : thumbless)
        return CGRect(
            x: bounds.minX + left, y: (middle(of: bounds) - height / 2).rounded(),
            width: max(0, bounds.width - left - right), height: height)
    }

    /// Returns the frame of the thumb for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var position = CGFloat(fraction(of: value))
        if isMirrored { position = 1 - position }
        let thumb: CGSize = thumbSize
        let left: CGFloat = rect.minX - overhang
        let travel: CGFloat = rect.width + 2 * overhang - thumb.width
        return CGRect(
            x: left + travel * position, y: middle(of: bounds) - thumb.height / 2, width: thumb.width,
            height: thumb.height)
    }

    private func place(animated: Bool) {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        placeImages()
        content.frame = CGRect(origin: .zero, size: bounds.size)
        let enabled: ClosedRange<Float> = trackConfiguration?.enabledRange ?? 0...1
        tracks.place(
            in: track, bounds: content.bounds, clips: !hasThumb,
            enabled: (end(at: enabled.lowerBound, in: track), end(at: enabled.upperBound, in: track)),
            filled: (end(at: trackConfiguration?.neutralValue ?? 0, in: track), thumbFrame.midX),
            isMirrored: isMirrored)
        thumb.frame = thumbFrame
        ticks?.place(y: middle(of: bounds), in: bounds) { x(at: $0, in: track) }
        CATransaction.commit()
    }

    /// Returns the x-coordinate of the middle of the thumb at a fraction of the track.
    private func x(at fraction: Float, in track: CGRect) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: track, value: value(at: fraction)).midX
    }

    /// Returns the x-coordinate at which a part of the track begins or ends: the middle of the thumb at a fraction of the
    /// track, or an end of the track.
    private func end(at fraction: Float, in track: CGRect) -> CGFloat {
        if fraction <= 0 { return isMirrored ? track.maxX : track.minX }
        if fraction >= 1 { return isMirrored ? track.minX : track.maxX }
        return x(at: fraction, in: track)
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
            (tracks.minimum, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor),
            (tracks.maximum, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill),
            (thumb, currentThumbImage, thumbTintColor ?? .white),
        ]
        for (part, image, color) in colors {
            part.backgroundColor = image == nil ? color.resolvedColor(with: traits).cgColor : nil
        }
        tracks.updateDisabledColors()
        thumb.isHidden = !hasThumb
        thumb.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        content.opacity = isEnabled ? 1 : 0.5
        ticks?.updateColors(isEnabled: isEnabled, traits: traits)
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

    /// Changes the value by `step` ticks if the slider accepts only the values of ticks, otherwise by `step` twentieths
    /// of the range.
    package func adjust(by step: Int) -> Bool {
        let old = storedValue
        let target: Float? = trackConfiguration?.position(step, from: fraction(of: storedValue))
        let change: Float = Float(step) * (maximumValue - minimumValue) / Self.stepCount
        setValue(target.map { value(at: $0) } ?? storedValue + change, animated: true)
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    // MARK: Tracking

    private var currentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let thumbFrame = currentThumb
        guard !hasThumb || thumbFrame.insetBy(dx: -10, dy: -10).contains(location) else { return false }
        grabOffset = location.x - thumbFrame.midX
        isScrubbing = !hasThumb
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let diameter: CGFloat = currentThumb.width
        let travel: CGFloat = track.width + 2 * overhang - diameter
        guard travel > 0 else { return true }
        let left: CGFloat = track.minX - overhang + diameter / 2
        var position: CGFloat = (touch.location(in: self).x - grabOffset - left) / travel
        if isMirrored { position = 1 - position }
        let old = storedValue
        setValue(value(at: Float(position)), animated: false)
        if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        // A continuous slider also sends its last value, so that actions can read the end of the drag from the event.
        isScrubbing = false
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        isScrubbing = false
    }

    private var naturalHeight: CGFloat { Self.controlHeight + (ticks?.labelHeight ?? 0) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    /// Returns the fraction of the track below `value`; 0 if the range is empty or infinite.
    private func fraction(of value: Float) -> Float {
        let range: Float = maximumValue - minimumValue
        let fraction: Float = range > 0 ? (value - minimumValue) / range : 0
        return fraction.isNaN ? 0 : fraction
    }

    open override var accessibilityValue: String? {
        get {
            let fraction: Float = self.fraction(of: storedValue)
            return super.accessibilityValue ?? trackConfiguration?.tick(at: fraction)?.title
                ?? "\(Int((fraction * 100).rounded()))%"
        }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
