extension UISearchController {
    /// The conditions under which the search bar shows its scopes.
    public enum ScopeBarActivation: Int, Sendable {
        /// The scopes are visible while the controller is active.
        case automatic = 0
        /// The app shows the scopes with `showsScopeBar` of the search bar.
        case manual = 1
        /// The scopes appear when the search text is first not empty, and disappear when the search ends.
        case onTextEntry = 2
        /// The scopes are visible while the controller is active.
        case onSearchActivation = 3
    }
}
