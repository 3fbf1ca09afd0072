import Foundation
import ItemProviders
import UIKitAppearance
import UIKitCore

/// The delegate of a search field, which also copies tokens and is notified of chosen suggestions.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns the item that the pasteboard receives when the user copies or cuts a token. The default has no
    /// representations, and the token is not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider

    /// Called when the user chooses one of the field's `searchSuggestions`, before they are removed.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }

    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}
