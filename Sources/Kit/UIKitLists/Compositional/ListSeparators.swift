import Foundation
import UIKitCore

/// The separators above and below the cell of a list.
@MainActor
final class ListSeparators {
    private var top: UIView?
    private var bottom: UIView?

    /// Adds, places or removes the separators.
    ///
    /// - Parameters:
    ///   - row: The row of the list; nil outside lists.
    ///   - content: The insets of the separators if they are automatic, in points.
    func update(_ row: ListRow?, in cell: UICollectionViewCell, content: NSDirectionalEdgeInsets) {
        let isTopVisible: Bool = row?.showsTopSeparator ?? false
        let isBottomVisible: Bool = row?.showsBottomSeparator ?? false
        guard let row, isTopVisible || isBottomVisible else {
            hide(&top)
            return hide(&bottom)
        }
        let thickness: CGFloat = 1 / max(1, cell.traitCollection.displayScale)
        let allowsMultiple: Bool = cell.collectionView?.allowsMultipleSelection ?? false
        let color: UIColor =
            cell.isSelected && allowsMultiple ? row.separators.multipleSelectionColor : row.separators.color
        let atTop: CGFloat = 0
        let atBottom: CGFloat = cell.bounds.height - thickness
        place(&top, isTopVisible, row.separators.topSeparatorInsets, content, y: atTop, thickness, color, in: cell)
        place(
            &bottom, isBottomVisible, row.separators.bottomSeparatorInsets, content, y: atBottom, thickness, color,
            in: cell)
    }

    private func hide(_ separator: inout UIView?) {
        separator?.removeFromSuperview()
        separator = nil
    }

    private func place(
        _ separator: inout UIView?, _ isVisible: Bool, _ insets: NSDirectionalEdgeInsets,
        _ content: NSDirectionalEdgeInsets, y: CGFloat, _ thickness: CGFloat, _ color: UIColor,
        in cell: UICollectionViewCell
    ) {
        guard isVisible else { return hide(&separator) }
        let view: UIView = separator ?? UIView()
        separator = view
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let leading: CGFloat = insets.leading == automatic.leading ? content.leading : insets.leading
        let trailing: CGFloat = insets.trailing == automatic.trailing ? content.trailing : insets.trailing
        let isMirrored: Bool = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? trailing : leading, y: y, width: max(0, cell.bounds.width - leading - trailing),
            height: thickness)
        if view.superview !== cell {
            view.isUserInteractionEnabled = false
            cell.addSubview(view)
        }
        if view.frame != frame { view.frame = frame }
        if view.backgroundColor != color { view.backgroundColor = color }
    }
}
