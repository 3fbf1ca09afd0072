import CoreGraphics
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The drawing contexts of one thread, the current one last.
final class GraphicsStack {
    struct Entry {
        var context: CGContext
        /// Set for a context that `UIGraphicsBeginImageContextWithOptions` made: pixels to a point.
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    /// This thread's stack.
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

    /// Makes a context for `size` points, with the origin at the top left; nil when there is no such bitmap.
    static func makeContext(size: CGSize, origin: CGPoint = .zero, isOpaque: Bool, scale: CGFloat) -> CGContext? {
        guard let context = CGContext(topLeftSize: size, scale: scale, opaque: isOpaque) else { return nil }
        if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
        return context
    }
}
