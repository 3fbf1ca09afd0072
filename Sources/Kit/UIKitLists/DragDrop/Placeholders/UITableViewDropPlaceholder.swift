import UIKitDragDrop

/// A row that a table view shows until the data of a dropped item is available.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the shape of the preview that moves to the cell of the placeholder, or nil for the shape
    /// of the dragged preview.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    func makeListPlaceholder() -> ListPlaceholder {
        ListPlaceholder(
            reuseIdentifier: reuseIdentifier, height: rowHeight,
            update: { [cellUpdateHandler] in ($0 as? UITableViewCell).map { cellUpdateHandler?($0) } },
            parameters: { [previewParametersProvider] in
                ($0 as? UITableViewCell).flatMap { previewParametersProvider?($0) }
            })
    }
}
