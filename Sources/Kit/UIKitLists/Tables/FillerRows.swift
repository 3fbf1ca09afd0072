import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// The separators of the empty rows below the last row of a plain table view.
@MainActor
final class FillerRows: UIView {
    private var separators: [SeparatorView] = []

    /// Positions the separators at the bottom edges of rows, from the top of the view.
    ///
    /// - Parameters:
    ///   - rowHeight: The height of a row, in points.
    ///   - inset: The distances of the separators from the left and right edges, in points.
    ///   - effect: The effect through which the color of the separators is drawn, or nil.
    func place(rowHeight: CGFloat, color: UIColor, effect: UIVisualEffect?, inset: (left: CGFloat, right: CGFloat)) {
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        // The number of separators is limited: the table view is at most a few screens high, and rows count as at least
        // one point high.
        let count = Int((bounds.height / max(1, rowHeight)).rounded(.down))
        while separators.count > count { separators.removeLast().removeFromSuperview() }
        while separators.count < count {
            let separator = SeparatorView()
            addSubview(separator)
            separators.append(separator)
        }
        let width: CGFloat = max(0, bounds.width - inset.left - inset.right)
        for (index, separator) in separators.enumerated() {
            separator.show(color, through: effect)
            separator.frame = CGRect(
                x: inset.left, y: CGFloat(index + 1) * rowHeight - thickness, width: width, height: thickness)
        }
    }
}

extension UITableView {
    /// The height of the filler rows of this layout, in points, or zero if there are no filler rows.
    private var shownFillerHeight: CGFloat {
        guard style == .plain, separatorStyle == .singleLine, tableFooterView == nil, fillerRowHeight != 0 else {
            return 0
        }
        if fillerRowHeight > 0 { return fillerRowHeight }
        let section: Int? = (0..<geometry.sectionCount).last { geometry.rowCount(in: $0) > 0 }
        guard let section else { return rowHeight > 0 ? rowHeight : Self.standardRowHeight }
        return geometry.height(of: .row(section: section, row: geometry.rowCount(in: section) - 1))
    }

    /// Positions the filler rows between the last row and the bottom of the table view.
    func placeFillerRows() {
        let height: CGFloat = shownFillerHeight
        let top: CGFloat = sectionsTop + geometry.totalHeight
        guard height > 0, top < bounds.maxY else {
            fillerRows?.removeFromSuperview()
            fillerRows = nil
            return
        }
        let rows: FillerRows = fillerRows ?? FillerRows()
        if rows.superview == nil {
            rows.isUserInteractionEnabled = false
            rows.accessibilityElementsHidden = true
            insertSubview(rows, at: lowestContentIndex)
        }
        fillerRows = rows
        rows.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
        let inset: UIEdgeInsets = separatorDistances(separatorInset)
        let safe: UIEdgeInsets = insetsContentViewsToSafeArea ? safeAreaBesideContentInset : .zero
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading: CGFloat = inset.left + (isRightToLeft ? safe.right : safe.left)
        rows.place(
            rowHeight: height, color: separatorColor ?? .separator, effect: separatorEffect,
            inset: isRightToLeft ? (left: inset.right, right: leading) : (left: leading, right: inset.right))
    }
}
