import UIKitCore

/// A view above the tab bar of a tab bar controller, or beside the minimized bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The content. It fills the accessory, whose size the tab bar controller determines.
    public let contentView: UIView

    /// Creates an accessory with a content view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }

    /// The places of an accessory.
    public enum Environment: Int, Sendable {
        /// The place is not known.
        case unspecified = 0
        /// The view is not in an accessory.
        case none = 1
        /// Above the tab bar or, if the bar is hidden, at the bottom.
        case regular = 2
        /// Beside the minimized tab bar.
        case inline = 3
    }
}
