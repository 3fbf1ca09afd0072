import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

extension UITraitCollection {
    /// The traits with which colors are resolved on this thread.
    ///
    /// The kit sets this property to the traits of a view during `draw(_:)`, layout, updates of properties and
    /// constraints, and callbacks for changes of traits and of the tint color. Elsewhere it is the last value that was
    /// set on this thread, or the traits of the application if none was set.
    public static var current: UITraitCollection {
        get { ownCurrent ?? fallback }
        set { if newValue !== current { ownCurrent = newValue } }
    }

    /// The traits that were set on this thread, if any.
    private static var ownCurrent: UITraitCollection? {
        get {
            pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            guard newValue !== ownCurrent else { return }
            let pointer: UnsafeMutableRawPointer? = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
        }
    }

    /// Runs `actions` with this collection as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous: UITraitCollection? = UITraitCollection.ownCurrent
        UITraitCollection.ownCurrent = self
        actions()
        UITraitCollection.ownCurrent = previous
    }

    /// The traits of the application. They are the value of `current` on threads that have not set it.
    package static var fallback: UITraitCollection {
        get { sharedFallback.withLock { $0 } }
        set { sharedFallback.withLock { $0 = newValue } }
    }

    /// The traits while no application runs: the traits of a phone in the light style with two pixels per point.
    package static let initial = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.accessibilityContrast = .normal
        $0.legibilityWeight = .regular
        $0.activeAppearance = .active
        $0.displayGamut = .SRGB
        $0.displayScale = 2
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
    }

    private static let sharedFallback = Mutex(initial)

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// Returns this collection with another value of `UIColor.tintColor`.
    package func replacing(tintColor: UIColor?) -> UITraitCollection {
        guard values.tintColor != tintColor else { return self }
        var values = values
        values.tintColor = tintColor
        return UITraitCollection(values: values)
    }
}
