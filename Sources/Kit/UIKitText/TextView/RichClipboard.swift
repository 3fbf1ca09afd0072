import Foundation
import TextDocuments
import UIKitCore
import UIKitRichText
import UniformTypeIdentifiers

/// Attributed text on the clipboard.
///
/// Text views of this application exchange all attributes. Other programs receive and provide Rich Text Format and
/// HTML.
@MainActor
enum RichClipboard {
    /// The text that this application copied last.
    private static var content: (changeCount: Int, fragment: TextFragment)?

    /// The maximum length of text that is converted for other programs, in UTF-16 code units. Longer text is copied to
    /// them without attributes, because the conversion would block the main thread.
    private static let conversionLimit = 500_000

    /// The types of attributed text, best first.
    private static let types: [(type: UTType, document: NSAttributedString.DocumentType)] = [
        (.rtf, .rtf), (.html, .html),
    ]

    /// Copies text.
    ///
    /// - Parameter convertsAttributes: Whether other programs receive the attributes.
    static func copy(_ fragment: TextFragment, convertsAttributes: Bool) {
        var item: [String: Data] = [UTType.utf8PlainText.identifier: Data(fragment.text.utf8)]
        if convertsAttributes, fragment.units <= conversionLimit {
            let text: NSAttributedString = fragment.attributedString
            let range = NSRange(location: 0, length: text.length)
            for (type, document) in types {
                item[type.identifier] = try? text.data(from: range, documentAttributes: [.documentType: document])
            }
        }
        UIPasteboard.general.setRepresentations([item])
        content = (UIPasteboard.general.changeCount, fragment)
    }

    /// The attributed text of the clipboard, or nil if it has none.
    static var fragment: TextFragment? {
        if let content, content.changeCount == UIPasteboard.general.changeCount,
            UIPasteboard.general.string == content.fragment.text
        {
            return content.fragment
        }
        for (type, document) in types {
            guard let data = UIPasteboard.general.data(forPasteboardType: type.identifier),
                let text = try? NSAttributedString(
                    data: data, options: [.documentType: document], documentAttributes: nil), text.length > 0
            else { continue }
            return TextFragment(text)
        }
        return nil
    }
}
