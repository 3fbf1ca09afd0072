import UIKitCore

/// The shape of the preview of an item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
