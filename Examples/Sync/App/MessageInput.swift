import Engawa
import SyncModels
import UIKit

/// The text view at the bottom of a conversation, which grows with its text, and the button that sends it.
final class MessageInput: UIView, UITextViewDelegate {
    /// Called when the user sends the text.
    var onSend: () -> Void = {}
    /// Called when the user adds a picture.
    var onAttach: () -> Void = {}
    /// Called when the user cancels a reply.
    var onEndReply: () -> Void = {}

    let textView = MessageTextView()
    private let attachButton = UIButton(type: .system)

    private let draft: Dynamic<String>
    private let placeholder = UILabel()
    private let typingLabel = UILabel()
    private let replyLabel = UILabel()
    private let replyLine = UIStackView()
    private let sendButton = UIButton(type: .system)
    private lazy var textHeight: NSLayoutConstraint = textView.heightAnchor.constraint(equalToConstant: 36)
    private static let maximumHeight: CGFloat = 120

    init(_ draft: Dynamic<String>) {
        self.draft = draft
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        preservesSuperviewLayoutMargins = true
        prepareViews()
        // The text view has margins in the field, so that one line of text is centered beside the buttons, which are
        // taller.
        let field = UIView()
        textView.translatesAutoresizingMaskIntoConstraints = false
        field.addSubview(textView)
        let line = UIStackView(arrangedSubviews: [attachButton, field, sendButton])
        line.spacing = 8
        line.setCustomSpacing(0, after: attachButton)
        line.alignment = .bottom
        let column = UIStackView(arrangedSubviews: [typingLabel, replyLine, line])
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        field.addSubview(placeholder)
        NSLayoutConstraint.activate([
            textHeight,
            sendButton.heightAnchor.constraint(equalToConstant: 44),
            attachButton.heightAnchor.constraint(equalToConstant: 44),
            attachButton.widthAnchor.constraint(equalToConstant: 44),
            textView.topAnchor.constraint(equalTo: field.topAnchor, constant: 4),
            textView.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -4),
            textView.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            placeholder.leadingAnchor.constraint(equalTo: textView.frameLayoutGuide.leadingAnchor, constant: 13),
            placeholder.topAnchor.constraint(equalTo: textView.frameLayoutGuide.topAnchor, constant: 8),
        ])
        draft.bind(with: self) { input, text in input.show(text) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.accessibilityIdentifier = "input"
        textView.accessibilityLabel = localized("Message")
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 18
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        placeholder.text = localized("Message")
        placeholder.font = .preferredFont(forTextStyle: .body)
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        attachButton.setImage(UIImage(systemName: "plus"), for: .normal)
        attachButton.accessibilityIdentifier = "attach"
        attachButton.accessibilityLabel = localized("Add Picture")
        attachButton.addAction(UIAction { [weak self] _ in self?.onAttach() }, for: .primaryActionTriggered)
        sendButton.setTitle(localized("Send"), for: .normal)
        sendButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        sendButton.titleLabel?.adjustsFontForContentSizeCategory = true
        sendButton.disabledReason = localized("Write a message first.")
        sendButton.accessibilityIdentifier = "send"
        sendButton.addAction(UIAction { [weak self] _ in self?.onSend() }, for: .primaryActionTriggered)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let endReply = UIButton(type: .close)
        endReply.accessibilityIdentifier = "endReply"
        endReply.addAction(UIAction { [weak self] _ in self?.onEndReply() }, for: .primaryActionTriggered)
        endReply.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        endReply.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        endReply.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
        for view in [replyLabel, endReply] as [UIView] { replyLine.addArrangedSubview(view) }
        replyLine.spacing = 8
        replyLine.alignment = .center
        replyLine.isHidden = true
        typingLabel.isHidden = true
        typingLabel.accessibilityIdentifier = "typing"
        for label in [typingLabel, replyLabel] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
        }
    }

    /// Shows the names of the members who are typing.
    func showTyping(_ names: [String]) {
        typingLabel.isHidden = names.isEmpty
        typingLabel.text = names.isEmpty ? nil : localized("%@ is typing…", names.joined(separator: ", "))
    }

    /// Shows the message to which the user replies; nil hides the reply.
    func showReply(to text: String?) {
        replyLine.isHidden = text == nil
        replyLabel.text = text.map { "↪ \($0)" }
    }

    private func show(_ text: String) {
        if textView.text != text { textView.text = text }
        placeholder.isHidden = !text.isEmpty
        sendButton.isEnabled = !text.allSatisfy(\.isWhitespace)
        grow()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grow()
    }

    /// Sets the height of the text view to the height of its text, up to a maximum. Longer text scrolls.
    private func grow() {
        guard textView.bounds.width > 0 else { return }
        let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let height: CGFloat = max(36, textView.sizeThatFits(size).height.rounded(.up))
        textHeight.constant = min(height, Self.maximumHeight)
        textView.isScrollEnabled = height > Self.maximumHeight
    }

    func textViewDidChange(_ textView: UITextView) {
        draft.value = textView.text
    }
}
