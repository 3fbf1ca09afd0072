import Foundation
import RowGeometry

/// An item of a collection view that the user moves.
@MainActor
final class ItemMovement {
    let cell: UICollectionViewCell
    var movement: RowMovement

    init(_ cell: UICollectionViewCell, at position: RowMovement.Position) {
        self.cell = cell
        movement = RowMovement(source: position)
    }
}
