import CoreGraphics
import Foundation
import HostClock

extension UIImage {
    /// Returns this image drawn upright at a size in points, or nil if the size or the image is empty. The aspect ratio
    /// is not preserved.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
        let format: UIGraphicsImageRendererFormat = imageRendererFormat
        // The image also covers the last row and the last column of pixels if the size is between two pixels.
        let pixels = CGSize(
            width: (size.width * format.scale - 0.001).rounded(.up),
            height: (size.height * format.scale - 0.001).rounded(.up))
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(
                in: CGRect(x: 0, y: 0, width: pixels.width / format.scale, height: pixels.height / format.scale))
        }
        return image.cgImage == nil ? nil : image
    }

    /// Creates a thumbnail on another thread and calls the completion handler on the main thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        prepare({ $0.preparingThumbnail(of: size) }, completionHandler)
    }

    /// Returns a thumbnail that is created on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Returns this image with upright pixels, which can be displayed without further work, or nil if the image is
    /// empty. Symbols and vector images are returned unchanged, because they are drawn at the size at which they are
    /// displayed.
    public func preparingForDisplay() -> UIImage? {
        var content = content
        switch content.source {
        case .none: return nil
        case .symbol, .vector: return self
        case .animated(let images, let duration):
            content.source = .animated(images.map { $0.preparingForDisplay() ?? $0 }, duration: duration)
        case .bitmap(let bitmap):
            if content.orientation == .up { return self }
            guard let pixels = bitmap.upright(from: content.orientation) else { return nil }
            content.source = .bitmap(pixels)
            content.orientation = .up
        case .recipe(let recipe):
            guard let pixels = recipe.bitmap?.upright(from: content.orientation) else { return nil }
            content.source = .bitmap(pixels)
            content.orientation = .up
        }
        return UIImage(content: content)
    }

    /// Prepares this image for display on another thread and calls the completion handler on the main thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        prepare({ $0.preparingForDisplay() }, completionHandler)
    }

    /// Returns this image, prepared for display on another thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    private func prepare(
        _ body: @escaping @Sendable (UIImage) -> UIImage?, _ completion: @escaping @Sendable (UIImage?) -> Void
    ) {
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let prepared = body(self)
            Ledger.shared.finish(work) { completion(prepared) }
        }
    }
}

extension CGImage {
    /// Returns the upright pixels of an image that is stored with an orientation, or nil if memory cannot be allocated.
    fileprivate func upright(from orientation: UIImage.Orientation) -> CGImage? {
        let stored = CGSize(width: width, height: height)
        let size: CGSize = orientation.isSideways ? stored.swapped : stored
        let isOpaque: Bool = [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: isOpaque) else { return nil }
        context.concatenate(orientation.transform(to: CGRect(origin: .zero, size: size)))
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.finishImage()
    }
}
