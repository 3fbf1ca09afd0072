import Foundation

/// A view that the user operates, and that sends actions for its events.
@preconcurrency @MainActor
open class UIControl: UIView, FocusFollowing, UIContextMenuInteractionDelegate {
    var actionTable = ControlActionTable()
    private var storedState: State = []

    // MARK: Creation

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs `primaryAction` for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.configure(self, as: UIControl.self)
    }

    // MARK: State

    /// The current state. A subclass can add custom states in the bits of `application`.
    open var state: State {
        var state = storedState
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the user can operate the control. The default is true. Disabling a control cancels its tracking.
    open var isEnabled: Bool {
        get { !storedState.contains(.disabled) }
        set {
            guard newValue != isEnabled else { return }
            keyWillChange(self, "isEnabled")
            defer { keyDidChange(self, "isEnabled") }
            setState(.disabled, !newValue)
            if !newValue { stopTracking(event: nil) }
        }
    }

    /// Whether the control is selected. The default is false.
    open var isSelected: Bool {
        get { storedState.contains(.selected) }
        set {
            keyWillChange(self, "isSelected")
            setState(.selected, newValue)
            keyDidChange(self, "isSelected")
        }
    }

    /// Whether the control is highlighted. It is true while the control tracks a touch that is inside the control, and
    /// while a key presses the control.
    open var isHighlighted: Bool {
        get { storedState.contains(.highlighted) }
        set {
            keyWillChange(self, "isHighlighted")
            setState(.highlighted, newValue)
            keyDidChange(self, "isHighlighted")
        }
    }

    private func setState(_ part: State, _ isOn: Bool) {
        guard storedState.contains(part) != isOn else { return }
        if isOn { storedState.insert(part) } else { storedState.remove(part) }
        stateDidChange()
    }

    /// Called after a change to `state`. The default implementation schedules layout and drawing.
    func stateDidChange() {
        setNeedsLayout()
        if drawsContent { setNeedsDisplay() }
    }

    /// The vertical alignment of the content. The default is `center`.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            setNeedsLayout()
            layoutState?.slot.engine?.termsDidChange(of: self)
        }
    }

    override var baselineShare: CGFloat? {
        switch contentVerticalAlignment {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }

    /// The horizontal alignment of the content. The default is `center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// `contentHorizontalAlignment` with leading and trailing resolved.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// The reason why the control is disabled. The stack sets it. It also becomes the accessibility hint.
    package var disabledPressReason: String? {
        didSet { if disabledPressReason != oldValue { accessibilityHint = disabledPressReason } }
    }

    /// A closure that is called when a touch begins in the disabled control.
    package var onDisabledPress: ((UIControl) -> Void)?

    // MARK: Menus

    /// The interaction with which the control opens a menu; nil unless `isContextMenuInteractionEnabled` is true.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control opens a menu. The default is false.
    ///
    /// A subclass returns the menu in `contextMenuInteraction(_:configurationForMenuAtLocation:)`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                contextMenuInteraction = interaction
                interaction.isForControl = showsMenuAsPrimaryAction
                addInteraction(interaction)
            } else if let contextMenuInteraction {
                removeInteraction(contextMenuInteraction)
                self.contextMenuInteraction = nil
            }
        }
    }

    /// Whether a touch opens the menu immediately. If false, the default, a long press does.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.isForControl = showsMenuAsPrimaryAction }
    }

    /// The menu that the tracked touch opened when it began.
    private var openMenu: (any MenuPresentation)?

    /// Whether a touch opens a menu.
    var opensMenu: Bool { showsMenuAsPrimaryAction && contextMenuInteraction != nil }

    /// Performs the primary action of the control, as if the user triggered it: opens the menu if that is the primary
    /// action; otherwise sends `primaryActionTriggered`.
    open func performPrimaryAction() {
        if opensMenu {
            openPrimaryMenu(at: CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    /// Opens the menu, because a touch or a key triggers it.
    @discardableResult
    func openPrimaryMenu(at point: CGPoint, with event: UIEvent?) -> (any MenuPresentation)? {
        sendActions(for: .menuActionTriggered, with: event)
        return contextMenuInteraction?.open(at: point)
    }

    /// Returns the point at which the menu opens, in the coordinates of the control. The default is the center of the
    /// control's lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The sender of the actions that the user chooses in the menu.
    var menuSender: AnyObject { self }

    /// Called after the user chooses an element of the menu.
    func menuDidSelect(_ element: any UIMenuLeaf) {}

    /// Returns the contents of the menu. The default implementation returns nil.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the view that is lifted when the menu appears. The default implementation returns nil: the control is
    /// lifted only if the configuration provides a preview.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the view to which the preview returns. The default implementation returns nil, which means the lifted
    /// view.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu appears. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu disappears. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// Whether the control tracks a touch.
    open private(set) var isTracking = false

    /// Whether the tracked touch is inside the control.
    open private(set) var isTouchInside = false

    /// The tracked touch until it ends. It is nil in `endTracking(_:with:)`, so that nothing cancels the touch there.
    private weak var trackedTouch: UITouch?

    /// The event that the control is handling. `sendActions(for:)` passes it to the actions.
    private weak var trackingEvent: UIEvent?

    /// Called when a touch begins. Returns whether to track it. The default is true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves. Returns whether to continue tracking. The default is true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends. The default implementation does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking is canceled. The default implementation does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// The distance from the control within which a finger still counts as inside, in points.
    private static let touchInsideMargin: CGFloat = 70

    private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let margin: CGFloat = touch.type == .direct ? UIControl.touchInsideMargin : 0
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
            || point(inside: touch.location(in: self), with: event)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, event?.buttonMask == .secondary { return handleSecondaryClick(touch) }
        guard isEnabled else {
            onDisabledPress?(self)
            return
        }
        guard !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        trackingEvent = event
        defer { trackingEvent = nil }
        guard beginTracking(touch, with: event) else { return resetTracking() }
        guard isTracking else { return }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        if isTracking, opensMenu {
            openMenu = openPrimaryMenu(at: touch.location(in: self), with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackingEvent = event
        defer { trackingEvent = nil }
        openMenu?.track(to: touch.location(in: nil))
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return resetTracking() }
        // The touch may be canceled in `continueTracking` and in each action. No event follows the cancellation.
        if isTracking, wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackingEvent = event
        defer { trackingEvent = nil }
        let endsInside = isInside(touch, with: event)
        isTouchInside = endsInside
        trackedTouch = nil
        endTracking(touch, with: event)
        let openMenu: (any MenuPresentation)? = self.openMenu
        resetTracking()
        if let openMenu { return openMenu.lift(at: touch.location(in: nil)) }
        sendActions(for: endsInside ? touchUpInsideEvents : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking(event: event)
    }

    /// Called when the secondary mouse button is pressed inside the control. The default implementation does nothing.
    func handleSecondaryClick(_ touch: UITouch) {}

    // MARK: Keys

    open override var canBecomeFocused: Bool { isEnabled }

    /// Whether Space and Return operate the control.
    var respondsToActivationKeys: Bool { isFocused && isEnabled }

    open override func accessibilityIncrement() { _ = adjustValue(by: 1) }

    open override func accessibilityDecrement() { _ = adjustValue(by: -1) }

    /// Changes the value by one step. Returns whether the control accepts steps.
    private func adjustValue(by step: Int) -> Bool { (self as? any StepAdjusting)?.adjust(by: step) ?? false }

    /// Changes the value as an assistive technology does. Returns whether the control is adjustable.
    private func adjustAccessibly(by step: Int) -> Bool {
        guard accessibilityTraits.contains(.adjustable) else { return adjustValue(by: step) }
        if step > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
        return true
    }

    private var isPressedByKey = false

    package func focusStateDidChange() {
        isPressedByKey = false
        isHighlighted = isTouchInside
        stateDidChange()
    }

    /// Space and Return press the focused control, and the left and right arrow keys change its value.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard respondsToActivationKeys else { return super.pressesBegan(presses, with: event) }
        if presses.contains(where: \.selects) {
            isPressedByKey = true
            isHighlighted = true
            return
        }
        let sign: Int = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        if let step = presses.lazy.compactMap(\.horizontalStep).first, adjustAccessibly(by: sign * step) { return }
        super.pressesBegan(presses, with: event)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isPressedByKey, presses.contains(where: \.selects) else {
            return super.pressesEnded(presses, with: event)
        }
        isPressedByKey = false
        isHighlighted = false
        if opensMenu {
            openPrimaryMenu(at: CGPoint(x: bounds.midX, y: bounds.midY), with: event)
        } else if !accessibilityActivate() {
            sendActions(for: touchUpInsideEvents)
        }
    }

    /// The events of a touch that ends inside the control. Buttons add `primaryActionTriggered`.
    var touchUpInsideEvents: Event { .touchUpInside }

    /// Cancels the tracked touch, if any.
    private func stopTracking(event: UIEvent?) {
        guard trackedTouch != nil else { return }
        cancelTracking(with: event)
        resetTracking()
        sendActions(for: .touchCancel, with: event)
    }

    private func resetTracking() {
        trackedTouch = nil
        openMenu = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopTracking(event: nil) }
    }

    // MARK: Actions

    /// Sends `action` to `target`, or to the responder chain if the target is nil.
    ///
    /// Override this method to observe or change the actions that a control sends.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs `action`. Override this method to observe or change the actions that a control performs.
    open func sendAction(_ action: UIAction) {
        AppEvents.shared.post(.action(name: action.title, sender: self, target: nil))
        action.perform(sender: self)
    }

    /// Performs all actions for any of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: trackingEvent)
    }

    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for entry in actionTable.entries(for: controlEvents) {
            switch entry.kind {
            case .action(let action): sendAction(action)
            case .selector(let selector, let target):
                if entry.isForNilTarget {
                    sendAction(selector, to: nil, for: event)
                } else if let target = target.object {
                    sendAction(selector, to: target, for: event)
                }
            }
        }
    }

    /// Sends `action` to `target` when one of `controlEvents` occurs.
    ///
    /// - Parameters:
    ///   - target: The receiver, which is held weakly. If nil, the first object in the responder chain that can perform
    ///     the action receives the action.
    ///   - action: The selector of the method to call.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actionTable.add(target.map { ClassTarget.object(for: $0) }, action, for: controlEvents)
    }

    /// Stops sending `action` to `target` for `controlEvents`. A nil target or action matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actionTable.remove(target.map { ClassTarget.object(for: $0) }, action, for: controlEvents)
    }

    // MARK: Interaction

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A control takes precedence over tap recognizers of its ancestors, as on iOS 6 and later.
        guard isEnabled, gestureRecognizer.view !== self else { return true }
        return !(gestureRecognizer is UITapGestureRecognizer)
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
