import Foundation
import ItemProviders
import UIKitCore

/// An item that the user drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The representations of the item.
    public let itemProvider: NSItemProvider

    /// An object for the application that drags the item. The default is nil.
    open var localObject: Any?

    /// A closure that returns the preview of the item while it is dragged, or nil for no preview. The default is the
    /// lifted preview.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
