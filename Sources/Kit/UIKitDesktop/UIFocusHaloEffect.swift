import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitDrawing

/// A ring around a shape, which shows that an item has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is drawn relative to its shape.
    public enum Position: Int, Sendable {
        /// Outside, or inside where the ring would be clipped.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    /// Where the ring is drawn relative to its shape. The default is `automatic`.
    open var position: Position = .automatic

    let path: UIBezierPath

    /// Makes a ring around a shape, in the coordinates of the item.
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
    }

    /// Makes a ring around a rectangle, in the coordinates of the item.
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// Makes a ring around a rounded rectangle, in the coordinates of the item. Every curve is circular here.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
