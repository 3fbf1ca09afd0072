import Foundation
import PlatformHost
import QuartzCore

/// The screen of the device: here, the content of the application's window.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen.
    public static let main = UIScreen()

    /// Its size, in points. It changes when the window is resized or turned.
    public internal(set) var bounds: CGRect = initialBounds

    private static let initialBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels to a point.
    public internal(set) var scale: CGFloat = UITraitCollection.initial.displayScale

    /// Becomes what it was before an application ran, as do the current traits.
    func reset() {
        bounds = Self.initialBounds
        scale = UITraitCollection.initial.displayScale
        traitCollection = .initial
        UITraitCollection.fallback = .initial
        UITraitCollection.current = .initial
    }

    /// Pixels to a point of the panel itself: the same.
    public var nativeScale: CGFloat { scale }

    /// Its size, in pixels, held upright.
    public var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
            height: max(bounds.width, bounds.height) * scale)
    }

    /// How many frames a second it shows at most.
    public internal(set) var maximumFramesPerSecond = 60

    /// The screen as something to convert points to.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// What is known of it.
    public internal(set) var traitCollection: UITraitCollection = .current

    weak var rootLayer: CALayer?
}

extension UIScreen: LayerCoordinateSpace {
    var coordinateLayer: CALayer? { rootLayer }
}
