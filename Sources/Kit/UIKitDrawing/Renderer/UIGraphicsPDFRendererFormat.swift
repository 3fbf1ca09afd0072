import Foundation

/// The properties of a PDF renderer's document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Information about the document, such as its title with the key `kCGPDFContextTitle`. The default is empty.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
