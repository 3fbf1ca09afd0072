import Foundation

/// The delegate of the text field of a search bar. It forwards the events of the text field to the search bar's own
/// delegate and search controller.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.storedDelegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.storedDelegate?.searchBarTextDidBeginEditing(bar)
        bar.controller?.barDidBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.storedDelegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.storedDelegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.storedDelegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.storedDelegate?.searchBarSearchButtonClicked(bar)
        bar.controller?.barDidSearch()
        return false
    }
}
