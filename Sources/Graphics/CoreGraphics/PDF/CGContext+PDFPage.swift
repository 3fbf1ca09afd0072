extension CGContext {
    /// Draws a page of a PDF document in the page's coordinates, with y pointing up. The rotation of the page has no
    /// effect; see ``CGPDFPage/getDrawingTransform(_:rect:rotate:preserveAspectRatio:)``.
    ///
    /// In a context with y pointing down, such as those of UIKit, the page is upside down unless you flip the context.
    ///
    /// The page is drawn as an image with the resolution of the bitmap, or with 288 pixels per inch in a PDF document.
    /// If the page is neither rotated nor skewed, the image is aligned with whole pixels, which moves it by less than a
    /// pixel.
    public func drawPDFPage(_ page: CGPDFPage) {
        let isDocument: Bool = storage.document != nil
        let transform: CGAffineTransform = pixelTransform
        let resolution: CGFloat = isDocument ? 4 : 1
        let across: CGFloat = hypot(transform.a, transform.b) * resolution
        let along: CGFloat = hypot(transform.c, transform.d) * resolution
        let isOnItsSide: Bool = page.rotationAngle % 180 != 0
        let scale = CGSize(width: isOnItsSide ? along : across, height: isOnItsSide ? across : along)
        let toPage: CGAffineTransform = page.pixelTransform(scale: scale)
        guard let part = pixels(of: page, toPage), let image = page.image(scale: scale, part: part) else { return }
        let toPixels: CGAffineTransform = toPage.translated(by: part)
        let isStraight: Bool = transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
        guard isStraight, !isDocument else {
            draw(image, part: nil, in: page.mediaBox, toPixels: toPixels, filter: .good, tint: nil)
            return
        }
        let corner: CGPoint = CGPoint.zero.applying(toPixels.inverted()).applying(transform)
        saveGState()
        pixelTransform.tx += corner.x.rounded() - corner.x
        pixelTransform.ty += corner.y.rounded() - corner.y
        draw(image, part: nil, in: page.mediaBox, toPixels: toPixels, filter: .nearest, tint: nil)
        restoreGState()
    }

    /// Returns the pixels of a page to draw: all pixels, so that later drawings can reuse them, or only those inside
    /// the clip if the page has many pixels. Returns nil if there are none.
    private func pixels(of page: CGPDFPage, _ toPage: CGAffineTransform) -> PixelRect? {
        let manyPixels: CGFloat = 4_000_000
        var area: CGRect = page.mediaBox.applying(toPage)
        if area.width * area.height > manyPixels {
            // Adds a margin around the clip, for the filter and the alignment with whole pixels.
            let visible: CGRect = boundingBoxOfClipPath.applying(toPage).insetBy(dx: -2, dy: -2)
            area = area.intersection(visible)
        }
        guard area.width > 0, area.height > 0, area.width <= 32767, area.height <= 32767 else { return nil }
        let left: Int = max(Int(area.minX.rounded(.down)), 0)
        let top: Int = max(Int(area.minY.rounded(.down)), 0)
        // Subtracts half a thousandth, so that an inexact product does not add a pixel.
        let right = Int((area.maxX - 0.0005).rounded(.up))
        let bottom = Int((area.maxY - 0.0005).rounded(.up))
        let part = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        return part.isEmpty ? nil : part
    }
}

extension CGAffineTransform {
    /// The transform to the pixels of a part of an image.
    fileprivate func translated(by part: PixelRect) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: -CGFloat(part.x), y: -CGFloat(part.y)))
    }
}
