import UIKitDragDrop

/// An item that a collection view shows until the data of a dropped item is available.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the shape of the preview that moves to the cell of the placeholder, or nil for the shape
    /// of the dragged preview.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

    func makeListPlaceholder() -> ListPlaceholder {
        ListPlaceholder(
            reuseIdentifier: reuseIdentifier,
            update: { [cellUpdateHandler] in ($0 as? UICollectionViewCell).map { cellUpdateHandler?($0) } },
            parameters: { [previewParametersProvider] in
                ($0 as? UICollectionViewCell).flatMap { previewParametersProvider?($0) }
            })
    }
}
