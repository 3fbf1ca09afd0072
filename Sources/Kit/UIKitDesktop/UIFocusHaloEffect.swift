import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitDrawing

/// A ring around a shape, which indicates that an item has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the ring relative to its shape.
    public enum Position: Int, Sendable {
        /// Outside the shape, or inside it if an ancestor would clip the outer ring.
        case automatic = 0
        /// Outside the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    /// The position of the ring relative to its shape. The default is `automatic`.
    open var position: Position = .automatic

    let path: UIBezierPath

    /// Creates a ring around a shape, in the coordinates of the item.
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
    }

    /// Creates a ring around a rectangle, in the coordinates of the item.
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// Creates a ring around a rounded rectangle, in the coordinates of the item. The corners are circular, regardless
    /// of `curve`.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
