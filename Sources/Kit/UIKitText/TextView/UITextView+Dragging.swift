import Foundation
import TextDocuments
import UIKitCore
import UIKitDragDrop
import UIKitInput

extension UITextView: UITextDraggable, UITextDroppable {}

extension UITextView: AttributedTextReceiving {
    package var isPlacingCaret: Bool {
        get { state.isPlacingCaret }
        set {
            state.isPlacingCaret = newValue
            if !newValue, state.showsCaret { setNeedsLayout() }
        }
    }

    package func styledText(in range: UITextRange) -> NSAttributedString? {
        editor.isAttributed ? editor.document.attributedString(in: offsets(of: range)) : nil
    }

    package func replace(_ range: UITextRange, with text: NSAttributedString) {
        edit { editor.replace(offsets(of: range), with: TextFragment(text)) }
    }
}
