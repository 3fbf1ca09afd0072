import Foundation
import UIKitDrawing

/// The visibility, insets and color of the separators of an item in a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Hashable, Sendable {
        /// The list determines the visibility. Separators are visible between items, below the last item of a plain
        /// section, and above the first item of a plain list without headers.
        case automatic = 0
        /// The separator is always visible.
        case visible = 1
        /// The separator is never visible.
        case hidden = 2
    }

    /// Insets that the list determines from the content of the cell. You can replace the insets of individual edges.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the separator above the item. The default is `hidden` in sidebars, otherwise `automatic`.
    public var topSeparatorVisibility: Visibility = .automatic

    /// The insets of the separator above the item, in points. The default is `automaticInsets`.
    public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets

    /// The visibility of the separator below the item. The default is `hidden` in sidebars, otherwise `automatic`.
    public var bottomSeparatorVisibility: Visibility = .automatic

    /// The insets of the separator below the item, in points. The default is `automaticInsets`.
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets

    /// The color of the separators. The default is `separator`.
    public var color: UIColor = .separator

    /// The color of the separators of a selected item while the list is being edited. The default is `separator`.
    public var multipleSelectionColor: UIColor = .separator

    /// Creates the default configuration of a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar || listAppearance == .sidebarPlain {
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        }
    }
}
