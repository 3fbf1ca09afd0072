import Foundation
import UIKitCore
import UIKitSharing

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// Passed to the desktop's application for text messages.
    case sent = 1
    /// The desktop's application for text messages could not be opened.
    case failed = 2
}

/// A page on which the user completes a text message and passes it to the desktop's application for `sms:` URLs.
///
/// The delegate dismisses the page. The user cannot drag it away.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The phone numbers of the recipients. The default is nil.
    open var recipients: [String]? {
        didSet { form.message.recipients = recipients ?? [] }
    }

    /// The text. The default is nil.
    open var body: String? {
        didSet { form.message.body = body ?? "" }
    }

    /// The delegate, held weakly.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    private let form = MailFormController(isText: true)

    /// Creates a controller with an empty message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([form], animated: false)
        form.onCancel = { [weak self] in self?.end(.cancelled) }
        form.onSend = { [weak self] in self?.send($0) }
        // A drag must not discard the message. The user cancels it with the button, and the delegate is notified.
        isModalInPresentation = true
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns whether the desktop has an application for text messages.
    open class func canSendText() -> Bool {
        guard let url = URL(string: "sms:") else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    private func send(_ message: MailMessage) {
        let query: [(String, String)] = message.body.isEmpty ? [] : [("body", message.body)]
        let url: URL? = QueryURL.make("sms:", recipients: message.recipients, query)
        let isOpen: Bool = url.map { UIApplication.shared.host?.open($0) ?? false } ?? false
        end(isOpen ? .sent : .failed)
    }

    private func end(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}

/// Methods that a message compose view controller calls.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called after the user cancels or sends the message. Dismiss the page.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
