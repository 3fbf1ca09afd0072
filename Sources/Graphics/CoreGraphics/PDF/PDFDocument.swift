import CCairo
import Foundation

/// A PDF document that is being written.
final class PDFDocument {
    let surface: OpaquePointer
    /// The area of pages that do not specify an area, in points.
    let area: CGRect
    /// The area of the current page, in points.
    private(set) var pageArea: CGRect
    var isInPage = false
    private var isClosed = false
    private let consumer: CGDataConsumer

    /// Creates a document, or returns nil if the area is empty, or if Cairo cannot create the document.
    init?(consumer: CGDataConsumer, area: CGRect) {
        guard area.width > 0, area.height > 0 else { return nil }
        self.consumer = consumer
        self.area = area
        pageArea = area
        let created = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
                return consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                    ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(consumer).toOpaque(), area.width.native, area.height.native)
        guard let created, cairo_surface_status(created) == CAIRO_STATUS_SUCCESS else { return nil }
        surface = created
    }

    func beginPage(area: CGRect) {
        pageArea = area
        cairo_pdf_surface_set_size(surface, area.width.native, area.height.native)
        isInPage = true
    }

    /// Sets the title, the author and so on.
    func setInformation(_ information: CFDictionary?) {
        let keys: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR), (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        ]
        for (key, metadata) in keys {
            guard let value = information?.object(forKey: key) else { continue }
            let text: String = (value as? [String])?.joined(separator: ", ") ?? "\(value)"
            cairo_pdf_surface_set_metadata(surface, metadata, text)
        }
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface)
    }

    deinit {
        close()
        cairo_surface_destroy(surface)
    }
}
