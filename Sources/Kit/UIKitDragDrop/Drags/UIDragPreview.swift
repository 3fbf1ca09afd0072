import Foundation
import UIKitCore

/// The view that represents an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView

    /// The shape and the background of the view.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
