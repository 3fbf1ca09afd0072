import Foundation
import TextDocuments
import UIKitCore

/// The attributed text that was copied last, for text views of this application.
///
/// Hosts exchange plain text with other programs.
@MainActor
enum RichClipboard {
    private static var content: (changeCount: Int, fragment: TextFragment)?

    /// Copies text with its attributes, and as plain text for other programs.
    static func copy(_ fragment: TextFragment) {
        UIPasteboard.general.string = fragment.text
        content = (UIPasteboard.general.changeCount, fragment)
    }

    /// The attributed text of the clipboard, or nil if the clipboard has changed since the copy.
    static var fragment: TextFragment? {
        guard let content, content.changeCount == UIPasteboard.general.changeCount,
            UIPasteboard.general.string == content.fragment.text
        else { return nil }
        return content.fragment
    }
}
