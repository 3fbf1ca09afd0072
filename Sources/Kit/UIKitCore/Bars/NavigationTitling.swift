import Foundation

/// The titles and subtitles of a navigation item besides its `title`. The module UIKitBars implements it.
@MainActor
package protocol NavigationTitling {
    /// The text that replaces the title, or nil.
    var title: NSAttributedString? { get }
    /// The text that replaces the large title, or nil.
    var largeTitle: String? { get }
    /// The view below the title, or nil.
    var subtitle: (any BarSubtitle)? { get }
    /// The view below the large title, or nil.
    var largeSubtitle: (any BarSubtitle)? { get }
}

/// The view below a title, which shows a text or a view of the app.
@MainActor
package protocol BarSubtitle: UIView {
    /// Sets the attributes of the text. The font replaces a missing font.
    func apply(_ attributes: [NSAttributedString.Key: Any], font: UIFont)
    /// Returns the height of the content for the attributes of the text, in points.
    func height(attributes: [NSAttributedString.Key: Any], font: UIFont) -> CGFloat
}

extension UINavigationItem {
    /// The text of the title.
    var titleText: NSAttributedString? { titles?.title ?? title.map { NSAttributedString(string: $0) } }

    /// The text of the large title.
    var largeTitleText: NSAttributedString? {
        titles?.largeTitle.map { NSAttributedString(string: $0) } ?? titleText
    }
}
