import AssetCatalogs
import CoreGraphics
import ImageIO

/// A decoded image file.
struct LoadedImage: Sendable {
    var image: CGImage
    var scale: CGFloat
    var orientation = UIImage.Orientation.up

    init(_ image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }

    /// Decodes the first image of a source, or returns nil if it cannot be decoded.
    init?(_ source: CGImageSource, scale: CGFloat) {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        self.init(image, scale: scale)
        let properties: CFDictionary? = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        if let number = properties?[kCGImagePropertyOrientation] as? Int,
            let storedOrientation = CGImagePropertyOrientation(rawValue: UInt32(number))
        {
            orientation = UIImage.Orientation(storedOrientation)
        }
    }
}

extension UIImage.Orientation {
    init(_ orientation: CGImagePropertyOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}

extension CGImage {
    /// Returns this image without the parts between the center and the last cap, which are not drawn.
    func removingHiddenParts(of slicing: AssetSlicing) -> CGImage {
        let insets: AssetInsets = slicing.capInsets
        let columns: [Range<Int>] = AssetSlicing.keptRanges(
            length: width, first: insets.left, center: slicing.centerWidth, last: insets.right)
        let rows: [Range<Int>] = AssetSlicing.keptRanges(
            length: height, first: insets.top, center: slicing.centerHeight, last: insets.bottom)
        let size = CGSize(width: columns.reduce(0) { $0 + $1.count }, height: rows.reduce(0) { $0 + $1.count })
        guard columns.count > 1 || rows.count > 1 || Int(size.width) < width || Int(size.height) < height,
            let context = CGContext(topLeftSize: size, scale: 1, opaque: false)
        else { return self }
        var y = 0
        for row in rows {
            var x = 0
            for column in columns {
                context.drawUpright(
                    self, in: CGRect(x: x, y: y, width: column.count, height: row.count),
                    source: PixelRect(x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count))
                x += column.count
            }
            y += row.count
        }
        return context.finishImage() ?? self
    }
}
