import Foundation
import RowGeometry

/// An item of a collection view that the user moves.
@MainActor
final class ItemMovement {
    let cell: UICollectionViewCell
    /// The movement. Its positions are the index paths on the screen, which count placeholders.
    var movement: RowMovement
    /// The placeholders that existed when the movement began.
    let placeholders: ListPlaceholders
    /// The center of the cell, relative to the bounds of the collection view.
    var position: CGPoint = .zero
    /// The location at which the item's index path last changed, in the coordinates of the collection view.
    var previousPosition: CGPoint
    /// The offset of the cell's center from the finger.
    var grip = CGVector(dx: 0, dy: 0)
    /// The appearance of the cell before it was lifted, or nil if it has no shadow while it is moved.
    var unlifted: UnliftedAppearance?
    /// The gesture that moves the item, or nil if the app moves it.
    weak var recognizer: UIGestureRecognizer?
    let scroller: EdgeScroller
    let pause = DestinationPause<IndexPath>()

    init(
        _ cell: UICollectionViewCell, at position: RowMovement.Position, _ placeholders: ListPlaceholders,
        _ scroller: EdgeScroller
    ) {
        self.cell = cell
        self.placeholders = placeholders
        self.scroller = scroller
        movement = RowMovement(source: position)
        previousPosition = cell.center
    }

    /// Applies attributes of the layout to the cell, which is in front of all other views.
    func show(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) {
        if cell.bounds.size != attributes.size { cell.bounds.size = attributes.size }
        cell.center = cell.superview?.convert(attributes.center, from: view) ?? attributes.center
        cell.transform3D = attributes.transform3D
        cell.alpha = attributes.alpha
        cell.layer.zPosition = Self.frontmost
    }

    private static let frontmost: CGFloat = 1_000_000
}
