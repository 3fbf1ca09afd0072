import CoreGraphics
import Foundation
import HostClock

extension UIImage {
    /// Returns this image drawn upright at a size in points, or nil if the size or the image is empty. The aspect ratio
    /// is not preserved.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
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
    /// empty.
    public func preparingForDisplay() -> UIImage? {
        if case .bitmap = content.source, content.orientation == .up { return self }
        guard let pixels = upright() else { return nil }
        var content = content
        content.source = .bitmap(pixels)
        content.orientation = .up
        content.tint = nil
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
