import Foundation
import RowGeometry

/// A row that the user drags in editing mode.
@MainActor
final class RowDrag {
    let cell: UITableViewCell
    /// The distance of the finger from the top of the row, in points.
    let grip: CGFloat
    /// The movement of the row between positions on the screen. These positions count placeholders.
    var movement: RowMovement
    /// The placeholders before the drag.
    let placeholders: ListPlaceholders
    /// The last position that was passed to the delegate.
    var proposed: RowMovement.Position
    /// The appearance of the cell before it was lifted.
    let unlifted: UnliftedAppearance
    /// The location of the finger in the window.
    var finger: CGPoint = .zero
    /// Scrolls the table view while the row is at its edge.
    var scroller: EdgeScroller?

    /// Begins a drag, and prepares the shadow of the cell.
    init(
        _ cell: UITableViewCell, at position: RowMovement.Position, _ placeholders: ListPlaceholders, grip: CGFloat
    ) {
        self.cell = cell
        self.placeholders = placeholders
        self.grip = grip
        movement = RowMovement(source: position)
        proposed = position
        unlifted = cell.prepareLift()
    }
}
