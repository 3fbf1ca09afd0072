import CoreGraphics
import Foundation

/// The drawing context of a PDF renderer. Begin a page before drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The area of the current page, in points.
    open var pdfContextBounds: CGRect { cgContext.pageArea ?? format.bounds }

    /// Begins a page with the area of the renderer.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page with an area, in points. An empty area becomes the area of the renderer. `pageInfo` is ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPage(area: bounds)
    }

    // MARK: Links

    /// Links an area of the current page to a URL.
    ///
    /// - Parameter rect: The area in the coordinate space of the document, in points. The origin is at the bottom left
    ///   of the page. `convertToDeviceSpace(_:)` of the context converts a rectangle of the renderer to this space.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

    /// Links an area of the current page to a destination that `addDestination(withName:at:)` adds.
    ///
    /// - Parameter rect: The area in the coordinate space of the document, in points.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name as NSString, for: rect)
    }

    /// Adds a named destination at a point of the current page.
    ///
    /// - Parameter point: The point in the coordinate space of the document, in points.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name as NSString, at: point)
    }
}
