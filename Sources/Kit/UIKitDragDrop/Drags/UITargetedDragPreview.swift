import UIKitCore

/// The view that represents an item, and its position.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The position of an item's preview.
public typealias UIDragPreviewTarget = UIPreviewTarget
