import HostClock
import UIKitCore

/// A temporary bubble beside a control, with the reason why it is disabled.
@MainActor
final class ReasonBubble: UIView {
    private let label = UILabel()
    /// Hides the bubble when another view controller appears.
    private var appearanceToken: AspectToken?
    private static weak var shown: ReasonBubble?

    /// The duration for which the bubble is visible, in seconds. It is longer for longer text.
    private static func duration(of text: String) -> TimeInterval { 2 + TimeInterval(text.count) * 0.04 }

    private static let inset: CGFloat = 12
    private static let gap: CGFloat = 6

    /// Shows the reason why `control` is disabled.
    static func show(for control: UIControl) {
        guard let reason = control.disabledReason, let window = control.window else { return }
        shown?.removeFromSuperview()
        let bubble = ReasonBubble(text: reason)
        // The text is measured before the bubble is in the window.
        bubble.label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: window.traitCollection)
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let size = bubble.sizeThatFits(CGSize(width: min(area.width, 320), height: area.height))
        let controlFrame = control.convert(control.bounds, to: window)
        let x: CGFloat = min(max(controlFrame.midX - size.width / 2, area.minX), area.maxX - size.width)
        let fitsBelow: Bool = controlFrame.maxY + gap + size.height <= area.maxY
        let beside: CGFloat = fitsBelow ? controlFrame.maxY + gap : controlFrame.minY - gap - size.height
        let y: CGFloat = max(min(beside, area.maxY - size.height), area.minY)
        bubble.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
        window.addSubview(bubble)
        shown = bubble
        bubble.appearanceToken = Aspects.observe { [weak bubble] event in
            switch event {
            case .appeared, .disappeared: bubble?.hide()
            case .action, .request: break
            }
        }
        MainQueue.shared.schedule(after: duration(of: reason)) { [weak bubble] in bubble?.hide() }
    }

    /// Hides the bubble if it shows a reason that is no longer valid.
    static func reasonChanged(from old: String?) {
        if let bubble = shown, bubble.label.text == old { bubble.hide() }
    }

    private init(text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "disabledReason"
        backgroundColor = .label
        layer.cornerRadius = 10
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .systemBackground
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting: CGSize = label.sizeThatFits(
            CGSize(width: size.width - 2 * Self.inset, height: .greatestFiniteMagnitude))
        return CGSize(
            width: ceil(fitting.width) + 2 * Self.inset, height: ceil(fitting.height) + 2 * Self.inset * 0.75)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.inset, dy: Self.inset * 0.75)
    }

    private func hide() {
        appearanceToken = nil
        UIView.animate(withDuration: 0.25) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
