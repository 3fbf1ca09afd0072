import Foundation
import QuartzCore

/// The gap between rows of a list that opens for inserted rows, or closes over deleted ones.
struct RowGap {
    /// The frame of the open gap, in points.
    var frame: CGRect
    /// The corners of the gap that are corners of the card of an inset group.
    var corners: CACornerMask = []
}

/// Clips a row of a list to a gap that opens or closes between other rows, so that the other rows seem to uncover or
/// cover the row.
@MainActor
struct RowClip {
    /// The visible area of a row.
    private final class Area: UIView {}

    private let row: UIView
    private let area: UIView
    /// The area at the end of the animation, in the coordinates of the row.
    private let target: CGRect

    /// Clips a row to the gap at the start of the animation.
    ///
    /// - Parameters:
    ///   - row: The view of the row.
    ///   - frame: The frame of the row in the open gap, in points.
    ///   - gap: The open gap.
    ///   - opens: Whether the gap opens. Otherwise it closes.
    ///   - slide: The distance of the row from its place in the open gap while the gap is closed, in points.
    init(_ row: UIView, at frame: CGRect, in gap: RowGap, opens: Bool, slide: CGFloat = 0) {
        let open = CGRect(x: 0, y: gap.frame.minY - frame.minY, width: frame.width, height: gap.frame.height)
        let closed = CGRect(x: 0, y: open.minY - slide, width: open.width, height: 0)
        self.row = row
        target = opens ? open : closed
        // If an earlier animation still clips the row, this animation continues from the visible area.
        if let current = row.mask as? Area {
            area = current
            return
        }
        let area = Area()
        area.backgroundColor = .black
        UIView.performWithoutAnimation {
            area.frame = opens ? closed : open
            area.layer.maskedCorners = gap.corners
            area.layer.cornerRadius = gap.corners.isEmpty ? 0 : TableCellContext.cornerRadius
            row.mask = area
        }
        self.area = area
    }

    /// Clips a row to its place while the row slides sideways into or out of the place.
    ///
    /// - Parameters:
    ///   - row: The view of the row.
    ///   - distance: The distance of the row from its place before it enters or after it leaves, in points to the
    ///     right.
    ///   - corners: The rounded corners of the place.
    ///   - enters: Whether the row enters. Otherwise it leaves.
    init(_ row: UIView, slidingBy distance: CGFloat, corners: CACornerMask, enters: Bool) {
        let place = CGRect(origin: .zero, size: row.bounds.size)
        let distant: CGRect = place.offsetBy(dx: -distance, dy: 0)
        let area = Area()
        area.backgroundColor = .black
        UIView.performWithoutAnimation {
            area.frame = enters ? distant : place
            area.layer.maskedCorners = corners
            area.layer.cornerRadius = corners.isEmpty ? 0 : TableCellContext.cornerRadius
            row.mask = area
        }
        self.row = row
        self.area = area
        target = enters ? place : distant
    }

    /// Sets the visible area to its value at the end of the animation.
    func apply() { area.frame = target }

    /// Stops clipping the row, unless another animation clips it.
    func remove() {
        if row.mask === area, area.frame == target { row.mask = nil }
    }

    /// Stops clipping a row that is recycled.
    static func remove(from row: UIView) {
        if row.mask is Area { row.mask = nil }
    }
}
