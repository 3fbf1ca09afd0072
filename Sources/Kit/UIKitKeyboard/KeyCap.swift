import CoreGraphics
import KeyboardLayouts
import UIKitCore
import UIKitDrawing

/// A key of the keyboard.
final class KeyCap: UIView {
    let key: ScreenKey
    private let metrics: KeyboardMetrics

    /// The text on the key.
    var title = "" {
        didSet { if title != oldValue { setNeedsDisplay() } }
    }
    var isPressed = false {
        didSet { if isPressed != oldValue { setNeedsDisplay() } }
    }
    /// Whether a tap has an effect.
    var isActive = true {
        didSet { if isActive != oldValue { setNeedsDisplay() } }
    }
    /// Whether the Return key performs a named action other than “Next”, such as “Go”.
    var isProminent = false {
        didSet { if isProminent != oldValue { setNeedsDisplay() } }
    }
    var shift: KeyboardState.Shift = .off {
        didSet { if shift != oldValue, key.action == .shift { setNeedsDisplay() } }
    }

    init(_ key: ScreenKey, metrics: KeyboardMetrics) {
        self.key = key
        self.metrics = metrics
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Accessibility

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .keyboardKey
            switch key.action {
            case .enter, .shift, .dismiss, .nextKeyboard: traits.insert(.button)
            default: break
            }
            if !isActive { traits.insert(.notEnabled) }
            if key.action == .shift, shift != .off { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get {
            switch key.action {
            case .type: title
            case .shift: "shift"
            case .delete: "delete"
            case .space: title
            case .enter: title
            case .dismiss: "Hide keyboard"
            case .page(.letters): "letters"
            case .page(.kana): "かな"
            case .nextKeyboard: "Next keyboard"
            case .kanaForm: "濁点・小文字"
            case .caret(let direction): direction == .left ? "Move caret left" : "Move caret right"
            case .page(.numbers): "numbers"
            case .page(.symbols), .page(.padSigns): "symbols"
            case .page(.pad): "numbers"
            }
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityIdentifier: String? {
        get {
            switch key.action {
            case .page: "more"
            case .space: "space"
            case .enter: title.prefix(1).uppercased() + title.dropFirst()
            default: accessibilityLabel
            }
        }
        set { super.accessibilityIdentifier = newValue }
    }

    // MARK: Drawing

    private var isFunction: Bool {
        switch key.action {
        case .type, .space, .kanaForm: false
        case .shift: shift == .off
        case .delete, .enter, .page, .dismiss, .nextKeyboard, .caret: true
        }
    }

    private var fill: UIColor {
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        if isProminent, isActive, !isPressed { return .systemBlue }
        let isDeep: Bool = isFunction != isPressed
        if isDark { return UIColor(white: isDeep ? 0.27 : 0.42, alpha: 1) }
        return isDeep ? UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1) : .white
    }

    private var ink: UIColor {
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        if isProminent, isActive, !isPressed { return .white }
        let base: UIColor = isDark || (key.action == .shift && shift != .off && isDark) ? .white : .black
        let isLit: Bool = key.action == .shift && shift != .off
        let color: UIColor = isLit ? .black : base
        return isActive ? color : color.withAlphaComponent(0.3)
    }

    override func draw(_ rect: CGRect) {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        UIColor(white: 0, alpha: 0.3).setFill()
        UIBezierPath(roundedRect: body.offsetBy(dx: 0, dy: 1), cornerRadius: metrics.radius).fill()
        let isLitShift: Bool = key.action == .shift && shift != .off
        (isLitShift ? UIColor.white : fill).setFill()
        UIBezierPath(roundedRect: body, cornerRadius: metrics.radius).fill()
        switch key.action {
        case .shift: KeySymbols.drawShift(in: body, color: ink, isFilled: shift != .off, isLocked: shift == .locked)
        case .delete: KeySymbols.drawDelete(in: body, color: ink, isFilled: isPressed)
        case .dismiss: KeySymbols.drawDismiss(in: body, color: ink)
        case .nextKeyboard: KeySymbols.drawGlobe(in: body, color: ink)
        case .caret(let direction): KeySymbols.drawArrow(in: body, color: ink, pointsLeft: direction == .left)
        default: drawTitle(in: body)
        }
    }

    private func drawTitle(in body: CGRect) {
        let isText: Bool = key.text != nil
        let size: CGFloat = isText && title.count == 1 ? metrics.letterSize : 16
        let font = UIFont.systemFont(ofSize: size)
        let text = NSAttributedString(string: title, attributes: [.font: font, .foregroundColor: ink])
        var extent: CGSize = text.size()
        if extent.width > body.width - 4, extent.width > 0 {
            let smaller = UIFont.systemFont(ofSize: max(8, size * (body.width - 4) / extent.width))
            let narrow = NSAttributedString(string: title, attributes: [.font: smaller, .foregroundColor: ink])
            extent = narrow.size()
            return narrow.draw(at: CGPoint(x: body.midX - extent.width / 2, y: body.midY - extent.height / 2))
        }
        var y: CGFloat = body.midY - extent.height / 2
        if !key.caption.isEmpty {
            let caption = NSAttributedString(
                string: key.caption,
                attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .bold), .foregroundColor: ink, .kern: 2])
            let captionSize: CGSize = caption.size()
            y -= captionSize.height / 2 - 1
            caption.draw(at: CGPoint(x: body.midX - captionSize.width / 2, y: y + extent.height - 3))
        }
        text.draw(at: CGPoint(x: body.midX - extent.width / 2, y: y))
    }
}
