import CoreGraphics

/// A transform that fits a picture to whole pixels.
struct SymbolFit: Sendable {
    let width: Int
    let height: Int
    let scaleX: CGFloat
    let scaleY: CGFloat
    private let origin: CGPoint

    init?(_ box: CGRect, em: CGFloat, displayScale: CGFloat) {
        guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        let unit: CGFloat = em * displayScale
        let margin: CGFloat = max(1, (0.03 * unit).rounded())
        // The size is in whole points, so that a symbol centered on whole points is aligned to pixels. The ink starts
        // and ends at pixel boundaries, so that edges are sharp.
        func fit(_ length: CGFloat) -> (total: CGFloat, ink: CGFloat) {
            let exact: CGFloat = length * unit
            let total: CGFloat = (((exact.rounded() + 2 * margin) / displayScale).rounded(.up) * displayScale).rounded(
                .up)
            var ink = max(1, exact.rounded())
            if (total - ink).truncatingRemainder(dividingBy: 2) != 0 { ink += ink > exact && ink > 1 ? -1 : 1 }
            return (total, ink)
        }
        let (totalWidth, inkWidth) = fit(box.width)
        let (totalHeight, inkHeight) = fit(box.height)
        width = Int(totalWidth)
        height = Int(totalHeight)
        scaleX = inkWidth / box.width
        scaleY = inkHeight / box.height
        origin = CGPoint(
            x: (totalWidth - inkWidth) / 2 - box.minX * scaleX, y: (totalHeight - inkHeight) / 2 - box.minY * scaleY)
    }

    /// Returns the line width in ems, rounded to whole pixels if the difference is at most a quarter of a pixel.
    static func lineWidth(_ weight: SymbolWeight, pixelsPerUnit unit: CGFloat) -> CGFloat {
        let exact: CGFloat = weight.lineWidth * unit
        let rounded = max(1, exact.rounded())
        return abs(rounded - exact) <= 0.25 ? rounded / unit : weight.lineWidth
    }

    /// Returns the distance from the top, in pixels, of a y-coordinate of the picture.
    func point(y: CGFloat) -> CGFloat { origin.y + y * scaleY }

    private init(width: Int, height: Int, scaleX: CGFloat, scaleY: CGFloat, origin: CGPoint) {
        (self.width, self.height, self.scaleX, self.scaleY) = (width, height, scaleX, scaleY)
        self.origin = origin
    }

    /// Returns the transform for another size in pixels.
    func resized(width: Int, height: Int) -> SymbolFit {
        let (across, down) = (CGFloat(width) / CGFloat(self.width), CGFloat(height) / CGFloat(self.height))
        return SymbolFit(
            width: width, height: height, scaleX: scaleX * across, scaleY: scaleY * down,
            origin: CGPoint(x: origin.x * across, y: origin.y * down))
    }

    /// Returns a picture in one color as an alpha mask, or nil if memory cannot be allocated.
    func mask(of picture: SymbolPicture, lineWidth: CGFloat, steps: Int) -> CGImage? {
        guard let context = makeContext() else { return nil }
        picture.draw(in: context, lineWidth: lineWidth, steps: steps)
        return context.finishImage()
    }

    /// Creates a context with the em as its unit and with y downward.
    func makeContext() -> CGContext? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
            bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
        guard let context else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: origin.x, y: origin.y)
        context.scaleBy(x: scaleX, y: scaleY)
        return context
    }
}
