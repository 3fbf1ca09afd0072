import Foundation
import UIKitDrawing

/// The appearance of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Hashable, Sendable {
        /// Rows that extend from edge to edge. Headers stay visible at the top.
        case plain = 0
        /// Each section is a group that extends from edge to edge.
        case grouped = 1
        /// Each section is a group with rounded corners, inside the margins.
        case insetGrouped = 2
        /// The items of a sidebar.
        case sidebar = 3
        /// The items of a sidebar with the background of a plain list.
        case sidebarPlain = 4
    }

    /// The kind of header of a section.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }

    /// The kind of footer of a section.
    public enum FooterMode: Int, Hashable, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// A closure that returns the separators of an item, given the separators of the section.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// A closure that returns the actions to show when the user swipes an item, if any.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Creates a configuration with the default values of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The style.
    public let appearance: Appearance

    /// Whether separators are visible. The default is true, except in sidebars.
    public var showsSeparators: Bool

    /// The separators of the items.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that returns the separators of an item. The default, nil, means that all items have the same
    /// separators.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// A closure that returns the swipe actions at the leading edge of an item. The default, nil, means no actions.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A closure that returns the swipe actions at the trailing edge of an item. The default, nil, means no actions.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The color behind the list. The default, nil, means the color of the appearance.
    public var backgroundColor: UIColor?

    /// The kind of header of each section. The default is `none`.
    public var headerMode: HeaderMode = .none

    /// The kind of footer of each section. The default is `none`.
    public var footerMode: FooterMode = .none

    /// The space above a header, in points. The default, nil, means 22 points in a plain list with supplementary
    /// headers, and 0 in other lists.
    public var headerTopPadding: CGFloat?
}
