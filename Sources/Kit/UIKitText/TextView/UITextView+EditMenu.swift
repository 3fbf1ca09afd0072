import Foundation
import UIKitCore

extension UITextView: EditMenuProvider {
    package func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: suggestedActions)
    }
}
