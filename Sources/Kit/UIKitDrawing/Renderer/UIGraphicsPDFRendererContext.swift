import CoreGraphics
import Foundation

/// The drawing context of a PDF renderer. Begin a page before drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The area of the current page, in points.
    open private(set) var pdfContextBounds: CGRect

    override init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        pdfContextBounds = format.bounds
        super.init(cgContext: cgContext, format: format)
    }

    /// Begins a page with the area of the renderer.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page with an area, in points. An empty area becomes the area of the renderer. `pageInfo` is ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = bounds.isEmpty ? format.bounds : bounds
        cgContext.beginPage(area: pdfContextBounds)
    }
}
