import ProgramDiagnostics

/// A recipe for an image: a source of pixels, and the operations on it.
///
/// A context computes the pixels when it draws the image, and only those of the area that it draws. The origin of the
/// coordinates is at the bottom left. Images are immutable, so they can be shared between threads.
// @unchecked: all properties are constants, and the values of the dictionary are not changed.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    let node: ImageNode
    /// The way in which a transform samples the image.
    let sampling: AffineOperation.Sampling
    /// The properties of the file of the image, with the keys of Image I/O.
    public let properties: [String: Any]
    /// The file that the image was created from; nil for other images.
    public let url: URL?

    init(
        _ node: ImageNode, sampling: AffineOperation.Sampling = .linear, properties: [String: Any] = [:],
        url: URL? = nil
    ) {
        self.node = node
        self.sampling = sampling
        self.properties = properties
        self.url = url
    }

    /// Creates an image with the recipe of another.
    package convenience init(_ image: CIImage) {
        self.init(image.node, sampling: image.sampling, properties: image.properties, url: image.url)
    }

    // MARK: Sources

    /// Creates an image with the pixels of a bitmap, whose bottom left is the origin.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    /// Creates an image with the pixels of a bitmap, whose bottom left is the origin.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        let size = CGSize(width: image.width, height: image.height)
        self.init(
            ImageNode(BitmapOperation(image: image), extent: CGRect(origin: .zero, size: size)),
            sampling: options?[.nearestSampling] as? Bool == true ? .nearest : .linear,
            properties: options?[.properties] as? [String: Any] ?? [:])
    }

    /// Creates an image that fills the plane with a color. Its extent is infinite.
    public convenience init(color: CIColor) {
        self.init(ImageNode(FillOperation(color: color.linear), extent: .infinite))
    }

    /// Creates an image from the bytes of an image file, or returns nil if they cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Creates an image from the bytes of an image file, or returns nil if they cannot be decoded.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        self.init(source, options: options, url: nil)
    }

    /// Creates an image from an image file, or returns nil if it cannot be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Creates an image from an image file, or returns nil if it cannot be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
        self.init(source, options: options, url: url)
    }

    private convenience init?(_ source: CGImageSource, options: [CIImageOption: Any]?, url: URL?) {
        guard let bitmap = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let stored = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        let properties: [String: Any] = options?[.properties] as? [String: Any] ?? stored ?? [:]
        let image = CIImage(cgImage: bitmap, options: options)
        let number = (stored?[kCGImagePropertyOrientation as String] as? NSNumber)?.uint32Value
        if options?[.applyOrientationProperty] as? Bool == true, let number,
            let orientation = CGImagePropertyOrientation(rawValue: number)
        {
            self.init(image.oriented(orientation).node, sampling: image.sampling, properties: properties, url: url)
        } else {
            self.init(image.node, sampling: image.sampling, properties: properties, url: url)
        }
    }

    /// Creates an image from the bytes of its rows, top row first.
    ///
    /// - Parameter colorSpace: The space of the components. Components of RGB spaces are treated as sRGB.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let space: CGColorSpace = format.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        let width: Int = Int(exactly: size.width.native.rounded(.towardZero)) ?? 0
        let height: Int = Int(exactly: size.height.native.rounded(.towardZero)) ?? 0
        let bitmap: CGImage? = CGDataProvider(data: data as CFData).flatMap { provider in
            format.bitmapInfo.flatMap { info in
                CGImage(
                    width: width, height: height, bitsPerComponent: 8,
                    bitsPerPixel: format.bytesPerPixel * 8, bytesPerRow: bytesPerRow, space: space,
                    bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
                    intent: .defaultIntent)
            }
        }
        guard let bitmap else {
            Diagnostics.warn("CIImage(bitmapData:) does not support this format, or there are too few bytes.")
            self.init(CIImage.nothing)
            return
        }
        self.init(cgImage: bitmap)
    }

    /// The size of the bitmap that contains the whole image, in pixels.
    package var pixelSize: CGSize { node.area.rect.size }

    /// Returns an image without pixels. Its extent is the null rectangle.
    public static func empty() -> CIImage { CIImage(nothing) }

    static let nothing = ImageNode(FillOperation(color: PixelValue(repeating: 0)), extent: .null)

    // MARK: Attributes

    /// The rectangle outside which the image is transparent. It is infinite for images that fill the plane.
    public var extent: CGRect { node.extent }

    /// The bitmap that the image was created from; nil if operations are applied to it.
    public var cgImage: CGImage? { (node.operation as? BitmapOperation)?.image }

    /// The space of the bitmap that the image was created from; nil if operations are applied to it.
    public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    /// Returns the same image.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The extent, for debugging.
    public override var description: String { "<CIImage: extent \(extent.debugDescription)>" }
}

extension CIImage {
    /// An image that fills the plane with black.
    public static var black: CIImage { CIImage(color: .black) }
    /// An image that fills the plane with white.
    public static var white: CIImage { CIImage(color: .white) }
    /// An image that fills the plane with gray.
    public static var gray: CIImage { CIImage(color: .gray) }
    /// An image that fills the plane with red.
    public static var red: CIImage { CIImage(color: .red) }
    /// An image that fills the plane with green.
    public static var green: CIImage { CIImage(color: .green) }
    /// An image that fills the plane with blue.
    public static var blue: CIImage { CIImage(color: .blue) }
    /// An image that fills the plane with cyan.
    public static var cyan: CIImage { CIImage(color: .cyan) }
    /// An image that fills the plane with magenta.
    public static var magenta: CIImage { CIImage(color: .magenta) }
    /// An image that fills the plane with yellow.
    public static var yellow: CIImage { CIImage(color: .yellow) }
    /// An image that fills the plane with transparency.
    public static var clear: CIImage { CIImage(color: .clear) }
}
