import CoreGraphics
import Foundation
import ImageIO

extension UIImage {
    /// Returns the image as PNG data, upright; nil when it is empty.
    public func pngData() -> Data? {
        upright()?.pngData()
    }

    /// Returns the image as JPEG data, upright and on white; nil when it is empty.
    ///
    /// - Parameter compressionQuality: from 0, the smallest, to 1, the best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright()?.jpegData(quality: Double(compressionQuality))
    }

    /// The pixels turned upright and tinted; nil when the image is empty.
    func upright() -> CGImage? {
        if content.orientation == .up && content.tint == nil && !isSymbolImage { return cgImage }
        return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
            draw(at: .zero)
        }.cgImage
    }
}
