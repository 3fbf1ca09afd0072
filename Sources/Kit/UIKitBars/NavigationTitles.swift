import Foundation
import UIKitCore

/// The titles and subtitles of a navigation item besides its `title`.
@MainActor
struct NavigationTitles: NavigationTitling {
    /// The values that determine a subtitle.
    struct Subtitle {
        var text: String?
        var attributed: NSAttributedString?
        var view: UIView?

        /// The text, in the order of precedence.
        var content: SubtitleView.Content? {
            if let view { return .view(view) }
            return shownText.map { .text($0) }
        }

        var shownText: NSAttributedString? { attributed ?? text.map { NSAttributedString(string: $0) } }
    }

    var title: NSAttributedString?
    var largeTitle: String?
    /// The values for the subtitle below the title.
    var regular = Subtitle()
    /// The values for the subtitle below the large title.
    var large = Subtitle()
    private var regularView: SubtitleView?
    private var largeView: SubtitleView?

    var subtitle: (any BarSubtitle)? { regularView }
    var largeSubtitle: (any BarSubtitle)? { largeView }

    /// Shows the current values in the views.
    mutating func updateViews(of item: UINavigationItem) {
        update(&regularView, to: regular.content, item: item, isLarge: false)
        let content: SubtitleView.Content? = large.content ?? regular.shownText.map { .text($0) }
        update(&largeView, to: content, item: item, isLarge: true)
    }

    private func update(
        _ view: inout SubtitleView?, to content: SubtitleView.Content?, item: UINavigationItem, isLarge: Bool
    ) {
        guard let content else { return view = nil }
        let new: SubtitleView = view ?? SubtitleView(item: item, isLarge: isLarge)
        new.content = content
        view = new
    }
}
