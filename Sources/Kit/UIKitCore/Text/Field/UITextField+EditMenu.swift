import Foundation

extension UITextField: EditMenuProvider {
    package func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        let selection: Range<Int> = editor.selection
        let spelling: [UIMenuElement] = spellingElements
        let suggested: [UIMenuElement] = spelling + suggestedActions
        let menu: UIMenu? = delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: selection.lowerBound, length: selection.count),
            suggestedActions: suggested)
        return menu ?? (spelling.isEmpty ? nil : UIMenu(children: suggested))
    }
}
