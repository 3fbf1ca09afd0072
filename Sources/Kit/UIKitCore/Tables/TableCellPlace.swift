import Foundation

/// What a cell knows of its place in a table.
struct TableCellPlace: Equatable {
    var style: UITableView.Style = .plain
    var isFirst = false
    var isLast = false
    /// How far text keeps from the edge, in points.
    var margin: CGFloat = 16
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?

    /// Whether a line stands below the cell.
    var hasSeparator: Bool { separatorStyle == .singleLine && (style != .insetGrouped || !isLast) }

    /// Whether the line below goes from edge to edge: where a section of a grouped table ends.
    var hasFullSeparator: Bool { style == .grouped && isLast }

    /// Whether a line stands above the cell: where a section of a grouped table begins.
    var hasTopSeparator: Bool { separatorStyle == .singleLine && style == .grouped && isFirst }

    /// The corners that are those of a card.
    var roundCorners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// How round they are, in points.
    static let cornerRadius: CGFloat = 10
}
