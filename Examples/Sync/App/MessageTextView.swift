import UIKit

/// A text view into which the user can also paste a picture.
final class MessageTextView: UITextView {
    /// Called with a pasted picture.
    var onPastePicture: (UIImage) -> Void = { _ in }

    /// Whether the clipboard contains a picture. If a program copies both text and a picture of it,
    /// the text is pasted.
    private var hasPicture: Bool { !UIPasteboard.general.hasStrings && UIPasteboard.general.hasImages }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("paste:") && isFirstResponder && hasPicture
            || super.canPerformAction(action, withSender: sender)
    }

    override func paste(_ sender: Any?) {
        guard hasPicture else { return super.paste(sender) }
        if let picture = UIPasteboard.general.image { onPastePicture(picture) }
    }
}
