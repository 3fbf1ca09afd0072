import FoundationAdditions
import QuartzCore
import UIKitCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2

    /// The layer that contains the track and the thumb. A disabled switch dims this layer, because the app may set the
    /// alpha of the switch itself.
    private let content = CALayer()
    private let track = CALayer()
    private let thumb = CALayer()
    private var storedIsOn = false
    private var dragOrigin: CGFloat = 0
    private var hasDragged = false

    /// Whether the switch is on. The default is false. Setting it sends no actions.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// The color of the track while the switch is on; nil for `systemGreen`.
    open var onTintColor: UIColor? {
        didSet { if onTintColor != oldValue { show(animated: false) } }
    }

    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { show(animated: false) } }
    }

    /// The appearances of a switch.
    public enum Style: Int, Sendable {
        /// The appearance that the system chooses.
        case automatic = 0
        /// A check box with a title.
        case checkbox
        /// A track with a thumb.
        case sliding
    }

    /// The current appearance, which is always `sliding`.
    open var style: Style { .sliding }

    /// The appearance that the app prefers. The default is `automatic`. As on iPhone and iPad, a switch is sliding
    /// nevertheless.
    open var preferredStyle = Style.automatic

    /// The title of a check box. A sliding switch does not show it. The default is nil.
    open var title: String?

    /// The position of the switch. Its size is always 51 by 31 points: setting another size has no effect.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = CGRect(origin: .zero, size: UISwitch.size).applying(transform).size
            super.frame = CGRect(origin: newValue.origin, size: size)
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }

    /// Returns the frame at the leading top corner of an alignment rectangle, which can be larger than the switch.
    open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat = isRightToLeft ? alignmentRect.maxX - UISwitch.size.width : alignmentRect.minX
        return CGRect(origin: CGPoint(x: x, y: alignmentRect.minY), size: UISwitch.size)
    }

    /// Creates a switch. Its size is 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        prepareSwitch()
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSwitch()
        coder.configure(self, as: UISwitch.self)
    }

    private func prepareSwitch() {
        layer.addSublayer(content)
        content.addSublayer(track)
        content.addSublayer(thumb)
        track.cornerRadius = UISwitch.size.height / 2
        thumb.shadowColor = UIColor.black.cgColor
        thumb.shadowOpacity = 0.15
        thumb.shadowRadius = 3
        thumb.shadowOffset = CGSize(width: 0, height: 2)
        show(animated: false)
    }

    /// Turns the switch on or off. Sends no actions.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        keyWillChange(self, "isOn")
        defer { keyDidChange(self, "isOn") }
        storedIsOn = on
        show(animated: animated && window != nil)
    }

    private var thumbDiameter: CGFloat { UISwitch.size.height - 2 * UISwitch.inset }

    private func show(animated: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        CATransaction.setAnimationDuration(0.2)
        let frame = CGRect(origin: .zero, size: UISwitch.size)
        let pressed: CGFloat = isHighlighted ? 6 : 0
        let width: CGFloat = thumbDiameter + pressed
        let isAtRight: Bool = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x: CGFloat = isAtRight ? frame.maxX - UISwitch.inset - width : UISwitch.inset
        content.frame = frame
        track.frame = frame
        thumb.frame = CGRect(x: x, y: UISwitch.inset, width: width, height: thumbDiameter)
        thumb.cornerRadius = thumbDiameter / 2
        let on: UIColor = onTintColor ?? .systemGreen
        track.backgroundColor = (storedIsOn ? on : .secondarySystemFill).resolvedColor(with: traitCollection).cgColor
        thumb.backgroundColor = (thumbTintColor ?? .white).resolvedColor(with: traitCollection).cgColor
        content.opacity = isEnabled ? 1 : 0.5
        CATransaction.commit()
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { show(animated: window != nil) } }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { show(animated: window != nil) } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasDifferentColors(from: previousTraitCollection) { show(animated: false) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show(animated: false)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragOrigin = touch.location(in: self).x
        hasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance: CGFloat = touch.location(in: self).x - dragOrigin
        guard abs(distance) > UISwitch.size.width * 0.35 else { return true }
        let movesRight: Bool = distance > 0
        let newValue: Bool = movesRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        dragOrigin = touch.location(in: self).x
        hasDragged = true
        if newValue != storedIsOn { setOnByUser(newValue) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !hasDragged, isTouchInside { setOnByUser(!storedIsOn) }
    }

    private func setOnByUser(_ isOn: Bool) {
        setOn(isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Toggles the switch, and sends the actions.
    open override func accessibilityActivate() -> Bool {
        setOnByUser(!storedIsOn)
        return true
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    open override var intrinsicContentSize: CGSize { UISwitch.size }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? super.accessibilityTraits.union([.button, .toggleButton]) }
        set { super.accessibilityTraits = newValue }
    }
}
