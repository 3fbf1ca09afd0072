import Foundation
import SystemTexts
import UIKitCore
import UIKitLists
import UIKitStackViews
import UIKitText

/// The form in which the user completes an email or a text message.
final class MailFormController: UIViewController {
    /// The message that the app sets. It does not contain the changes that the user makes in the fields.
    var message = MailMessage() {
        didSet { if isViewLoaded { show(message, after: oldValue) } }
    }
    var onCancel: (() -> Void)?
    /// A closure that is called with the message that the user has completed.
    var onSend: ((MailMessage) -> Void)?

    private let to = UITextField()
    private let cc = UITextField()
    private let bcc = UITextField()
    private let subject = UITextField()
    private let files = UILabel()
    private let body = UITextView()
    private let stack = UIStackView()
    /// Whether the message is a text message, which has no subject.
    private let isText: Bool

    init(isText: Bool = false) {
        self.isText = isText
        super.init(nibName: nil, bundle: nil)
        title = SystemTexts.localized("New Message")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        let sendTitle: String = SystemTexts.localized("Send")
        let send = UIBarButtonItem(
            title: sendTitle, primaryAction: UIAction(title: sendTitle) { [weak self] _ in self?.send() })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        stack.axis = .vertical
        add(to, "To")
        if !isText {
            for (field, name) in [(cc, "Cc"), (bcc, "Bcc"), (subject, "Subject")] { add(field, name) }
        }
        for field in [to, cc, bcc] {
            field.keyboardType = isText ? .phonePad : .emailAddress
            field.autocapitalizationType = .none
        }
        files.textColor = .secondaryLabel
        files.font = .preferredFont(forTextStyle: .subheadline)
        files.numberOfLines = 0
        if let line = stack.arrangedSubviews.last { stack.setCustomSpacing(10, after: line) }
        stack.addArrangedSubview(files)
        body.font = .preferredFont(forTextStyle: .body)
        body.accessibilityIdentifier = "Message body"
        for view in [stack, body] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            body.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 4),
            body.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: -5),
            body.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: 5),
            body.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        show(message, after: MailMessage())
    }

    private func add(_ field: UITextField, _ name: String) {
        let label = UILabel()
        let title: String = SystemTexts.localized(name)
        label.text = title + ":"
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.accessibilityIdentifier = name
        field.accessibilityLabel = title
        field.heightAnchor.constraint(equalToConstant: 43.5).isActive = true
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = 8
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        stack.addArrangedSubview(row)
        stack.addArrangedSubview(line)
    }

    /// Shows the properties of the message that have changed. The other fields keep the text of the user.
    private func show(_ message: MailMessage, after old: MailMessage) {
        if message.recipients != old.recipients { to.text = message.recipients.joined(separator: ", ") }
        if message.copies != old.copies { cc.text = message.copies.joined(separator: ", ") }
        if message.hiddenCopies != old.hiddenCopies { bcc.text = message.hiddenCopies.joined(separator: ", ") }
        if message.subject != old.subject { subject.text = message.subject }
        if message.body != old.body { body.text = message.body }
        files.text = message.attachments.map { "📎 " + $0.name }.joined(separator: "\n")
        files.isHidden = message.attachments.isEmpty
    }

    private func send() {
        func addresses(_ field: UITextField) -> [String] {
            (field.text ?? "").split(whereSeparator: { $0 == "," || $0 == ";" })
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        var completed: MailMessage = message
        completed.recipients = addresses(to)
        completed.copies = addresses(cc)
        completed.hiddenCopies = addresses(bcc)
        completed.subject = subject.text ?? ""
        completed.body = body.text ?? ""
        onSend?(completed)
    }
}
