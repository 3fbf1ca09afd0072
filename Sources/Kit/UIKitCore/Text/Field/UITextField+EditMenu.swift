import Foundation

extension UITextField: EditMenuProvider {
    package func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        let selection: Range<Int> = editor.selection
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: selection.lowerBound, length: selection.count),
            suggestedActions: suggestedActions)
    }
}
