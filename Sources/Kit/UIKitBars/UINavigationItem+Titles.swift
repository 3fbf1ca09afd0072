import Foundation
import UIKitCore
import UIKitDrawing

extension UINavigationItem {
    private var ownTitles: NavigationTitles { titles as? NavigationTitles ?? NavigationTitles() }

    private func set<Value>(_ path: WritableKeyPath<NavigationTitles, Value>, _ value: Value) {
        var changed: NavigationTitles = ownTitles
        changed[keyPath: path] = value
        changed.updateViews(of: self)
        titles = changed
    }

    /// The text that the bar shows in place of `title`. Its attributes take precedence over those of the bar. The
    /// default is nil. A title view replaces it.
    public var attributedTitle: AttributedString? {
        get { ownTitles.title.map { AttributedString($0) } }
        set { set(\.title, newValue.map { NSAttributedString($0) }) }
    }

    /// The text of the large title. Nil, the default, means the title of the item.
    public var largeTitle: String? {
        get { ownTitles.largeTitle }
        set { set(\.largeTitle, newValue) }
    }

    /// The text below the title. The default is nil.
    ///
    /// If `attributedSubtitle` is not nil, the getter returns its characters. A title view or a subtitle view replaces
    /// the subtitle.
    public var subtitle: String? {
        get { ownTitles.regular.shownText?.string }
        set { set(\.regular.text, newValue) }
    }

    /// The text below the title, which takes precedence over `subtitle`. The default is nil.
    public var attributedSubtitle: AttributedString? {
        get { ownTitles.regular.attributed.map { AttributedString($0) } }
        set { set(\.regular.attributed, newValue.map { NSAttributedString($0) }) }
    }

    /// A view below the title, which takes precedence over the texts. The default is nil.
    ///
    /// The constraints of the view or its `sizeThatFits(_:)` determine its size.
    public var subtitleView: UIView? {
        get { ownTitles.regular.view }
        set { set(\.regular.view, newValue) }
    }

    /// The text below the large title. Nil, the default, means the subtitle.
    public var largeSubtitle: String? {
        get { ownTitles.large.text }
        set { set(\.large.text, newValue) }
    }

    /// The text below the large title, which takes precedence over `largeSubtitle`. The default is nil.
    public var largeAttributedSubtitle: AttributedString? {
        get { ownTitles.large.attributed.map { AttributedString($0) } }
        set { set(\.large.attributed, newValue.map { NSAttributedString($0) }) }
    }

    /// A view below the large title, which takes precedence over every text. The default is nil.
    ///
    /// The constraints of the view or its `sizeThatFits(_:)` determine its size.
    public var largeSubtitleView: UIView? {
        get { ownTitles.large.view }
        set { set(\.large.view, newValue) }
    }
}
