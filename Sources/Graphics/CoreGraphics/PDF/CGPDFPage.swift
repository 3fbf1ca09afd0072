/// A rectangle of a page.
public enum CGPDFBox: Int32, Sendable {
    /// The boundaries of the physical medium.
    case mediaBox = 0
    /// The visible part of the page.
    case cropBox = 1
    /// The boundaries of the printed area before trimming.
    case bleedBox = 2
    /// The boundaries of the finished page after trimming.
    case trimBox = 3
    /// The content of the page.
    case artBox = 4

    /// The key of the box in a document.
    var key: String {
        switch self {
        case .mediaBox: "MediaBox"
        case .cropBox: "CropBox"
        case .bleedBox: "BleedBox"
        case .trimBox: "TrimBox"
        case .artBox: "ArtBox"
        }
    }
}

/// A page of a PDF document.
public final class CGPDFPage: Sendable {
    private let owner: CGPDFDocument
    /// The media box, which is the area that is drawn.
    let mediaBox: CGRect
    private let boxes: [String: CGRect]

    /// The number of the page. The first page has the number 1.
    public let pageNumber: Int

    /// The clockwise rotation of the displayed page, in degrees: 0, 90, 180 or 270.
    public let rotationAngle: Int32

    init(_ geometry: PDFInformation.PageGeometry, of owner: CGPDFDocument, pageNumber: Int) {
        self.owner = owner
        self.pageNumber = pageNumber
        boxes = geometry.boxes
        mediaBox = geometry.boxes[CGPDFBox.mediaBox.key] ?? .zero
        rotationAngle = Int32(geometry.rotation)
    }

    /// The document of the page.
    public var document: CGPDFDocument? { owner }

    /// Returns a rectangle of the page, in points, rounded to hundredths. A page without the box has the crop box
    /// instead, or the media box if there is no crop box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { boxes[box.key] ?? mediaBox }

    /// Returns the transform that fits a box of the page into a rectangle and centers it there. The transform never
    /// enlarges the page.
    ///
    /// - Parameters:
    ///   - box: The box. Only its part inside the media box is used.
    ///   - rect: The rectangle.
    ///   - rotate: The rotation in degrees, clockwise: a multiple of 90. It is added to the rotation of the page.
    ///   - preserveAspectRatio: Whether both directions have the same scale.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let page: CGRect = getBoxRect(box).intersection(mediaBox)
        guard page.width > 0, page.height > 0 else { return .identity }
        let angle: Int32 = (rotationAngle + rotate % 360 + 360) % 360
        let isOnItsSide: Bool = angle % 180 != 0
        let width: CGFloat = isOnItsSide ? page.height : page.width
        let height: CGFloat = isOnItsSide ? page.width : page.height
        var across: CGFloat = min(rect.width / width, 1)
        var down: CGFloat = min(rect.height / height, 1)
        if preserveAspectRatio {
            across = min(across, down)
            down = across
        }
        // These values are exact for right angles, whereas computed sines are not.
        let (cosine, sine): (CGFloat, CGFloat) =
            switch angle {
            case 90: (0, -1)
            case 180: (-1, 0)
            case 270: (0, 1)
            default: (1, 0)
            }
        return CGAffineTransform(translationX: -page.midX, y: -page.midY)
            .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(scaleX: across, y: down))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// Returns the transform from the page's coordinates to the pixels of the upright page, with the origin at its
    /// top-left corner.
    func pixelTransform(scale: CGSize) -> CGAffineTransform {
        let box: CGRect = mediaBox
        let upright: CGAffineTransform =
            switch rotationAngle {
            case 90: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
            case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
            case 270: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
            default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
            }
        return upright.concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    /// Returns the drawn part of the page, or nil if the page cannot be drawn.
    func image(scale: CGSize, part: PixelRect) -> CGImage? {
        owner.file.image(of: PDFFile.Drawing(page: pageNumber, scale: scale, part: part))
    }
}
