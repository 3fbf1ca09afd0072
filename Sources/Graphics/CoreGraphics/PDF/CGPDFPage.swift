import CCairo
import CPoppler
import Foundation

/// A rectangle of a page.
public enum CGPDFBox: Int32, Sendable {
    /// The paper.
    case mediaBox = 0
    /// The visible part of the page.
    case cropBox = 1
    /// The part that is printed, before the paper is cut.
    case bleedBox = 2
    /// The page after the paper is cut.
    case trimBox = 3
    /// The content of the page.
    case artBox = 4
}

/// A page of a PDF document.
///
/// A page that its document rotates is drawn upright, and has the size of the upright page. Unlike on iOS, no transform
/// is needed for that.
///
/// `@unchecked Sendable`: all calls with the page hold the lock of the document.
public final class CGPDFPage: @unchecked Sendable {
    private let handle: OpaquePointer
    private let owner: CGPDFDocument

    /// The number of the page. That of the first page is 1.
    public let pageNumber: Int

    init(_ handle: OpaquePointer, of owner: CGPDFDocument, pageNumber: Int) {
        self.handle = handle
        self.owner = owner
        self.pageNumber = pageNumber
    }

    deinit {
        let handle: OpaquePointer = self.handle
        _ = owner.withHandle { _ in pdf_release_page(handle) }
    }

    /// The document of the page.
    public var document: CGPDFDocument? { owner }

    /// Returns a rectangle of the page, in points. Unlike on iOS, all are the visible part of the page, the crop box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        _ = owner.withHandle { _ in pdf_get_box(handle, &x, &y, &width, &height) }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the transform with which a box of the page fits a rectangle, in its middle. A page is not enlarged.
    ///
    /// - Parameters:
    ///   - rotate: The rotation in degrees, clockwise: a multiple of 90.
    ///   - preserveAspectRatio: Whether both directions have the same scale.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let page = getBoxRect(box)
        guard page.width > 0, page.height > 0 else { return .identity }
        let isOnItsSide: Bool = rotate % 180 != 0
        let width: CGFloat = isOnItsSide ? page.height : page.width
        let height: CGFloat = isOnItsSide ? page.width : page.height
        var across: CGFloat = min(rect.width / width, 1)
        var down: CGFloat = min(rect.height / height, 1)
        if preserveAspectRatio {
            across = min(across, down)
            down = across
        }
        return CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: across, y: down)
            .rotated(by: -CGFloat(rotate) * .pi / 180)
            .translatedBy(x: -page.midX, y: -page.midY)
    }

    /// Draws the page into a Cairo context whose y axis points up.
    func draw(_ cairo: OpaquePointer) {
        let box = getBoxRect(.cropBox)
        cairo_save(cairo)
        cairo_translate(cairo, box.minX.native, box.maxY.native)
        cairo_scale(cairo, 1, -1)
        cairo_rectangle(cairo, 0, 0, box.width.native, box.height.native)
        cairo_clip(cairo)
        _ = owner.withHandle { _ in pdf_draw(handle, UnsafeMutableRawPointer(cairo)) }
        cairo_restore(cairo)
    }
}

extension CGContext {
    /// Draws a page of a PDF document, with its lower left corner at its place in the page's coordinates and y pointing up.
    ///
    /// In a context with y pointing down, such as those of UIKit, the page is upside down unless you flip the context.
    public func drawPDFPage(_ page: CGPDFPage) {
        if swapsRedAndBlue { return drawSwapped(page) }
        let isGroup: Bool = state.alpha < 1 || !state.isPlain || state.blendMode != .normal
        if isGroup { beginTransparencyLayer(auxiliaryInfo: nil) }
        page.draw(cairo)
        if isGroup { endTransparencyLayer() }
        didDraw()
    }

    /// Draws a page through an image, whose colors the context swaps.
    private func drawSwapped(_ page: CGPDFPage) {
        let size = CGSize(width: storage.width, height: storage.height)
        guard let picture = CGContext(topLeftSize: size, scale: 1, opaque: false) else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(picture.cairo, &matrix)
        page.draw(picture.cairo)
        guard let image = picture.finishImage() else { return }
        saveGState()
        pixelTransform = .identity
        drawUpright(image, in: CGRect(origin: .zero, size: size), filter: .nearest)
        restoreGState()
    }
}
