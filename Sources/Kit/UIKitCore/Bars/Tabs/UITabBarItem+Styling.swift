import UIKitAppearance

extension UITabBarItem {
    /// Items with a predefined title and image.
    public enum SystemItem: Int, Sendable {
        /// More items.
        case more = 0
        /// The user's favorites.
        case favorites = 1
        /// Featured content.
        case featured = 2
        /// Content with the best ratings.
        case topRated = 3
        /// Content that the user opened recently.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// The user's history.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// Downloads.
        case downloads = 9
        /// The newest content.
        case mostRecent = 10
        /// The content that is viewed most.
        case mostViewed = 11

        var content: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }

    /// Sets the attributes of the badge's text in a state. Nil removes them.
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }

    /// Returns the attributes that were set for the badge's text in a state, or nil.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The appearance that replaces the bar's appearance over content while the item is selected. The default is nil.
    /// The item stores a copy.
    public var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance that replaces the bar's appearance while the item is selected and the content is scrolled to its
    /// bottom. The default is nil. The item stores a copy.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    private func set(
        _ path: WritableKeyPath<BarAppearances<UITabBarAppearance>, UITabBarAppearance?>,
        to appearance: UITabBarAppearance?
    ) {
        let update: () -> Void = { [weak self] in (self?.button?.superview as? UITabBar)?.appearanceDidChange() }
        appearances.set(path, to: appearance, onChange: update)
        update()
    }
}
