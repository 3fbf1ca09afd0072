import Foundation
import UIKitCore
import UIKitRichText

/// Lays out HTML text on pages, with the elements that attributed strings support.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML text.
    open var markupText: String? { didSet { layoutDidChange() } }

    /// Creates a formatter for HTML text.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    override func makeLayout(first: CGSize, others: CGSize) -> (any PrintLayout)? {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        do {
            let text = try NSAttributedString(
                data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
            return TextPrintLayout(text, first: first, others: others)
        } catch {
            Diagnostics.warn("The HTML text to print could not be read: \(error.localizedDescription)")
            return nil
        }
    }

    override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}
