import CoreGraphics
import UIKitDragDrop

/// A row or an item that a list shows until the data of a dropped item is available.
@MainActor
final class ListPlaceholder {
    let reuseIdentifier: String
    /// The height of a row, in points. A negative value means that the content of the cell determines the height.
    let height: CGFloat
    /// Configures a cell that shows the placeholder.
    let update: (any ConfiguredCell) -> Void
    /// Returns the shape of the preview that moves to the cell of the placeholder.
    let parameters: (any ConfiguredCell) -> UIDragPreviewParameters?

    init(
        reuseIdentifier: String, height: CGFloat = 0, update: @escaping (any ConfiguredCell) -> Void,
        parameters: @escaping (any ConfiguredCell) -> UIDragPreviewParameters?
    ) {
        self.reuseIdentifier = reuseIdentifier
        self.height = height
        self.update = update
        self.parameters = parameters
    }
}
