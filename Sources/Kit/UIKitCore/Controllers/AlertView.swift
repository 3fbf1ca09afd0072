import QuartzCore

/// What an alert shows: title, message, fields, and its answers.
@MainActor
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private var fields: [UITextField] = []

    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let inset: CGFloat = 16
    private static let fieldHeight: CGFloat = 34

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        }
        layer.cornerRadius = 14
        clipsToBounds = true
        accessibilityIdentifier = nil
        let isSheet: Bool = controller.preferredStyle == .actionSheet
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.font = .systemFont(ofSize: 13)
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        reload()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes over what the controller says now.
    func reload() {
        // Tests and those who do not look know an alert by its title.
        accessibilityLabel = controller.title
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        for view in buttons as [UIView] + separators + fields { view.removeFromSuperview() }
        fields = controller.textFields ?? []
        for field in fields { addSubview(field) }
        buttons = orderedActions.map { action in
            let button = AlertButton(action: action, isPreferred: isPreferred(action))
            action.button = button
            button.addAction(UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
            return button
        }
        separators = buttons.map { _ in
            let separator = UIView()
            separator.backgroundColor = .separator
            return separator
        }
        for view in buttons as [UIView] + separators { addSubview(view) }
        superview?.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Side by side the cancelling answer stands first; one above the other it stands last.
    private var orderedActions: [UIAlertAction] {
        let cancel: [UIAlertAction] = controller.actions.filter { $0.style == .cancel }
        let others: [UIAlertAction] = controller.actions.filter { $0.style != .cancel }
        if controller.isPopover { return others }
        return isSideBySide ? cancel + others : others + cancel
    }

    private func isPreferred(_ action: UIAlertAction) -> Bool {
        if let preferred = controller.preferredAction { return preferred === action }
        return action.style == .cancel
    }

    private var isSideBySide: Bool {
        controller.preferredStyle == .alert && controller.actions.count == 2
            && controller.actions.allSatisfy { AlertButton.width(of: $0) <= 119 }
    }

    private var rowHeight: CGFloat {
        controller.preferredStyle == .alert ? Self.buttonHeight : Self.sheetButtonHeight
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(width: size.width, apply: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(width: bounds.width, apply: true)
    }

    /// Places everything from top to bottom, and returns how high it is.
    private func place(width: CGFloat, apply: Bool) -> CGFloat {
        let textWidth: CGFloat = width - 2 * Self.inset
        var y: CGFloat = 0
        func put(_ view: UIView, height: CGFloat, gap: CGFloat) {
            y += gap
            if apply { view.frame = CGRect(x: Self.inset, y: y, width: textWidth, height: height) }
            y += height
        }
        let unbounded = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let hasTitle: Bool = titleLabel.text?.isEmpty == false
        let hasMessage: Bool = messageLabel.text?.isEmpty == false
        if hasTitle { put(titleLabel, height: ceil(titleLabel.sizeThatFits(unbounded).height), gap: 20) }
        if hasMessage {
            put(messageLabel, height: ceil(messageLabel.sizeThatFits(unbounded).height), gap: hasTitle ? 4 : 20)
        }
        for (index, field) in fields.enumerated() { put(field, height: Self.fieldHeight, gap: index == 0 ? 16 : 8) }
        if y > 0 { y += 20 }
        placeButtons(width: width, y: &y, apply: apply)
        return y
    }

    private func placeButtons(width: CGFloat, y: inout CGFloat, apply: Bool) {
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        if isSideBySide {
            if apply {
                let half: CGFloat = width / 2
                buttons[0].frame = CGRect(x: 0, y: y, width: half, height: rowHeight)
                buttons[1].frame = CGRect(x: half, y: y, width: half, height: rowHeight)
                separators[0].frame = CGRect(x: 0, y: y, width: width, height: hairline)
                separators[1].frame = CGRect(x: half, y: y, width: hairline, height: rowHeight)
            }
            y += rowHeight
            return
        }
        for (button, separator) in zip(buttons, separators) {
            if apply {
                button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
                separator.frame = CGRect(x: 0, y: y, width: width, height: hairline)
            }
            y += rowHeight
        }
    }
}
