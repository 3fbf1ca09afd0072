import Foundation
import UIKitDrawing

/// The properties of a list that determine the appearance of one of its cells.
struct ListRow: Equatable {
    /// The role of an element in its section.
    enum Role: Equatable {
        case item
        case header
        case footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role = .item
    /// Whether the item is at the start of its group, where an inset group has rounded corners.
    var isFirst = false
    /// Whether the item is at the end of its group.
    var isLast = false
    /// Whether the first item of the section is its header.
    var hasHeaderItem = false
    /// The separators. Their visibility is never automatic.
    var separators: UIListSeparatorConfiguration

    /// Whether the separator above the cell is visible.
    var showsTopSeparator: Bool { separators.topSeparatorVisibility == .visible }
    /// Whether the separator below the cell is visible.
    var showsBottomSeparator: Bool { separators.bottomSeparatorVisibility == .visible }
}

/// A view that adapts itself to the list that contains it.
@MainActor
protocol ListRowView: UICollectionReusableView {
    /// Called when the view appears in a list, and when its row changes. The argument is nil outside lists.
    func listRowDidChange(to row: ListRow?)
}
