/// Draws images.
///
/// A context computes with numbers of 32 bits on the calling thread, in parts of a few hundred rows. It keeps no pixels
/// between calls. Contexts can be shared between threads.
// @unchecked: all properties are constants; the caller draws into the Core Graphics context from one thread at a time.
public final class CIContext: NSObject, @unchecked Sendable {
    let space: WorkingSpace
    /// The space that filters compute in, or nil if they compute with the components as they are stored.
    public let workingColorSpace: CGColorSpace?
    private let target: CGContext?

    /// Creates a context with the default options.
    public convenience override init() { self.init(options: nil) }

    /// Creates a context. The options other than `workingColorSpace` have no effect.
    public convenience init(options: [CIContextOption: Any]?) { self.init(target: nil, options: options) }

    /// Creates a context that draws into a Core Graphics context.
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(target: cgctx, options: options)
    }

    private init(target: CGContext?, options: [CIContextOption: Any]?) {
        self.target = target
        switch options?[.workingColorSpace] {
        case is NSNull:
            space = .encoded
            workingColorSpace = nil
        case let chosen as CGColorSpace:
            space = chosen.isLinear ? .linear : .encoded
            workingColorSpace = chosen
        default:
            space = .linear
            workingColorSpace = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
        }
    }

    // MARK: Drawing

    /// Returns a bitmap of a part of an image, or nil if the part is empty, infinite, or larger than 32,767 pixels in a
    /// dimension. The rectangle is expanded to whole pixels.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite else { return nil }
        let area = PixelArea(covering: fromRect)
        guard !area.isEmpty, area.width <= 32767, area.height <= 32767,
            let context = CGContext(
                topLeftSize: CGSize(width: area.width, height: area.height), scale: 1, opaque: false),
            let bytes = context.data
        else { return nil }
        render(image, to: bytes, rowBytes: context.bytesPerRow, area, PixelEncoder(.BGRA8, space, isEncoded: true))
        return context.finishImage()
    }

    /// Returns a bitmap of a part of an image, with 8 bits per component in sRGB, or nil if the part is empty, infinite,
    /// or larger than 32,767 pixels in a dimension.
    ///
    /// - Parameters:
    ///   - format: The format, which does not affect the bitmap.
    ///   - colorSpace: The space that the bitmap states.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        let bitmap: CGImage? = createCGImage(image, from: fromRect)
        guard let colorSpace, !colorSpace.isLinear else { return bitmap }
        return bitmap?.copy(colorSpace: colorSpace) ?? bitmap
    }

    /// Draws a part of an image, scaled to a rectangle, into the Core Graphics context that the context was created
    /// with. Does nothing if it was created without one.
    public func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target else { return }
        // Only the part inside the extent has pixels.
        let part: CGRect =
            image.extent.isInfinite ? fromRect : PixelArea(covering: fromRect.intersection(image.extent)).rect
        guard part.width > 0, fromRect.width > 0, fromRect.height > 0, let bitmap = createCGImage(image, from: part)
        else { return }
        let scaleX: CGFloat = inRect.width / fromRect.width
        let scaleY: CGFloat = inRect.height / fromRect.height
        target.draw(
            bitmap,
            in: CGRect(
                x: inRect.minX + (part.minX - fromRect.minX) * scaleX,
                y: inRect.minY + (part.minY - fromRect.minY) * scaleY,
                width: part.width * scaleX, height: part.height * scaleY))
    }

    /// Writes a part of an image into memory, top row first.
    ///
    /// - Parameters:
    ///   - bounds: The part, whose rows are `rowBytes` bytes apart.
    ///   - format: The layout of a pixel. Colors are premultiplied by the alpha.
    ///   - colorSpace: The space of the components: sRGB if it is an RGB space, linear if it is a linear space. If it is
    ///     nil, the components are those of the working space.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard !bounds.isInfinite else { return }
        let encoder: PixelEncoder
        if let colorSpace {
            encoder = PixelEncoder(format, space, isEncoded: !colorSpace.isLinear)
        } else {
            encoder = PixelEncoder(format, space, isEncoded: space == .encoded)
        }
        render(image, to: data, rowBytes: rowBytes, PixelArea(covering: bounds), encoder)
    }

    private func render(
        _ image: CIImage, to memory: UnsafeMutableRawPointer, rowBytes: Int, _ area: PixelArea, _ encoder: PixelEncoder
    ) {
        Renderer(image.node, space).render(image.node, in: area) { part in
            for y in part.area.y..<part.area.top {
                let line: UnsafeMutableRawPointer = memory + (area.top - 1 - y) * rowBytes
                let start: Int = (part.area.x - area.x) * encoder.format.bytesPerPixel
                encoder.write(part.row(y), to: line + start, count: part.area.width)
            }
        }
    }
}

extension CGColorSpace {
    /// Whether the components are proportional to light.
    var isLinear: Bool {
        let name: String = (self.name ?? "") as String
        return name == CGColorSpace.linearSRGB as String || name == CGColorSpace.extendedLinearSRGB as String
            || name == CGColorSpace.linearGray as String
    }
}
