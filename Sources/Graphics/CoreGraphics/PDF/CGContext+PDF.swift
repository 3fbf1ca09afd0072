import CCairo
import Foundation

extension CGContext {
    /// Creates a context that writes a PDF document to a file, with the origin at the bottom left. Returns nil if the
    /// file cannot be created.
    ///
    /// The document is complete after `closePDF()`, or when the context is released.
    ///
    /// - Parameters:
    ///   - mediaBox: The area of the pages, in points. Nil means 612 × 792 points at the origin.
    ///   - auxiliaryInfo: Information about the document, such as `kCGPDFContextTitle`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that writes a PDF document to a consumer of data, with the origin at the bottom left.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box: CGRect = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let document = PDFDocument(consumer: consumer, area: box) else { return nil }
        document.setInformation(auxiliaryInfo)
        self.init(document: document, isTopLeft: false)
    }

    /// Creates a context that writes a PDF document, with the origin at the top left.
    ///
    /// - Parameter area: The area of pages that do not specify an area, in points.
    package static func makePDF(
        writingTo data: CFMutableData, area: CGRect, information: [AnyHashable: Any]
    ) -> CGContext? {
        guard let consumer = CGDataConsumer(data: data), let document = PDFDocument(consumer: consumer, area: area)
        else { return nil }
        document.setInformation(information as CFDictionary)
        return CGContext(document: document, isTopLeft: true)
    }

    private convenience init?(document: PDFDocument, isTopLeft: Bool) {
        guard let storage = ContextStorage(document: document) else { return nil }
        self.init(storage: storage, isTopLeft: isTopLeft, scale: 1, updatesMemory: false)
        // Each page begins with this state.
        cairo_save(cairo)
    }

    /// Begins a page with the default graphics state. The page has the area of the document unless `pageInfo` contains
    /// an area for `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = pageInfo?.object(forKey: kCGPDFContextMediaBox) as? Data
        let area: CGRect? = box.flatMap { bytes in
            bytes.count == MemoryLayout<CGRect>.size
                ? bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
        beginPage(area: area ?? .zero)
    }

    /// The area of the current page, in points; nil if the context does not write a PDF document. Before the first
    /// page, it is the area of the document.
    package var pageArea: CGRect? { storage.document?.pageArea }

    /// Begins a page with an area, in points. An empty area means the area of the document.
    package func beginPage(area: CGRect) {
        guard let document = storage.document else { return }
        endPDFPage()
        document.beginPage(area: area.isEmpty ? document.area : area)
        resetPage(area: document.pageArea)
    }

    /// Ends the page, and the transparency layers that are open.
    public func endPDFPage() {
        guard let document = storage.document else { return }
        while !layers.isEmpty { endTransparencyLayer() }
        while stackDepth > 0 { restoreGState() }
        guard document.isInPage else { return }
        cairo_show_page(cairo)
        document.isInPage = false
    }

    /// Completes the document. Nothing can be drawn afterward.
    public func closePDF() {
        endPDFPage()
        storage.document?.close()
    }
}

/// The area of a page, as the bytes of a `CGRect`.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" as CFString }
/// The title of a document.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" as CFString }
/// The author of a document.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" as CFString }
/// The program that created a document.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" as CFString }
/// The subject of a document.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" as CFString }
/// The keywords of a document.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" as CFString }
