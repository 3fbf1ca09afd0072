import Foundation
import ItemProviders
import UIKitAppearance
import UIKitDrawing
import UIKitPasting

/// An item that the user pastes into a search field, and that can become a token.
///
/// The items that the paste delegate of a search field receives conform to this protocol.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Adds a token after the field's other tokens, in place of text.
    func setSearchTokenResult(_ token: UISearchToken)
}

extension UISearchTextField: PastedItemExtending {
    package func extended(_ item: any UITextPasteItem) -> any UITextPasteItem {
        PastedSearchItem(item) { [weak self] in self?.pasteToken($0) }
    }
}

/// An item that is pasted into a search field.
private final class PastedSearchItem: NSObject, UISearchTextFieldPasteItem {
    private let item: any UITextPasteItem
    /// Called with the token that the item becomes.
    private let addToken: (UISearchToken) -> Void

    init(_ item: any UITextPasteItem, addToken: @escaping (UISearchToken) -> Void) {
        self.item = item
        self.addToken = addToken
    }

    var itemProvider: NSItemProvider { item.itemProvider }
    var localObject: Any? { item.localObject }
    var defaultAttributes: [NSAttributedString.Key: Any] { item.defaultAttributes }
    func setResult(string: String) { item.setResult(string: string) }
    func setResult(attributedString string: NSAttributedString) { item.setResult(attributedString: string) }
    func setResult(attachment textAttachment: NSTextAttachment) { item.setResult(attachment: textAttachment) }
    func setNoResult() { item.setNoResult() }
    func setDefaultResult() { item.setDefaultResult() }

    func setSearchTokenResult(_ token: UISearchToken) {
        addToken(token)
        item.setNoResult()
    }
}
