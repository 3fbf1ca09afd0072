import Foundation

/// The values that a table view sets on a cell, and that depend on the cell's position.
struct TableCellContext: Equatable {
    var style: UITableView.Style = .plain
    var isFirst = false
    var isLast = false
    /// The distance between the text and the edges of the cell, in points.
    var margin: CGFloat = 16
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    /// Whether separator insets are offsets from the default position of separators, not from the edges of the cell.
    var addsSeparatorInset = false
    /// The space at the trailing edge that the section index covers, in points.
    var trailingInset: CGFloat = 0
    /// The corners that stay rounded while rows move, because they may still be corners of the card.
    var keptCorners: CACornerMask = []

    /// Whether the cell has a separator at its bottom.
    var hasSeparator: Bool { separatorStyle == .singleLine && (style != .insetGrouped || !isLast) }

    /// Whether the bottom separator spans the whole width, as at the end of a section in the `grouped` style.
    var hasFullSeparator: Bool { style == .grouped && isLast }

    /// Whether the cell has a separator at its top, as at the start of a section in the `grouped` style.
    var hasTopSeparator: Bool { separatorStyle == .singleLine && style == .grouped && isFirst }

    /// The corners of the cell that are corners of its section's card.
    var roundedCorners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = keptCorners
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// The corner radius of cards, in points.
    static let cornerRadius: CGFloat = 10
}
