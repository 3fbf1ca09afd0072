import Foundation
import UIKitDrawing

extension NSCollectionLayoutSection {
    /// Creates a section whose items are the rows of a list.
    ///
    /// Rows and headers have the height of their content. The estimated height is 44 points.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = self.init(group: .vertical(layoutSize: size, subitems: [item]))
        section.list = configuration
        section.spaceBefore = configuration.headerPadding
        let isGrouped: Bool = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        if isGrouped { section.contentInsets = configuration.groupInsets }
        if configuration.appearance == .insetGrouped {
            let margin = ListMetrics.groupMargin(width: layoutEnvironment.container.effectiveContentSize.width)
            section.contentInsets.leading = margin
            section.contentInsets.trailing = margin
        }
        if configuration.appearance == .sidebar { section.contentInsets.top = ListMetrics.sidebarSpacing }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                absoluteOffset: .zero)
            header.pinToVisibleBounds = configuration.appearance == .plain
            header.zIndex = ListMetrics.headerZIndex
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// The lengths of lists, in points.
enum ListMetrics {
    /// The space above and below a group that has no header or footer. The space between two groups is twice this
    /// value.
    static let groupSpacing: CGFloat = 17.5
    /// The space above a section of a sidebar.
    static let sidebarSpacing: CGFloat = 8
    /// The space above the header of a plain section.
    static let plainHeaderPadding: CGFloat = 22
    /// Returns the distance of an inset group from the sides of a container. It is the same as in tables.
    static func groupMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
    /// The corner radius of an inset group.
    static let groupRadius: CGFloat = 10
    /// The z-index of headers, which can be pinned in front of items and their supplementary views.
    static let headerZIndex = 2
}

extension UICollectionLayoutListConfiguration {
    /// The space around a group.
    var groupInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : ListMetrics.groupSpacing, leading: 0,
            bottom: footerMode == .supplementary ? 0 : ListMetrics.groupSpacing, trailing: 0)
    }

    /// The space above a section with a supplementary header.
    var headerPadding: CGFloat {
        guard headerMode == .supplementary else { return 0 }
        return headerTopPadding ?? (appearance == .plain ? ListMetrics.plainHeaderPadding : 0)
    }

    /// The color behind the list.
    var effectiveBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }

    /// Returns the list properties of a header or footer, which has no separators.
    func supplementaryRow(_ role: ListRow.Role) -> ListRow {
        var separators = separatorConfiguration
        separators.topSeparatorVisibility = .hidden
        separators.bottomSeparatorVisibility = .hidden
        return ListRow(appearance: appearance, role: role, separators: separators)
    }

    /// Returns the list properties of an item's cell.
    ///
    /// - Parameter dataPath: The index path of the item in the data, or nil for a placeholder.
    func row(of item: Int, count: Int, section: Int, dataPath: IndexPath?) -> ListRow {
        var separators = separatorConfiguration
        if showsSeparators, let itemSeparatorHandler, let dataPath {
            separators = itemSeparatorHandler(dataPath, separators)
        }
        let hasHeader: Bool = headerMode == .firstItemInSection
        let isHeader: Bool = hasHeader && item == 0
        let isFirst: Bool = item == (hasHeader ? 1 : 0)
        let isLast: Bool = item == count - 1
        let showsEnds: Bool = appearance == .plain
        func resolve(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool)
            -> UIListSeparatorConfiguration.Visibility
        {
            guard showsSeparators else { return .hidden }
            return visibility == .automatic ? (automatic ? .visible : .hidden) : visibility
        }
        separators.topSeparatorVisibility = resolve(
            separators.topSeparatorVisibility, showsEnds && isFirst && headerMode == .none && section == 0)
        separators.bottomSeparatorVisibility = resolve(
            separators.bottomSeparatorVisibility, !isHeader && (!isLast || showsEnds))
        return ListRow(
            appearance: appearance, role: isHeader ? .header : .item, isFirst: isFirst && !isHeader, isLast: isLast,
            hasHeaderItem: hasHeader, separators: separators)
    }
}
