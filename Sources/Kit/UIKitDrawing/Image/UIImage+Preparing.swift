import CoreGraphics
import Foundation
import HostClock

extension UIImage {
    /// Returns this image drawn upright at `size` points, without keeping its proportions; nil for an empty size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
        return image.cgImage == nil ? nil : image
    }

    /// Makes a thumbnail on another thread and hands it over on the main one.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        prepare({ $0.preparingThumbnail(of: size) }, completionHandler)
    }

    /// Makes a thumbnail on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Returns this image upright, so that showing it takes no more work; nil when it is empty.
    public func preparingForDisplay() -> UIImage? {
        if case .bitmap = content.source, content.orientation == .up { return self }
        guard let pixels = upright() else { return nil }
        var content: ImageContent = content
        content.source = .bitmap(pixels)
        content.orientation = .up
        content.tint = nil
        return UIImage(content: content)
    }

    /// Makes this image upright on another thread and hands it over on the main one.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        prepare({ $0.preparingForDisplay() }, completionHandler)
    }

    /// Makes this image upright on another thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    private func prepare(
        _ body: @escaping @Sendable (UIImage) -> UIImage?, _ completion: @escaping @Sendable (UIImage?) -> Void
    ) {
        let work: Work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let prepared: UIImage? = body(self)
            Ledger.shared.finish(work) { completion(prepared) }
        }
    }
}
