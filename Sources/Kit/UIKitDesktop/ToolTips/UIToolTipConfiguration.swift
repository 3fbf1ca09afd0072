import CoreGraphics
import Foundation

/// The text of a tool tip, and the area to which it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String

    /// The area in the coordinates of the view. When the pointer leaves it, the delegate provides a new configuration.
    /// `CGRect.null`, the default, represents the whole view.
    public let sourceRect: CGRect

    /// Creates a configuration for an area of the view.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
    }

    /// Creates a configuration for the whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }
}
