/// Large titles and the height of the bar.
extension UINavigationBar {
    /// Returns the font of large titles for the preferred text size.
    static func largeTitleFont(in traits: UITraitCollection) -> UIFont {
        let font: UIFont = .preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return .systemFont(ofSize: font.pointSize, weight: .bold)
    }

    /// Returns the font of subtitles below large titles for the preferred text size.
    static func largeSubtitleFont(in traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    }

    /// Returns the height of the row with the large title for the preferred text size, in points: 52 by default.
    static func largeTitleRowHeight(in traits: UITraitCollection) -> CGFloat {
        largeTitleFont(in: traits).lineHeight.rounded(.up) + 11
    }

    /// Returns the height of the prompt of `item`, in points; 0 if it is not shown.
    func promptHeight(of item: UINavigationItem?) -> CGFloat {
        item?.prompt == nil || traitCollection.verticalSizeClass == .compact ? 0 : 30
    }

    /// Returns the height of the large title of `item` and its subtitle, in points; 0 if the title is not large.
    func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
        guard showsLargeTitle(item) else { return 0 }
        let subtitle: CGFloat? = item.titles?.largeSubtitle?.height(
            attributes: itemStyle(for: item).largeSubtitle, font: Self.largeSubtitleFont(in: traitCollection))
        return Self.largeTitleRowHeight(in: traitCollection) + (subtitle ?? 0)
    }

    /// Returns whether the title of `item` is large while the content is scrolled to its top.
    ///
    /// The mode `automatic` inherits the mode of the item below. If all modes are `automatic`, the title is large.
    func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        let all: [UINavigationItem] = items ?? []
        let index: Int = all.firstIndex { $0 === item } ?? max(0, all.count - 1)
        for candidate in ([item] + all.prefix(index).reversed()) {
            switch candidate.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }
}

/// The height of a navigation bar above the content of a controller.
struct BarExtent {
    /// The height now, in points.
    var height: CGFloat
    /// The height while the content is scrolled to its top, in points.
    var expanded: CGFloat
    /// The scroll distances at which a part of the bar becomes completely hidden, in points, in ascending order.
    /// Scrolling does not stop between two of these distances, or between the top and the first distance.
    var stops: [CGFloat] = []
    /// The scroll view that the height follows.
    weak var scrollView: UIScrollView?
}

extension UINavigationController {
    /// Returns the controller on the stack whose item is `item`.
    func controller(of item: UINavigationItem) -> UIViewController? {
        viewControllers.last { $0.storedNavigationItem === item }
            ?? (displayedController?.storedNavigationItem === item ? displayedController : nil)
    }

    /// Returns the height of the bar above the content of `controller`.
    ///
    /// As the content scrolls, first the search bar is hidden, and then the large title. If the content is dragged past
    /// its top, the bar stretches.
    func barExtent(of controller: UIViewController) -> BarExtent {
        let item: UINavigationItem = controller.navigationItem
        let expanded: CGFloat = navigationBar.expandedHeight(showing: item)
        var extent = BarExtent(height: expanded, expanded: expanded)
        let search: (any NavigationSearching)? = item.search
        guard search?.isActive != true else { return extent }
        let hidesSearch: Bool = item.hidesSearchBarWhenScrolling && search?.isStacked == true
        let searchHeight: CGFloat = hidesSearch ? search?.searchHeight ?? 0 : 0
        let largeHeight: CGFloat = navigationBar.largeTitleHeight(of: item)
        guard searchHeight + largeHeight > 0, let view = controller.viewIfLoaded,
            let scrollView = controller.contentScrollView(for: .top), scrollView.isDescendant(of: view),
            view.convert(scrollView.bounds, from: scrollView).minY <= view.bounds.minY + 0.5
        else { return extent }
        extent.scrollView = scrollView
        extent.stops = [searchHeight, searchHeight + largeHeight].filter { $0 > 0 }
        let distance: CGFloat = scrollView.distanceFromTop(barTotal: content.safeAreaInsets.top + expanded)
        extent.height = expanded - min(distance, searchHeight + largeHeight)
        // Without a large title, the bar has no part that can stretch.
        if largeHeight == 0 { extent.height = min(extent.height, expanded) }
        return extent
    }
}
