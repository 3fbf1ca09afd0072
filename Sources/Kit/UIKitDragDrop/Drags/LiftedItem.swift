import UIKitCore

/// An item of a drag with the preview that was lifted.
@MainActor
struct LiftedItem {
    let item: UIDragItem
    let preview: UITargetedDragPreview
    /// The interaction whose delegate provided the item.
    let source: WeakInteraction
}

/// A weak reference to the interaction of a view with items in a drag.
@MainActor
struct WeakInteraction {
    private(set) weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) { self.interaction = interaction }
}
