import QuartzCore
import UIKitCore

/// The content of an alert: the title, the message and the text fields, and the buttons below them.
///
/// Each of the two parts scrolls if it does not fit. In an action sheet, the cancel button has a separate card.
@MainActor
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private var cancelButton: AlertButton?
    private let textScrollView = UIScrollView()
    private let buttonScrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private var fields: [UITextField] = []

    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let inset: CGFloat = 16
    private static let fieldHeight: CGFloat = 34
    private static let cornerRadius: CGFloat = 14
    /// The distance between the card of the cancel button and the main card, in points.
    private static let cardGap: CGFloat = 8

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for card in [card, cancelCard] {
            card.layer.cornerRadius = Self.cornerRadius
            card.clipsToBounds = true
            addSubview(card)
        }
        card.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        }
        cancelCard.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
        }
        accessibilityIdentifier = nil
        for label in [titleLabel, messageLabel] {
            label.font = font(of: label)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            label.numberOfLines = 0
            label.textAlignment = .center
            textScrollView.addSubview(label)
        }
        for part in [textScrollView, buttonScrollView] {
            part.contentInsetAdjustmentBehavior = .never
            part.delaysContentTouches = false
            card.addSubview(part)
        }
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    private var color: UIColor { isSheet ? .secondaryLabel : .label }

    private func font(of label: UILabel) -> UIFont {
        guard label === titleLabel else { return .preferredFont(forTextStyle: .footnote) }
        return isSheet
            ? UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
            : .preferredFont(forTextStyle: .headline)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { reload() }
    }

    /// Updates the content from the properties of the controller.
    func reload() {
        // Assistive technologies and tests find an alert by its title.
        accessibilityLabel = controller.attributedTitle?.string ?? controller.title
        show(controller.attributedTitle, or: controller.title, in: titleLabel)
        show(controller.attributedMessage, or: controller.message, in: messageLabel)
        let content: UIView? = controller.contentViewController?.view
        if let content, content.superview !== textScrollView {
            // The layout of the alert determines the frame.
            content.autoresizingMask = []
            textScrollView.addSubview(content)
        }
        fields = controller.textFields ?? []
        for field in fields where field.superview !== textScrollView { textScrollView.addSubview(field) }
        for view in buttons as [UIView] + separators { view.removeFromSuperview() }
        buttons = orderedActions.map(makeButton)
        cancelButton?.removeFromSuperview()
        cancelButton = separateCancelAction.map(makeButton)
        if let cancelButton { cancelCard.addSubview(cancelButton) }
        separators = buttons.map { _ in
            let separator = UIView()
            separator.backgroundColor = .separator
            return separator
        }
        for view in buttons as [UIView] + separators { buttonScrollView.addSubview(view) }
        superview?.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Shows a text with attributes, or otherwise a plain text. Missing attributes are those of the label.
    private func show(_ attributed: NSAttributedString?, or plain: String?, in label: UILabel) {
        guard let attributed else {
            label.text = plain
            return
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let text = NSMutableAttributedString(
            string: attributed.string,
            attributes: [.font: font(of: label), .foregroundColor: color, .paragraphStyle: paragraph])
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        label.attributedText = text
    }

    private func makeButton(for action: UIAlertAction) -> AlertButton {
        let button = AlertButton(action: action, isPreferred: isPreferred(action))
        action.button = button
        button.addAction(UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
        return button
    }

    /// The cancel action, if its button has a separate card.
    private var separateCancelAction: UIAlertAction? {
        guard controller.preferredStyle == .actionSheet, !controller.isPopover else { return nil }
        return controller.actions.first { $0.style == .cancel }
    }

    /// The actions in display order. The cancel action is first in a row, and last in a column.
    private var orderedActions: [UIAlertAction] {
        let cancel: [UIAlertAction] = controller.actions.filter { $0.style == .cancel }
        let otherActions: [UIAlertAction] = controller.actions.filter { $0.style != .cancel }
        if controller.preferredStyle == .actionSheet { return otherActions }
        return isSideBySide ? cancel + otherActions : otherActions + cancel
    }

    private func isPreferred(_ action: UIAlertAction) -> Bool {
        if let preferred = controller.preferredAction { return preferred === action }
        return action.style == .cancel
    }

    private var isSideBySide: Bool {
        controller.preferredStyle == .alert && controller.actions.count == 2
            && controller.actions.allSatisfy { AlertButton.width(of: $0, in: traitCollection) <= 119 }
    }

    /// The minimum height of a button, in points.
    private var minimumButtonHeight: CGFloat {
        controller.preferredStyle == .alert ? Self.buttonHeight : Self.sheetButtonHeight
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height: CGFloat =
            layoutLabels(width: size.width, apply: false) + layoutButtons(width: size.width, apply: false)
            + cancelAreaHeight(width: size.width)
        return CGSize(width: size.width, height: min(size.height, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cancelAreaHeight = cancelAreaHeight(width: bounds.width)
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - cancelAreaHeight))
        cancelCard.isHidden = cancelButton == nil
        let cancelHeight: CGFloat = max(0, cancelAreaHeight - gapAboveCancel)
        cancelCard.frame = CGRect(
            x: 0, y: bounds.height - cancelHeight, width: bounds.width, height: cancelHeight)
        cancelButton?.frame = cancelCard.bounds
        let bounds = card.bounds
        let textHeight = layoutLabels(width: bounds.width, apply: true)
        let buttonsHeight = layoutButtons(width: bounds.width, apply: true)
        separators.first?.isHidden = textHeight == 0
        // The buttons get at most half of the height, unless the labels need less than the other half.
        let shownHeight: CGFloat = min(buttonsHeight, max(bounds.height / 2, bounds.height - textHeight))
        set(textScrollView, top: 0, height: bounds.height - shownHeight, contentHeight: textHeight)
        set(buttonScrollView, top: bounds.height - shownHeight, height: shownHeight, contentHeight: buttonsHeight)
    }

    /// Returns the height of the cancel card and of the gap above it, in points.
    private func cancelAreaHeight(width: CGFloat) -> CGFloat {
        guard let cancelButton else { return 0 }
        return gapAboveCancel + max(minimumButtonHeight, cancelButton.height(width: width))
    }

    private var gapAboveCancel: CGFloat {
        let hasText: Bool = titleLabel.text?.isEmpty == false || messageLabel.text?.isEmpty == false
        return hasText || !buttons.isEmpty ? Self.cardGap : 0
    }

    private func set(_ part: UIScrollView, top: CGFloat, height: CGFloat, contentHeight: CGFloat) {
        part.frame = CGRect(x: 0, y: top, width: card.bounds.width, height: height)
        part.contentSize = CGSize(width: card.bounds.width, height: contentHeight)
        part.isScrollEnabled = contentHeight > height + 0.5
    }

    /// Places the labels and fields from top to bottom, and returns their height.
    ///
    /// - Parameter apply: Whether the frames are set; false only measures.
    private func layoutLabels(width: CGFloat, apply: Bool) -> CGFloat {
        let textWidth: CGFloat = width - 2 * Self.inset
        var y: CGFloat = 0
        func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
            y += gap
            if apply { view.frame = CGRect(x: Self.inset, y: y, width: textWidth, height: height) }
            y += height
        }
        let unbounded = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let hasTitle: Bool = titleLabel.text?.isEmpty == false
        let hasMessage: Bool = messageLabel.text?.isEmpty == false
        if hasTitle { place(titleLabel, height: ceil(titleLabel.sizeThatFits(unbounded).height), gap: 20) }
        if hasMessage {
            place(messageLabel, height: ceil(messageLabel.sizeThatFits(unbounded).height), gap: hasTitle ? 4 : 20)
        }
        for (index, field) in fields.enumerated() {
            let height = max(Self.fieldHeight, ceil(field.intrinsicContentSize.height))
            place(field, height: height, gap: index == 0 ? 16 : 8)
        }
        if y > 0 { y += 20 }
        if let content = controller.contentViewController {
            let height: CGFloat = content.preferredContentSize.height
            if apply { content.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
            y += height
        }
        return y
    }

    /// Places the buttons from top to bottom, and returns their height.
    private func layoutButtons(width: CGFloat, apply: Bool) -> CGFloat {
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        if isSideBySide {
            let half: CGFloat = width / 2
            let height: CGFloat = buttons.reduce(minimumButtonHeight) { max($0, $1.height(width: half)) }
            if apply {
                buttons[0].frame = CGRect(x: 0, y: 0, width: half, height: height)
                buttons[1].frame = CGRect(x: half, y: 0, width: half, height: height)
                separators[0].frame = CGRect(x: 0, y: 0, width: width, height: hairline)
                separators[1].frame = CGRect(x: half, y: 0, width: hairline, height: height)
            }
            return height
        }
        var y: CGFloat = 0
        for (button, separator) in zip(buttons, separators) {
            let height = max(minimumButtonHeight, button.height(width: width))
            if apply {
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                separator.frame = CGRect(x: 0, y: y, width: width, height: hairline)
            }
            y += height
        }
        return y
    }
}
