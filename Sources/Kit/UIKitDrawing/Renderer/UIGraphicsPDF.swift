import CoreGraphics
import Foundation
import ProgramDiagnostics

/// The area of a US Letter page, in points. It is the default area of the pages of a document.
let standardPage = CGRect(x: 0, y: 0, width: 612, height: 792)

/// Begins a PDF document in memory, and makes its context the current context.
///
/// - Parameters:
///   - bounds: The area of a page, in points. An empty rectangle means 612 × 792.
///   - documentInfo: Information about the document, such as its title with the key `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    GraphicsStack.current.beginPDF(data, bounds, documentInfo, path: nil)
}

/// Begins a PDF document that is written to a file when it ends, and makes its context the current context.
///
/// - Parameters:
///   - bounds: The area of a page, in points. An empty rectangle means 612 × 792.
///   - documentInfo: Information about the document, such as its title with the key `kCGPDFContextTitle`.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    return GraphicsStack.current.beginPDF(NSMutableData(), bounds, documentInfo, path: path)
}

/// Begins a page with the area of the document.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page with an area, in points. An empty rectangle means the area of the document. `pageInfo` is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPage(area: bounds)
}

/// Returns the area of the current page, in points, or an empty rectangle if the current context is not a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageArea ?? .zero }

/// Links an area of the current page to a URL. The origin of the rectangle's coordinate space is at the bottom left of
/// the page. If the current context is not a PDF context, this function does nothing.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}

/// Links an area of the current page to a destination that `UIGraphicsAddPDFContextDestinationAtPoint(_:_:)` adds. If
/// the current context is not a PDF context, this function does nothing.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setDestination(name as NSString, for: rect)
}

/// Adds a named destination at a point of the current page. If the current context is not a PDF context, this function
/// does nothing.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addDestination(name as NSString, at: point)
}

/// Completes the PDF document, and removes its context. If the current context is not a PDF context, this function does
/// nothing.
public func UIGraphicsEndPDFContext() { GraphicsStack.current.endPDF() }

extension GraphicsStack {
    @discardableResult
    func beginPDF(_ data: NSMutableData, _ bounds: CGRect, _ information: [AnyHashable: Any]?, path: String?) -> Bool {
        let area: CGRect = bounds.isEmpty ? standardPage : bounds
        guard let context = CGContext.makePDF(writingTo: data, area: area, information: information ?? [:])
        else { return false }
        entries.append(Entry(context: context, pdf: PDFOutput(data: data, path: path)))
        return true
    }

    func endPDF() {
        guard let output = entries.last?.pdf, let entry = entries.popLast() else { return }
        entry.context.closePDF()
        guard let path = output.path else { return }
        do {
            try (output.data as Data).write(to: URL(fileURLWithPath: path))
        } catch {
            Diagnostics.warn("The PDF document \"\(path)\" could not be written: \(error.localizedDescription)")
        }
    }
}
