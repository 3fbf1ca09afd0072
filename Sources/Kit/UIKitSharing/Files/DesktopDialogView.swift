import UIKitCore

/// The content of a window that waits for a file dialog of the desktop: a dimming view with a panel, whose button
/// cancels the dialog.
final class DesktopDialogView: UIView {
    var onCancel: (() -> Void)?
    private let panel = UIView()
    private let label = UILabel()
    private let button = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(0.3)
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 14
        label.text = "Continue in the file dialog."
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.numberOfLines = 0
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
        for view in [label, button] { panel.addSubview(view) }
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 20
        let buttonHeight: CGFloat = 44
        let width: CGFloat = max(0, min(280, bounds.width - 2 * margin))
        let content: CGFloat = max(0, width - 2 * margin)
        let text: CGFloat = label.sizeThatFits(CGSize(width: content, height: .greatestFiniteMagnitude)).height
        let height: CGFloat = margin + text.rounded(.up) + 8 + buttonHeight + 8
        panel.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
        label.frame = CGRect(x: margin, y: margin, width: content, height: text.rounded(.up))
        button.frame = CGRect(x: margin, y: label.frame.maxY + 8, width: content, height: buttonHeight)
    }

    override func accessibilityPerformEscape() -> Bool {
        onCancel?()
        return true
    }
}
