import CoreGraphics
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The stack of drawing contexts of a thread. The last context is the current one.
final class GraphicsStack {
    struct Entry {
        var context: CGContext
        /// The number of pixels per point of an image context; nil for other contexts.
        var imageScale: CGFloat?
        /// The output of a PDF document that `UIGraphicsEndPDFContext()` completes; nil for other contexts.
        var pdf: PDFOutput?
    }

    /// The data of a PDF document.
    struct PDFOutput {
        var data: NSMutableData
        /// The path of the file to which the data is written at the end, if any.
        var path: String?
    }

    var entries: [Entry] = []

    /// The stack of the current thread.
    static var current: GraphicsStack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<GraphicsStack>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// Creates a context of `size` points with the origin at the top left, or nil if the bitmap cannot be created.
    static func makeContext(size: CGSize, origin: CGPoint = .zero, isOpaque: Bool, scale: CGFloat) -> CGContext? {
        guard let context = CGContext(topLeftSize: size, scale: scale, opaque: isOpaque) else { return nil }
        if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
        return context
    }
}
