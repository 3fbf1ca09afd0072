import Foundation
import SystemTexts

/// The field that replaces the title of a navigation item while the user renames the item.
@MainActor
final class TitleField: UITextField, UITextFieldDelegate {
    private let item: UINavigationItem
    private var onEnd: (() -> Void)?
    /// Whether the delegate can prevent the change.
    private var asksDelegate = true

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - item: The item to rename.
    ///   - onEnd: Called once, when the user finishes or cancels the renaming, before the title changes.
    init(item: UINavigationItem, onEnd: @escaping () -> Void) {
        self.item = item
        self.onEnd = onEnd
        super.init(frame: .zero)
        font = .systemFont(ofSize: 17, weight: .semibold)
        borderStyle = .roundedRect
        returnKeyType = .done
        accessibilityLabel = SystemTexts.localized("Rename")
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Begins editing with the text and the selection that the delegate of the item determines.
    func begin() {
        let title: String = item.title ?? ""
        let whole: Range<String.Index> = title.startIndex..<title.endIndex
        let (suggestion, selection) =
            item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: whole)
            ?? (title, whole)
        text = suggestion
        becomeFirstResponder()
        let range = NSRange(selection, in: suggestion)
        if let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        {
            selectedTextRange = textRange(from: start, to: end)
        }
    }

    /// Ends editing with the current text. The delegate cannot prevent the change.
    func finish() {
        asksDelegate = false
        end(with: text)
    }

    /// Ends editing without changing the title.
    func cancel() { end(with: nil) }

    private func end(with title: String?) {
        guard let onEnd else { return }
        self.onEnd = nil
        resignFirstResponder()
        onEnd()
        guard let delegate = item.renameDelegate, let title, !title.isEmpty else { return }
        guard !asksDelegate || delegate.navigationItem(item, shouldEndRenamingWith: title) else { return }
        item.title = title
        delegate.navigationItem(item, didEndRenamingWith: title)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { end(with: text) }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.cancelAction)]
    }

    private static let cancelAction = Selector("cancelRenaming", TitleField.cancel)
}
