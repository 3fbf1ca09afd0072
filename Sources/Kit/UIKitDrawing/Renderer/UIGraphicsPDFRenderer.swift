import CoreGraphics
import Foundation

/// A renderer that creates PDF documents from drawing commands. Text and paths stay sharp at every size; shadows and
/// transparency layers have the resolution of a screen.
// @unchecked: it adds no state to its base.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A closure that draws the pages of a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer for pages with the area `bounds`, in points. An empty area becomes 612 by 792 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds.isEmpty ? standardPage : bounds, format: format)
    }

    /// Creates a renderer for pages with the area `bounds`, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    private var pdfFormat: UIGraphicsPDFRendererFormat { format as? UIGraphicsPDFRendererFormat ?? .default() }

    /// Returns a document with the pages that `actions` draws.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        let format: UIGraphicsPDFRendererFormat = pdfFormat
        guard
            let context = CGContext.makePDF(
                writingTo: data, area: format.bounds, information: format.documentInfo)
        else { return Data() }
        let rendererContext = UIGraphicsPDFRendererContext(cgContext: context, format: format)
        UIGraphicsPushContext(context)
        actions(rendererContext)
        UIGraphicsPopContext()
        context.closePDF()
        return Data(referencing: data)
    }

    /// Writes a document to a file. `actions` draws the pages.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
