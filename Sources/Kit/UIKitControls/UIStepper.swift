import FoundationAdditions
import HostClock
import ProgramDiagnostics
import QuartzCore
import SystemTexts
import UIKitCore

/// A control that increases and decreases a value in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl, StepAdjusting {
    private static let size = CGSize(width: 94, height: 32)

    /// The value, clamped to the range. The default is 0. Setting it sends no actions.
    open var value: Double {
        get { storedValue }
        set {
            // NaN is ignored.
            guard !newValue.isNaN else { return }
            keyWillChange(self, "value")
            defer { keyDidChange(self, "value") }
            storedValue = clamped(newValue)
            updateColors()
        }
    }

    /// The minimum value. The default is 0.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// The maximum value. The default is 100.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

    private func limitsDidChange() {
        if clamped(storedValue) != storedValue { value = storedValue }
        updateColors()
    }

    /// The size of a step. It must be greater than 0, otherwise the program stops. The default is 1.
    open var stepValue: Double = 1 {
        didSet { stopProgram(unless: stepValue > 0, "The step of a stepper must be more than 0, not \(stepValue).") }
    }

    /// Whether the stepper sends actions for each step, rather than only when it is released. The default is true.
    ///
    /// A stepper that is not continuous sends no actions when the value is the same as before the press. When the
    /// system cancels the press, the stepper sends no actions and restores that value.
    open var isContinuous = true

    /// Whether the stepper repeats its step while it is pressed. The default is true.
    open var autorepeat = true

    /// Whether the value wraps from one end of the range to the other. The default is false.
    open var wraps = false {
        didSet { updateColors() }
    }

    private var storedValue: Double = 0
    /// The value before the press.
    private var initialValue: Double = 0
    private let minus = CAShapeLayer()
    private let plus = CAShapeLayer()
    private let divider = CALayer()
    private let pressHighlight = CALayer()
    private var direction: Double = 0
    /// The direction of the half that shows a press: 1, -1, or 0 if no half is pressed.
    private var pressedDirection: Double = 0
    private var repeatCall: ScheduledCall?
    /// The halves that decrease and increase the value.
    private let halves: [StepperHalf] = ["Decrement", "Increment"].map { StepperHalf(label: SystemTexts.localized($0)) }
    private var backgroundImages = StateTable<UIImage>()
    private var decrementImages = StateTable<UIImage>()
    private var incrementImages = StateTable<UIImage>()
    private var dividerImages: [[UInt]: UIImage] = [:]
    /// The view of the divider image, if the app sets one.
    private let dividerView = UIImageView()

    /// Creates a stepper. Its initial size is 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        prepareStepper()
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareStepper()
        coder.configure(self, as: UIStepper.self)
    }

    private func prepareStepper() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        pressHighlight.cornerRadius = 8
        pressHighlight.isHidden = true
        for half in halves { addSubview(half) }
        addSubview(dividerView)
        for part in [pressHighlight, divider, minus, plus] { layer.addSublayer(part) }
        for sign in [minus, plus] {
            sign.fillColor = nil
            sign.lineWidth = 2
            sign.lineCap = .round
        }
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half: CGFloat = bounds.width / 2
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let left = CGMutablePath()
        left.move(to: CGPoint(x: -7, y: 0))
        left.addLine(to: CGPoint(x: 7, y: 0))
        let right = CGMutablePath()
        right.addPath(left)
        right.move(to: CGPoint(x: 0, y: -7))
        right.addLine(to: CGPoint(x: 0, y: 7))
        minus.path = left
        plus.path = right
        minus.position = CGPoint(x: isMirrored ? half * 1.5 : half / 2, y: bounds.midY)
        plus.position = CGPoint(x: isMirrored ? half / 2 : half * 1.5, y: bounds.midY)
        for (index, half) in halves.enumerated() { half.place(in: bounds, isAtRight: (index == 1) != isMirrored) }
        divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
        let width: CGFloat = dividerView.image?.size.width ?? 0
        dividerView.frame = CGRect(x: half - width / 2, y: 0, width: width, height: bounds.height)
        CATransaction.commit()
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let traits = traitCollection
        func color(_ isUsable: Bool) -> CGColor {
            (isUsable && isEnabled ? UIColor.label : UIColor.tertiaryLabel).resolvedColor(with: traits).cgColor
        }
        let canStep: [Bool] = [wraps || storedValue > minimumValue, wraps || storedValue < maximumValue]
        minus.strokeColor = color(canStep[0])
        plus.strokeColor = color(canStep[1])
        let states: [State] = canStep.enumerated().map { index, canStep in
            if !canStep || !isEnabled { return .disabled }
            return pressedDirection == (index == 0 ? -1 : 1) ? .highlighted : .normal
        }
        for (half, state) in zip(halves, states) {
            let isUsable: Bool = state != .disabled
            half.accessibilityTraits = isUsable ? .button : [.button, .notEnabled]
            half.show(
                background: backgroundImages.value(for: state),
                sign: (half === halves[0] ? decrementImages : incrementImages).value(for: state),
                tintColor: isUsable ? tintColor : .tertiaryLabel)
        }
        minus.isHidden = halves[0].sign.image != nil
        plus.isHidden = halves[1].sign.image != nil
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        dividerView.image = currentDividerImage(left: states[isMirrored ? 1 : 0], right: states[isMirrored ? 0 : 1])
        divider.isHidden = dividerView.image != nil
        divider.backgroundColor = UIColor.separator.resolvedColor(with: traits).cgColor
        // The images of a state show the press.
        let press: UIColor = backgroundImages.states.isEmpty ? .systemFill : .clear
        pressHighlight.backgroundColor = press.resolvedColor(with: traits).cgColor
        CATransaction.commit()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Images

    /// Sets the background in a state, which replaces the standard background. The image is stretched between its caps.
    ///
    /// The half that is pressed shows its part of the image for the highlighted state, and a half that cannot change the
    /// value shows its part of the image for the disabled state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        let wasStandard: Bool = backgroundImages.states.isEmpty
        backgroundImages[state] = image
        let isStandard: Bool = backgroundImages.states.isEmpty
        if isStandard != wasStandard { backgroundColor = isStandard ? .tertiarySystemFill : nil }
        imagesDidChange()
    }

    /// Returns the background in a state, or the background of the normal state. Nil means the standard background.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// Sets the image between the halves while they have the given states. The image for two normal halves also appears
    /// in states without an image.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        dividerImages[[leftState.rawValue, rightState.rawValue]] = image
        imagesDidChange()
    }

    /// Returns the image that was set between halves in the given states, or nil.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividerImages[[leftState.rawValue, rightState.rawValue]] }

    private func currentDividerImage(left: State, right: State) -> UIImage? {
        dividerImage(forLeftSegmentState: left, rightSegmentState: right)
            ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    }

    /// Sets the sign of the half that increases the value, in a state. An image of the rendering mode `automatic` has
    /// the tint color. Nil in the normal state restores the standard sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        imagesDidChange()
    }

    /// Returns the sign of the half that increases the value, in a state or in the normal state. The default is a plus
    /// sign.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        incrementImages.value(for: state) ?? UIImage(systemName: "plus")
    }

    /// Sets the sign of the half that decreases the value, in a state. An image of the rendering mode `automatic` has
    /// the tint color. Nil in the normal state restores the standard sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        imagesDidChange()
    }

    /// Returns the sign of the half that decreases the value, in a state or in the normal state. The default is a minus
    /// sign.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        decrementImages.value(for: state) ?? UIImage(systemName: "minus")
    }

    private func imagesDidChange() {
        updateColors()
        setNeedsLayout()
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { updateColors() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasDifferentColors(from: previousTraitCollection) { updateColors() }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        initialValue = storedValue
        let isRight: Bool = touch.location(in: self).x > bounds.midX
        direction = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
        showPress(isRight: isRight)
        step()
        if autorepeat { repeatStep(after: 0.5) }
        return true
    }

    package func adjust(by step: Int) -> Bool {
        direction = Double(step)
        initialValue = storedValue
        self.step()
        if !isContinuous { sendChange(from: initialValue) }
        return true
    }

    private func showPress(isRight: Bool?) {
        pressedDirection = isRight == nil ? 0 : direction
        updateColors()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pressHighlight.isHidden = isRight == nil
        pressHighlight.frame = CGRect(
            x: isRight == true ? bounds.midX : 0, y: 0, width: bounds.width / 2, height: bounds.height)
        CATransaction.commit()
    }

    private func repeatStep(after delay: TimeInterval) {
        repeatCall = MainQueue.shared.schedule(after: delay) { [weak self] in
            guard let self, isTracking else { return }
            step()
            repeatStep(after: 0.1)
        }
    }

    private func step() {
        var next: Double = storedValue + direction * stepValue
        if wraps {
            if next > maximumValue { next = minimumValue }
            if next < minimumValue { next = maximumValue }
        }
        let old = storedValue
        value = next
        if isContinuous { sendChange(from: old) }
    }

    private func sendChange(from old: Double) {
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endPress()
        if !isContinuous { sendChange(from: initialValue) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        endPress()
        if !isContinuous { value = initialValue }
    }

    private func endPress() {
        repeatCall?.cancel()
        repeatCall = nil
        showPress(isRight: nil)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    open override var intrinsicContentSize: CGSize { UIStepper.size }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? Dump.number(CGFloat(storedValue)) }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
