import CoreGraphics
import Foundation
import ImageIO

/// Makes pictures of the bytes of files, no larger than they are shown.
struct ImageDecoder: Sendable {
    /// The most pixels that a picture may have. A small file can hold a picture that fills the memory.
    var pixelLimit: Int
    /// The most bytes of memory that decoding a picture may take.
    var memoryLimit: Int
    /// The most bytes that the frames of an animation may take; what takes more stands still.
    var animationByteLimit: Int
    /// The most pixels that the frames of an animation may have before they are made smaller; what has more stands still.
    var animationPixelLimit: Int

    /// A frame costs as much as one of so many pixels, however small it is.
    private static let fewestPixels = 128 * 128

    /// Decodes a picture for `request`.
    ///
    /// 1. The header alone tells how large the picture is, and whether it may be decoded at all.
    /// 2. It is decoded at about the size that it is shown at, and turned upright.
    /// 3. Frames of an animation follow if there is room for all of them, and if drawing them does not take too long.
    ///
    /// - Parameter isCancelled: is asked between frames whether nobody wants the picture any more.
    func decode(
        _ data: Data, for request: ImageRequest, isCancelled: () -> Bool = { false }
    ) throws(ImageError) -> DecodedImage {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), let header = ImageHeader(source) else {
            throw .notAnImage(details: "\(data.count) bytes")
        }
        let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
        let longestSide: Int? = request.longestSide(width: header.width, height: header.height)
        guard !overflows, pixels <= pixelLimit, source.decodingByteCount(longestSide: longestSide) ?? 0 <= memoryLimit
        else { throw .tooLarge(width: header.width, height: header.height) }
        let options: CFDictionary = options(longestSide: longestSide)
        guard let first = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
            throw .notAnImage(details: "\(header.width)×\(header.height) pixels, \(data.count) bytes")
        }
        let count: Int = CGImageSourceGetCount(source)
        // Every frame is drawn at its full size before it is made smaller.
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

    /// What a file shows that has not come as a whole; nil if it shows nothing yet.
    func preview(_ data: Data, for request: ImageRequest) -> DecodedImage? {
        let source: CGImageSource = CGImageSourceCreateIncremental(nil)
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

/// What the first bytes of a file tell.
private struct ImageHeader {
    /// In pixels, upright.
    var width: Int
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
