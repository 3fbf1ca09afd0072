import UIKitCore

/// The placement of the search bar in the bars of a navigation controller.
extension UISearchController {
    /// The placement of the search bar of a navigation item.
    public var searchBarPlacement: UINavigationItem.SearchBarPlacement { placement }

    package var placement: UINavigationItem.SearchBarPlacement {
        guard let item else { return .stacked }
        switch item.preferredSearchBarPlacement {
        case .automatic, .stacked: return .stacked
        case .integrated, .integratedButton: return item.preferredSearchBarPlacement
        case .integratedCentered:
            let isInTabs: Bool = item.bar?.navigationController?.tabBarController != nil
            return isRegular && (isInTabs || item.style != .navigator) ? .integratedCentered : .integrated
        }
    }

    /// Whether the navigation bar has a regular width.
    private var isRegular: Bool { (item?.bar ?? searchBar).traitCollection.horizontalSizeClass == .regular }

    /// Whether the search bar is hidden behind a button while the user does not search.
    private var collapses: Bool { placement != .stacked && (placement == .integratedButton || !isRegular) }

    package var isInline: Bool { placement != .stacked && isRegular && (isActive || !collapses) }

    package var isStacked: Bool { placement == .stacked || !isRegular && isActive }

    package var buttonPlace: SearchButtonPlace? {
        guard collapses else { return nil }
        guard !isRegular, let item, item.allowsSearchInToolbar, let navigation = item.bar?.navigationController,
            !navigation.isToolbarHidden
        else { return .navigationBar }
        return .toolbar
    }

    package func updateButton() {
        guard let item, let buttonPlace else { return }
        let button: UIBarButtonItem = item.searchBarPlacementBarButtonItem
        let isField: Bool = buttonPlace == .toolbar && placement != .integratedButton
        guard isField != (button.customView is SearchFieldButton) else { return }
        button.customView = isField ? SearchFieldButton(controller: self) : nil
    }

    /// Called when the size class of the width changes, during an update of the traits.
    func widthDidChange() {
        guard placement != .stacked else { return }
        UIApplication.shared.afterTurn { [weak self] in self?.item?.searchButtonDidMove() }
    }

    /// Begins a search, and editing of the search text.
    func beginWithButton() {
        isActive = true
        searchBar.becomeFirstResponder()
    }
}
