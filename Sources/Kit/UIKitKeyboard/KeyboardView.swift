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
    private let flickCallout = FlickCallout()

    /// The languages of the keyboards.
    private var languages = KeyboardLanguages(preferred: [])
    /// The language that the user chose for the next fields.
    private(set) var chosenLanguage: String?
    private let preferredLanguages: @MainActor () -> [String]
    /// A closure that is called after the user switches to the keyboard of another language.
    var languageHandler: (() -> Void)?

    /// The keys under fingers, and the points that the fingers touched first.
    private var pressed: [(touch: UITouch, cap: KeyCap, start: CGPoint)] = []
    /// The scheduled call that shows the variants of a key or repeats Delete.
    private var timer: ScheduledCall?

    /// The time after which a pressed key shows variants or repeats, in seconds.
    private static let holdDelay: TimeInterval = 0.5
    /// The interval between repetitions, in seconds.
    private static let repeatInterval: TimeInterval = 0.1

    /// Creates a keyboard.
    ///
    /// - Parameter languages: Returns the user's languages, the preferred one first.
    init(languages: @escaping @MainActor () -> [String]) {
        preferredLanguages = languages
        super.init(frame: .zero, inputViewStyle: .keyboard)
        translatesAutoresizingMaskIntoConstraints = false
        isMultipleTouchEnabled = true
        callout.isHidden = true
        addSubview(callout)
        addSubview(flickCallout)
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
        let languages = KeyboardLanguages(preferred: preferredLanguages())
        let mustLeaveKana: Bool = state.usesKana && !canSwitch(type)
        let isOutdated: Bool =
            responder !== self.responder || type != state.type || capitalization != state.capitalization
        if isOutdated || languages != self.languages || mustLeaveKana {
            self.responder = responder
            self.languages = languages
            endTouches()
            let wanted: String? = responder?.textInputMode?.primaryLanguage ?? preferredLanguages().first
            let usesKana: Bool = canSwitch(type) && wanted.map(KeyboardLanguages.isJapanese) == true
            state = KeyboardState(type: type, capitalization: capitalization, usesKana: usesKana)
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

    /// Whether the user can switch between the kana keyboard and the Latin keyboard in the first responder.
    private func canSwitch(_ type: UIKeyboardType) -> Bool {
        languages.kana != nil && type.acceptsKana && traits?.isSecureTextEntry != true
    }

    /// The language of the keyboard that is shown.
    var language: String { state.usesKana ? languages.kana ?? languages.latin : languages.latin }

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

    /// Replaces the keys if their layout or their sizes changed.
    private func rebuild() {
        layout = KeyboardLayout(
            state.page, type: state.type, language: languages.latin,
            decimalSeparator: Locale.current.decimalSeparator ?? ".", canSwitch: canSwitch(state.type),
            canDismiss: UIDevice.current.userInterfaceIdiom == .pad, letters: state.letters)
        guard layout != shownKeys else { return updateCaps() }
        shownKeys = layout
        for cap in caps { cap.removeFromSuperview() }
        caps = layout.rows.flatMap { $0 }.map { KeyCap($0, metrics: metrics) }
        for cap in caps { insertSubview(cap, belowSubview: callout) }
        updateCaps()
        setNeedsLayout()
    }

    private func updateCaps() {
        let isComposing: Bool = kana?.marked.isEmpty == false
        for cap in caps {
            cap.shift = state.shift
            cap.title = title(of: cap.key, isComposing: isComposing)
            guard cap.key.action == .enter else { continue }
            cap.isProminent = traits.map { $0.returnKeyType != .default && $0.returnKeyType != .next } ?? false
            cap.isActive = !(traits?.enablesReturnKeyAutomatically == true && input?.hasText != true)
        }
    }

    private func title(of key: ScreenKey, isComposing: Bool) -> String {
        switch key.action {
        case .type(let text):
            return key.isLetter && state.page == .letters && state.showsCapitals ? Accents.capital(text) : text
        case .space:
            guard state.page == .kana else { return "space" }
            return isComposing ? "変換" : "空白"
        case .enter:
            let type: UIReturnKeyType = traits?.returnKeyType ?? .default
            guard state.page == .kana else { return type.title }
            return isComposing ? "確定" : type.japaneseTitle
        case .kanaForm: return "小゛゜"
        case .page(.letters): return "ABC"
        case .page(.kana): return "あいう"
        case .page(.numbers), .page(.pad): return "123"
        case .page(.symbols): return "#+="
        case .page(.padSigns): return "+*#"
        case .shift, .delete, .dismiss, .nextKeyboard, .caret: return ""
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
            for entry in pressed { release(entry.cap) }
            pressed = []
            let point = touch.location(in: self)
            guard let cap = cap(at: point) else { continue }
            pressed.append((touch, cap, point))
            press(cap)
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { continue }
            let point = touch.location(in: self)
            if flickCallout.chosen != nil {
                let start: CGPoint = pressed[index].start
                flickCallout.move(by: CGPoint(x: point.x - start.x, y: point.y - start.y))
            } else if callout.chosen != nil {
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
        for entry in pressed { endPress(of: entry.cap) }
        pressed = []
    }

    private func press(_ cap: KeyCap) {
        guard cap.isActive else { return }
        cap.isPressed = true
        timer?.cancel()
        if cap.key.action == .delete {
            tap(cap.key)
            repeatDelete(after: Self.holdDelay)
        } else if !cap.key.flicks.isEmpty {
            flickCallout.begin([cap.title] + cap.key.flicks, over: cap.frame)
            timer = MainQueue.shared.schedule(after: Self.holdDelay) { [weak self] in self?.flickCallout.showAll() }
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
        flickCallout.end()
    }

    private func release(_ cap: KeyCap) {
        guard cap.isPressed else { return }
        let variant: String? = flickCallout.chosen ?? (callout.isHidden ? nil : callout.chosen)
        endPress(of: cap)
        if let variant, variant != cap.title {
            perform(state.type(variant))
            finishTap()
        } else if cap.key.action != .delete {
            tap(cap.key)
        }
    }

    // MARK: Typing

    /// The input of kana into the first responder.
    private var kana: KanaInput? { input.map { KanaInput(input: $0) } }

    private func tap(_ key: ScreenKey) {
        let page = state.page
        let effect = state.tap(key, at: MainQueue.shared.now, after: textBefore)
        if effect == .dismiss {
            responder?.resignFirstResponder()
            return
        }
        perform(effect)
        if state.page != page { rebuild() }
        if key.action == .nextKeyboard {
            chosenLanguage = language
            languageHandler?()
        }
        if effect == .none { updateCaps() } else { finishTap() }
    }

    private func perform(_ effect: KeyboardState.Effect) {
        switch effect {
        case .none, .dismiss: break
        case .insert(let text): insert(text)
        case .replaceSpace(let text):
            input?.deleteWithKey()
            insert(text)
        case .delete: kana?.delete()
        case .enter: if kana?.accept() != true { input?.insertText("\n") }
        case .compose(let text): kana?.compose(text)
        case .convert: kana?.convert()
        case .changeForm: kana?.changeForm(after: textBefore)
        case .moveCaret(let direction): kana?.moveCaret(direction)
        }
    }

    /// Inserts text after the kana that are being composed.
    private func insert(_ text: String) {
        kana?.accept()
        input?.insertText(text)
    }

    private func finishTap() {
        state.adapt(to: textBefore)
        updateCaps()
    }
}
