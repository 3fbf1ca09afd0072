import UIKitCore

/// The view that represents an item, and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The place of the preview of an item.
public typealias UIDragPreviewTarget = UIPreviewTarget
