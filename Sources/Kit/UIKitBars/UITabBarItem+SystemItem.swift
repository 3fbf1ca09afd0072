import SystemTexts
import UIKitCore
import UIKitDrawing

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

    /// Creates an item with a predefined title and image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        configure(as: systemItem)
        self.tag = tag
    }

    /// Sets the predefined title and image.
    package func configure(as systemItem: SystemItem) {
        let content: (title: String, symbol: String) = systemItem.content
        title = SystemTexts.localized(content.title)
        image = UIImage(systemName: content.symbol)
        isSystemItem = true
    }
}
