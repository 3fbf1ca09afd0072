import Foundation
import UIKitCore
import UIKitLists
import UIKitSharing
import UIKitText

/// The result of composing an email.
public enum MFMailComposeResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// Saved as a draft. The desktop's email application may save a draft, but does not report it.
    case saved = 1
    /// Passed to the desktop's email application.
    case sent = 2
    /// The desktop's email application could not be opened.
    case failed = 3
}

/// A page on which the user completes an email and passes it to the desktop's email application.
///
/// The recipients, the subject and the text are passed with `mailto:`. Attachments are passed as file paths, which most
/// email applications support. The delegate dismisses the page. The user cannot drag it away.
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
        form.onSend = { [weak self] in self?.send($0) }
        // A drag must not discard the email. The user cancels it with the button, and the delegate is notified.
        isModalInPresentation = true
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns whether the desktop has an email application.
    open class func canSendMail() -> Bool {
        guard let url = URL(string: "mailto:") else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    /// Sets the subject.
    open func setSubject(_ subject: String) { form.message.subject = subject }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { form.message.recipients = toRecipients ?? [] }

    /// Sets the Cc recipients.
    open func setCcRecipients(_ ccRecipients: [String]?) { form.message.copies = ccRecipients ?? [] }

    /// Sets the Bcc recipients, who are hidden from other recipients.
    open func setBccRecipients(_ bccRecipients: [String]?) { form.message.hiddenCopies = bccRecipients ?? [] }

    /// Sets the text. HTML tags are removed, because the email application receives plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        form.message.body = isHTML ? MailMessage.plainText(ofHTML: body) : body
    }

    /// Attaches a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        form.message.attachments.append(MailMessage.Attachment(name: filename, data: attachment))
    }

    private func send(_ message: MailMessage) {
        end(message.pass(to: { UIApplication.shared.host?.open($0) ?? false }) ? .sent : .failed)
    }

    private func end(_ result: MFMailComposeResult) {
        mailComposeDelegate?.mailComposeController(
            self, didFinishWith: result,
            error: result == .failed ? MFMailComposeError(.sendFailed) : nil)
    }
}

/// An error that occurs while an email is saved or sent.
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
    public var errorDescription: String? {
        switch code {
        case .saveFailed: "The email was not saved. Check the free space, and try again."
        case .sendFailed: "The email application could not be opened. Install one, and try again."
        }
    }
}

/// Methods that a mail compose view controller calls. All methods are optional.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user cancels the email, or tries to pass it to the email application. Dismiss the page.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// The default implementation of the optional method, which dismisses the page.
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}
