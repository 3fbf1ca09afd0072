import CoreGraphics
import Foundation
import ImageIO

extension UIImage {
    /// Returns the upright image as PNG data, or nil if the image is empty.
    public func pngData() -> Data? {
        upright()?.pngData()
    }

    /// Returns the image on a white background as JPEG data, or nil if the image is empty. The data states the
    /// orientation of the pixels.
    ///
    /// - Parameter compressionQuality: The quality, from 0 (smallest data) to 1 (best quality).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .bitmap(let pixels) = content.source, content.tint == nil {
            return pixels.jpegData(
                quality: Double(compressionQuality), orientation: CGImagePropertyOrientation(content.orientation))
        }
        return upright()?.jpegData(quality: Double(compressionQuality))
    }

    /// Returns the upright, tinted pixels, or nil if the image is empty. Those of an animated image are those of its
    /// first frame.
    func upright() -> CGImage? {
        if let images { return images.first?.upright() }
        if content.orientation == .up && content.tint == nil && !isSymbolImage { return cgImage }
        return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
            draw(at: .zero)
        }.cgImage
    }
}

extension CGImagePropertyOrientation {
    fileprivate init(_ orientation: UIImage.Orientation) {
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
