import Foundation

/// What the layers of one thread share. Apple's transactions belong to a thread, too.
final class LayerThread {
    let transactions = TransactionStack()
    let animations = AnimationRegistry()
    /// See ``CALayer/ownersAnimate``.
    var ownersAnimate = false
    /// Rounded corners that were used lately.
    var cornerMasks: [CornerShape: CornerMask] = [:]
    /// Blurred shapes that were used lately.
    var blurredBoxes: [BlurredBox.Key: BlurredBox] = [:]
    /// Whether a compositor collects changes: then contents are drawn later, when they are shown.
    var defersDrawing = false

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<LayerThread>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The calling thread's.
    static var current: LayerThread {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<LayerThread>.fromOpaque(pointer).takeUnretainedValue()
        }
        let made = LayerThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}
