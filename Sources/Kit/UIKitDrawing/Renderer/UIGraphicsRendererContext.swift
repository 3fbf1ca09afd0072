import CoreGraphics
import Foundation

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext

    /// The format of the context.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        UIGraphicsPushContext(cgContext)
        UIRectFillUsingBlendMode(rect, blendMode)
        UIGraphicsPopContext()
    }

    /// Draws a border, one point wide, inside the edges of a rectangle, in the stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a border, one point wide, inside the edges of a rectangle, with the stroke color and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
