import Foundation
import UIKitCore

/// A command that an application adds to edit menus with `UIMenuController.menuItems`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String

    /// The selector that is sent up the responder chain.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
