import CoreGraphics
import Foundation
import ImageIO

/// Decodes image files at the size at which they are displayed.
struct ImageDecoder: Sendable {
    /// The maximum number of pixels of a picture. Without a limit, a small file with a huge picture could exhaust the
    /// memory.
    var pixelLimit: Int
    /// The maximum memory use of decoding a picture, in bytes.
    var memoryLimit: Int
    /// The maximum memory use of an animation's frames, in bytes. If an animation exceeds the limit, only its first
    /// frame is decoded.
    var animationByteLimit: Int
    /// The maximum number of pixels of an animation's frames before scaling. If an animation exceeds the limit, only
    /// its first frame is decoded.
    var animationPixelLimit: Int

    /// The minimum number of pixels that is counted for a frame, because each frame has a fixed cost.
    private static let fewestPixels = 128 * 128

    /// Decodes a picture for `request`.
    ///
    /// 1. Reads the size from the header and checks the limits.
    /// 2. Decodes the first frame upright, at about the size at which it is displayed.
    /// 3. Decodes the other frames of an animation if they are within the limits.
    ///
    /// - Parameter isCancelled: Returns whether the picture is no longer needed. Called between frames.
    func decode(
        _ data: Data, for request: ImageRequest, isCancelled: () -> Bool = { false }
    ) throws(ImageError) -> DecodedImage {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), let header = ImageHeader(source) else {
            throw .notAnImage(details: "\(data.count) bytes")
        }
        let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
        let longestSide = request.longestSide(width: header.width, height: header.height)
        guard !overflows, pixels <= pixelLimit, source.decodingByteCount(longestSide: longestSide) ?? 0 <= memoryLimit
        else { throw .tooLarge(width: header.width, height: header.height) }
        let options = options(longestSide: longestSide)
        // A truncated file is shown as it is elsewhere. A transfer that ends too early fails before it is decoded.
        guard let first = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
            throw .notAnImage(details: "\(header.width)×\(header.height) pixels, \(data.count) bytes")
        }
        let count: Int = CGImageSourceGetCount(source)
        // Every frame is drawn at its full size before it is scaled down.
        guard count > 1, count * first.bytesPerRow * first.height <= animationByteLimit,
            count * max(pixels, Self.fewestPixels) <= animationPixelLimit
        else { return DecodedImage(first) }
        var frames: [CGImage] = [first]
        for index in 1..<count {
            guard !isCancelled() else { throw .cancelled }
            guard let frame = CGImageSourceCreateThumbnailAtIndex(source, index, options) else { break }
            frames.append(frame)
        }
        return DecodedImage(frames: frames, durations: frames.indices.map { ImageHeader.duration(of: $0, in: source) })
    }

    /// Decodes a preview from the beginning of a file; nil if there is nothing to show yet.
    func preview(_ data: Data, for request: ImageRequest) -> DecodedImage? {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data as CFData, false)
        guard let header = ImageHeader(source),
            case let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height),
            !overflows, pixels <= pixelLimit,
            case let longestSide = request.longestSide(width: header.width, height: header.height),
            source.decodingByteCount(longestSide: longestSide) ?? 0 <= memoryLimit
        else { return nil }
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options(longestSide: longestSide))
            .map { DecodedImage($0) }
    }

    private func options(longestSide: Int?) -> CFDictionary {
        var options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        if let longestSide { options[kCGImageSourceThumbnailMaxPixelSize] = longestSide }
        return options as CFDictionary
    }
}

/// The properties in the header of an image file.
private struct ImageHeader {
    /// The width of the upright picture, in pixels.
    var width: Int
    /// The height of the upright picture, in pixels.
    var height: Int

    init?(_ source: CGImageSource) {
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = properties[kCGImagePropertyPixelWidth as String] as? Int,
            let height = properties[kCGImagePropertyPixelHeight as String] as? Int, width > 0, height > 0
        else { return nil }
        let orientation: Int = properties[kCGImagePropertyOrientation as String] as? Int ?? 1
        self.width = orientation >= 5 ? height : width
        self.height = orientation >= 5 ? width : height
    }

    static func duration(of frame: Int, in source: CGImageSource) -> TimeInterval {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, frame, nil) as? [String: Any]
        let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        let webp = properties?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
        let delay: Any? =
            gif?[kCGImagePropertyGIFDelayTime as String] ?? webp?[kCGImagePropertyWebPDelayTime as String]
        return delay as? TimeInterval ?? 0.1
    }
}
