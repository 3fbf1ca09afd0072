import Foundation
import UIKitCore
import UIKitLists
import UIKitSharing
import UIKitText

/// What became of an email.
public enum MFMailComposeResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// Saved as a draft. The desktop's application may do that, but does not report it.
    case saved = 1
    /// Passed on to the desktop's application.
    case sent = 2
    /// The desktop's application could not be opened.
    case failed = 3
}

/// A page with an email that the user completes, and passes on to the desktop's application for emails.
///
/// The recipients, the subject and the text are passed with `mailto:`. Attachments are passed as paths of files, which
/// most applications understand. The delegate dismisses the page.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let form = MailFormController()

    /// The delegate, held weakly.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Creates an empty email.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([form], animated: false)
        form.onCancel = { [weak self] in self?.end(.cancelled) }
        form.onSend = { [weak self] in self?.send() }
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns whether the desktop has an application for emails.
    open class func canSendMail() -> Bool {
        guard let url = URL(string: "mailto:") else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    /// Sets the subject.
    open func setSubject(_ subject: String) { form.message.subject = subject }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { form.message.recipients = toRecipients ?? [] }

    /// Sets the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) { form.message.copies = ccRecipients ?? [] }

    /// Sets the recipients of copies who are hidden from the others.
    open func setBccRecipients(_ bccRecipients: [String]?) { form.message.hiddenCopies = bccRecipients ?? [] }

    /// Sets the text. Marks of HTML are removed, because the text is passed on without them.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        form.message.body = isHTML ? MailMessage.plainText(ofHTML: body) : body
    }

    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        form.message.attachments.append(MailMessage.Attachment(name: filename, data: attachment))
    }

    private func send() {
        guard let url = form.message.url(), let host = UIApplication.shared.host, host.open(url) else {
            return end(.failed)
        }
        end(.sent)
    }

    private func end(_ result: MFMailComposeResult) {
        mailComposeDelegate?.mailComposeController(
            self, didFinishWith: result,
            error: result == .failed ? MFMailComposeError(.sendFailed) : nil)
    }
}

/// An error of an email.
public struct MFMailComposeError: Error, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The email was not saved.
        case saveFailed = 0
        /// The email was not sent.
        case sendFailed = 1
    }

    /// The kind of the error.
    public let code: Code

    init(_ code: Code) { self.code = code }

    /// The message.
    public var errorDescription: String? { "The application for emails cannot be opened. Install one, and try again." }
}

/// Methods that a page with an email calls. All methods are optional.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user canceled or passed on the email. Dismiss the page.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// The default of the optional requirement, which dismisses the page.
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}
