import Foundation

/// The state that the layers of one thread share. Apple's transactions are also per thread.
final class LayerThread {
    let transactions = TransactionStack()
    let animations = AnimationRegistry()
    /// See ``CALayer/isInAnimationBlock``.
    var isInAnimationBlock = false
    /// Whether a presentation copy is being initialized. Its changes have no actions.
    var isCopyingLayer = false
    /// A cache of recently used rounded corners.
    var cornerMasks: [CornerShape: CornerMask] = [:]
    /// A cache of recently used blurred shapes.
    var blurredBoxes: [BlurredBox.Key: BlurredBox] = [:]
    /// Whether a commit is running. Contents are then drawn later, when they become visible.
    var defersDrawing = false

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<LayerThread>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The state of the calling thread.
    static var current: LayerThread {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<LayerThread>.fromOpaque(pointer).takeUnretainedValue()
        }
        let thread = LayerThread()
        pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
        return thread
    }
}
