import Foundation
import SwipePhysics

/// A row that is swiped, and the buttons that it reveals.
@MainActor
final class SwipedRow {
    let path: IndexPath
    let tray: SwipeTray
    let configuration: UISwipeActionsConfiguration
    var reveal: SwipeReveal
    /// The view that clips the row to its closed frame, or nil if the row need not be clipped.
    private let mask: UIView?
    /// The frame of the row in its closed position, without the offset.
    private var place: CGRect = .zero

    init(
        path: IndexPath, side: SwipeReveal.Side, _ configuration: UISwipeActionsConfiguration, width: CGFloat,
        clipsRow: Bool
    ) {
        self.path = path
        mask = clipsRow ? UIView() : nil
        mask?.backgroundColor = .black
        // With this anchor point, a change of the height does not change the position. The animation of the position
        // therefore continues while the gap closes.
        mask?.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        self.configuration = configuration
        tray = SwipeTray(configuration.actions, on: side)
        reveal = tray.makeReveal(width: width, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Moves the view of the row by the offset, and the buttons beside it.
    func apply(to view: UIView?, place: CGRect, isMirrored: Bool) {
        self.place = place
        tray.show(reveal, besideRowAt: place, isMirrored: isMirrored)
        if let view { move(view, isMirrored, height: place.height) }
    }

    /// Moves the view of the row by the offset. Of a clipped row, only the top `height` points are visible.
    private func move(_ view: UIView, _ isMirrored: Bool, height: CGFloat) {
        let displacement = displacement(isMirrored)
        view.frame = place.offsetBy(dx: displacement, dy: 0)
        guard let mask else { return }
        if view.mask !== mask { view.mask = mask }
        mask.frame = CGRect(x: -displacement, y: 0, width: place.width, height: height)
        mask.layer.cornerRadius = tray.layer.cornerRadius
        mask.layer.maskedCorners = tray.layer.maskedCorners
    }

    /// Removes the buttons, and stops clipping the row.
    func remove(from view: UIView?) {
        tray.removeFromSuperview()
        if let view, let mask, view.mask === mask { view.mask = nil }
    }

    /// Moves the view of a deleted row out of the list, and closes the gap that it leaves.
    func depart(_ view: UIView, isMirrored: Bool) {
        reveal.offset = reveal.fullOffset(tray.side)
        let gap: UIView = clipTray()
        tray.show(reveal, besideRowAt: place, isMirrored: isMirrored)
        gap.frame.size.height = 0
        move(view, isMirrored, height: 0)
    }

    /// Clips the tray to the height of the gap, and returns the view that clips it.
    ///
    /// The tray keeps its height. If the height changed, the width would begin another animation, and the tray would
    /// lose contact with the row.
    private func clipTray() -> UIView {
        let gap = UIView()
        gap.backgroundColor = .black
        UIView.performWithoutAnimation {
            gap.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            gap.frame = CGRect(x: -place.width, y: 0, width: 3 * place.width, height: place.height)
            tray.mask = gap
        }
        return gap
    }

    /// The distance of the row from its closed position, in points to the right.
    func displacement(_ isMirrored: Bool) -> CGFloat { isMirrored ? -reveal.offset : reveal.offset }
}
