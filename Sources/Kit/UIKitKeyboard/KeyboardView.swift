import CoreGraphics
import Foundation
import HostClock
import KeyboardLayouts
import UIKitCore
import UIKitDrawing

/// The on-screen keyboard.
package final class KeyboardView: UIInputView {
    private var state = KeyboardState(type: .default, capitalization: .sentences)
    private var metrics = KeyboardMetrics(screen: CGSize(width: 390, height: 844), idiom: .phone)
    private var layout = KeyboardLayout(.letters, type: .default)
    /// The layout for which `caps` was created, or nil if the keys are out of date.
    private var shownKeys: KeyboardLayout?
    private var caps: [KeyCap] = []
    private weak var responder: UIResponder?
    private let callout = KeyCallout()

    /// The keys under fingers.
    private var pressed: [(touch: UITouch, cap: KeyCap)] = []
    /// The scheduled call that shows the variants of a key or repeats Delete.
    private var timer: ScheduledCall?

    /// The time after which a pressed key shows variants or repeats, and the interval between repetitions, in seconds.
    private static let holdDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1

    init() {
        super.init(frame: .zero, inputViewStyle: .keyboard)
        translatesAutoresizingMaskIntoConstraints = false
        isMultipleTouchEnabled = true
        callout.isHidden = true
        addSubview(callout)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    package override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
    }

    // MARK: State

    private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }
    private var input: (any UIKeyInput)? { responder?.isFirstResponder == true ? responder as? any UIKeyInput : nil }

    private var textBefore: String {
        if let receiver = responder as? any TextReceiving { return receiver.textBeforeCaret(limit: 64) }
        return input?.hasText == true ? "x" : ""
    }

    /// Adapts the keyboard to a first responder.
    func prepare(for responder: UIResponder?) {
        let type: UIKeyboardType = (responder as? any UITextInputTraits)?.keyboardType ?? .default
        if responder !== self.responder || type != state.type {
            self.responder = responder
            endTouches()
            state = KeyboardState(type: type, capitalization: capitalization)
        }
        state.adapt(to: textBefore)
        let screen: CGSize = UIScreen.main.bounds.size
        let new = KeyboardMetrics(screen: screen, idiom: UIDevice.current.userInterfaceIdiom)
        if new != metrics {
            metrics = new
            shownKeys = nil
            invalidateIntrinsicContentSize()
        }
        rebuild()
    }

    private var capitalization: UITextAutocapitalizationType {
        guard let traits, !traits.isSecureTextEntry, traits.textContentType?.isIdentifier != true else { return .none }
        switch traits.keyboardType {
        case .emailAddress, .URL, .webSearch: return .none
        default: return traits.autocapitalizationType
        }
    }

    /// Adapts Shift and Return to the text, after it changed.
    func textDidChange() {
        guard pressed.isEmpty, window != nil else { return }
        state.adapt(to: textBefore)
        updateCaps()
    }

    // MARK: Keys

    /// Replaces the keys if the page or the keyboard type changed.
    private func rebuild() {
        let language: String = UITextInputMode.activeInputModes.first?.primaryLanguage ?? "en"
        layout = KeyboardLayout(
            state.page, type: state.type, language: language,
            decimalSeparator: Locale.current.decimalSeparator ?? ".",
            canDismiss: UIDevice.current.userInterfaceIdiom == .pad)
        guard layout != shownKeys else { return updateCaps() }
        shownKeys = layout
        for cap in caps { cap.removeFromSuperview() }
        caps = layout.rows.flatMap { $0 }.map { KeyCap($0, metrics: metrics) }
        for cap in caps { insertSubview(cap, belowSubview: callout) }
        updateCaps()
        setNeedsLayout()
    }

    private func updateCaps() {
        for cap in caps {
            cap.shift = state.shift
            cap.title = title(of: cap.key)
            guard cap.key.action == .enter else { continue }
            cap.isProminent = traits.map { $0.returnKeyType != .default && $0.returnKeyType != .next } ?? false
            cap.isActive = !(traits?.enablesReturnKeyAutomatically == true && input?.hasText != true)
        }
    }

    private func title(of key: ScreenKey) -> String {
        switch key.action {
        case .type(let text):
            return key.isLetter && state.page == .letters && state.showsCapitals ? Accents.capital(text) : text
        case .space: return "space"
        case .enter: return (traits?.returnKeyType ?? .default).title
        case .page(.letters): return "ABC"
        case .page(.numbers), .page(.pad): return "123"
        case .page(.symbols): return "#+="
        case .page(.padSigns): return "+*#"
        case .shift, .delete, .dismiss: return ""
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let frames = metrics.frames(of: layout, width: bounds.width, scale: max(1, traitCollection.displayScale))
        for (cap, frame) in zip(caps, frames) where cap.frame != frame { cap.frame = frame }
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for cap in caps { cap.setNeedsDisplay() }
    }

    // MARK: Touches

    /// Returns the key nearest to a point. A point in the space between keys thus belongs to an adjacent key.
    private func cap(at point: CGPoint) -> KeyCap? {
        func distance(_ cap: KeyCap) -> CGFloat {
            let dx: CGFloat = max(0, max(cap.frame.minX - point.x, point.x - cap.frame.maxX))
            let dy: CGFloat = max(0, max(cap.frame.minY - point.y, point.y - cap.frame.maxY))
            return hypot(dx, dy)
        }
        return caps.min { distance($0) < distance($1) }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // When a second finger touches the keyboard, a key that is still pressed types its text.
            for (_, cap) in pressed { release(cap) }
            pressed = []
            guard let cap = cap(at: touch.location(in: self)) else { continue }
            pressed.append((touch, cap))
            press(cap)
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { continue }
            let point = touch.location(in: self)
            if callout.chosen != nil {
                callout.choose(at: point)
            } else if let cap = cap(at: point), cap !== pressed[index].cap, pressed[index].cap.key.action != .delete {
                endPress(of: pressed[index].cap)
                pressed[index].cap = cap
                press(cap)
            }
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { continue }
            release(pressed.remove(at: index).cap)
        }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTouches() }

    private func endTouches() {
        for (_, cap) in pressed { endPress(of: cap) }
        pressed = []
    }

    private func press(_ cap: KeyCap) {
        guard cap.isActive else { return }
        cap.isPressed = true
        timer?.cancel()
        if cap.key.action == .delete {
            tap(cap.key)
            repeatDelete(after: Self.holdDelay)
        } else if cap.key.text != nil {
            let isPhone: Bool = UIDevice.current.userInterfaceIdiom == .phone
            if isPhone, state.page != .pad, state.page != .padSigns { showCallout([cap.title], above: cap) }
            let variants = Accents.variants(of: cap.title)
            guard !variants.isEmpty, state.page != .pad, state.page != .padSigns else { return }
            timer = MainQueue.shared.schedule(after: Self.holdDelay) { [weak self, weak cap] in
                guard let self, let cap, cap.isPressed else { return }
                self.showCallout([cap.title] + variants, above: cap)
            }
        }
    }

    private func showCallout(_ texts: [String], above cap: KeyCap) {
        callout.show(texts, above: cap.frame, in: bounds.width)
        callout.isHidden = false
    }

    private func repeatDelete(after delay: TimeInterval) {
        timer = MainQueue.shared.schedule(after: delay) { [weak self] in
            guard let self, let cap = self.pressed.first?.cap, cap.key.action == .delete else { return }
            self.tap(cap.key)
            self.repeatDelete(after: Self.repeatInterval)
        }
    }

    private func endPress(of cap: KeyCap) {
        cap.isPressed = false
        timer?.cancel()
        timer = nil
        callout.isHidden = true
    }

    private func release(_ cap: KeyCap) {
        guard cap.isPressed else { return }
        let variant: String? = callout.isHidden ? nil : callout.chosen
        endPress(of: cap)
        if let variant, variant != cap.title {
            if case .insert(let text) = state.type(variant) { insert(text) }
            finishTap()
        } else if cap.key.action != .delete {
            tap(cap.key)
        }
    }

    // MARK: Typing

    private func tap(_ key: ScreenKey) {
        let page = state.page
        switch state.tap(key, at: MainQueue.shared.now, after: textBefore) {
        case .none:
            if state.page != page { return rebuild() }
            return updateCaps()
        case .insert(let text): insert(text)
        case .replaceSpace(let text):
            input?.deleteBackward()
            insert(text)
        case .delete: input?.deleteBackward()
        case .enter: insert("\n")
        case .dismiss:
            responder?.resignFirstResponder()
            return
        }
        if state.page != page { rebuild() }
        finishTap()
    }

    private func insert(_ text: String) { input?.insertText(text) }

    private func finishTap() {
        state.adapt(to: textBefore)
        updateCaps()
    }
}

extension UIReturnKeyType {
    /// The title on the key.
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }
}
