import CoreGraphics
import Foundation
import HostClock

/// An object that reads images from files and data, with the options of its configuration.
public final class UIImageReader: Sendable {
    /// The options of an image reader.
    public struct Configuration: Equatable, Sendable {
        /// The largest size of the images, in pixels. Larger images are scaled down. The default, zero, means no limit.
        public var preferredThumbnailSize: CGSize = .zero

        /// Whether images are prepared for display when they are read, as with `preparingForDisplay()`. The default is
        /// false.
        public var preparesImagesForDisplay = false

        /// The resolution of the images, in pixels per inch. At 72 pixels per inch, an image has one pixel per point.
        /// The default, 0, means the scale in the name of the file, or one pixel per point for data.
        public var pixelsPerInch: CGFloat = 0

        /// Creates a configuration with default values.
        public init() {}
    }

    /// A reader with default values.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// The options of the reader.
    public let configuration: Configuration

    /// Creates a reader with options.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the image of a file, or nil if it cannot be read.
    public func image(contentsOf url: URL) -> UIImage? {
        UIImage(contentsOfFile: url.path).flatMap(treated)
    }

    /// Returns the image in data, or nil if it cannot be read.
    public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(treated) }

    /// Reads the image of a file on another thread, and calls the completion handler on the main thread.
    public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        read({ self.image(contentsOf: url) }, completion)
    }

    /// Reads the image in data on another thread, and calls the completion handler on the main thread.
    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
        read({ self.image(data: data) }, completion)
    }

    private func read(_ body: @escaping @Sendable () -> UIImage?, _ completion: @escaping @Sendable (UIImage?) -> Void)
    {
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let image = body()
            Ledger.shared.finish(work) { completion(image) }
        }
    }

    private func treated(_ image: UIImage) -> UIImage? {
        var result: UIImage = image
        if configuration.pixelsPerInch > 0, let bitmap = image.cgImage {
            result = UIImage(
                cgImage: bitmap, scale: configuration.pixelsPerInch / 72, orientation: image.imageOrientation)
        }
        let limit: CGSize = configuration.preferredThumbnailSize
        let pixels = CGSize(width: result.size.width * result.scale, height: result.size.height * result.scale)
        if limit.width > 0, limit.height > 0, pixels.width > limit.width || pixels.height > limit.height {
            let factor: CGFloat = min(limit.width / pixels.width, limit.height / pixels.height)
            let size = CGSize(
                width: max(1, (pixels.width * factor).rounded()) / result.scale,
                height: max(1, (pixels.height * factor).rounded()) / result.scale)
            return result.preparingThumbnail(of: size)
        }
        return configuration.preparesImagesForDisplay ? result.preparingForDisplay() : result
    }
}
