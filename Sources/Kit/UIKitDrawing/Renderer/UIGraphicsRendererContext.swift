import CoreGraphics
import Foundation

/// What a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
    /// The context for Core Graphics.
    public let cgContext: CGContext

    /// How it was made.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        drawing { UIRectFillUsingBlendMode(rect, blendMode) }
    }

    /// Draws a frame one point wide just inside a rectangle, in the fill colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame one point wide just inside a rectangle, in the fill colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        drawing { UIRectFrameUsingBlendMode(rect, blendMode) }
    }

    /// Restricts drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func drawing(_ body: () -> Void) {
        UIGraphicsPushContext(cgContext)
        body()
        UIGraphicsPopContext()
    }
}
