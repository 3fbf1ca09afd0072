import Foundation
import TextEditing
import UIKitCore

extension UITextView: EditMenuProvider {
    package func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        let spelling: [UIMenuElement] = spellingElements
        let suggested: [UIMenuElement] = spelling + suggestedActions
        let menu: UIMenu? = editMenu(for: TextRange(editor.selection), suggestedActions: suggested)
        return menu ?? (spelling.isEmpty ? nil : UIMenu(children: suggested))
    }
}
