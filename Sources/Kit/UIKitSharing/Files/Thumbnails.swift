import CoreGraphics
import FileBrowsing
import Foundation
import HostClock
import ImageIO
import UIKitCore

/// Small pictures of image files, which are decoded on other threads and cached.
@MainActor
final class Thumbnails {
    static let shared = Thumbnails()

    private let cache = NSCache<NSString, UIImage>()

    private init() { cache.countLimit = 500 }

    /// Loads a square thumbnail and passes it to the completion handler. If the thumbnail is cached, the handler is
    /// called before this method returns.
    func load(_ entry: FolderEntry, side: CGFloat, completion: @escaping @MainActor (UIImage?) -> Void) {
        let scale: CGFloat = UIScreen.main.scale
        let url: URL = entry.url
        // A changed file has another thumbnail.
        let version = "\(entry.date?.timeIntervalSinceReferenceDate ?? 0)\n\(entry.size)"
        let key = "\(url.path)\n\(side * scale)\n\(version)"
        if let image = cache.object(forKey: key as NSString) { return completion(image) }
        let pixels = Int((side * scale).rounded())
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let image: UIImage? = Thumbnails.decode(url, pixels: pixels, scale: scale)
            Ledger.shared.finish(work) {
                if let image { self.cache.setObject(image, forKey: key as NSString) }
                completion(image)
            }
        }
    }

    /// Decodes the central square of a picture.
    private nonisolated static func decode(_ url: URL, pixels: Int, scale: CGFloat) -> UIImage? {
        let options: [AnyHashable: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as String: true,
            kCGImageSourceCreateThumbnailWithTransform as String: true,
            kCGImageSourceThumbnailMaxPixelSize as String: pixels * 2,
        ]
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        else { return nil }
        let side: CGFloat = CGFloat(pixels) / scale
        let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        let factor: CGFloat = side / min(size.width, size.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            let (width, height) = (size.width * factor, size.height * factor)
            UIImage(cgImage: image).draw(
                in: CGRect(x: (side - width) / 2, y: (side - height) / 2, width: width, height: height))
        }
    }
}
