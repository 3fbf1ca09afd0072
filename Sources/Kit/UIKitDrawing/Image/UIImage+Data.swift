import CoreGraphics
import Foundation
import ImageIO

extension UIImage {
    /// Returns the upright image as PNG data, or nil if the image is empty.
    public func pngData() -> Data? {
        upright()?.pngData()
    }

    /// Returns the upright image on a white background as JPEG data, or nil if the image is empty.
    ///
    /// - Parameter compressionQuality: The quality, from 0 (smallest data) to 1 (best quality).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright()?.jpegData(quality: Double(compressionQuality))
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
