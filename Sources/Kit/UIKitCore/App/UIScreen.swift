import Foundation
import PlatformHost
import QuartzCore

/// The screen of the device. In Engawa, each scene has its own screen, which is the content of the scene's window.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen of the scene that was active last.
    public static var main: UIScreen { UIApplication.storedShared?.connectedWindowScene?.screen ?? first }

    /// The screen of the scene with which an application is launched.
    static let first = UIScreen()

    /// The bounds, in points. They change when the window is resized or rotated.
    public internal(set) var bounds: CGRect = initialBounds

    private static let initialBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The number of pixels per point.
    public internal(set) var scale: CGFloat = UITraitCollection.initial.displayScale

    /// Resets the screen and the current traits to their initial values.
    func reset() {
        bounds = Self.initialBounds
        scale = UITraitCollection.initial.displayScale
        traitCollection = .initial
        UITraitCollection.fallback = .initial
        UITraitCollection.current = .initial
    }

    /// The number of pixels per point of the physical screen, which equals `scale`.
    public var nativeScale: CGFloat { scale }

    /// The bounds in portrait, in pixels.
    public var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
            height: max(bounds.width, bounds.height) * scale)
    }

    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int {
        UIApplication.storedShared?.host.map { Int($0.display.refreshRate.rounded()) } ?? 60
    }

    /// The coordinate space of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The traits of the screen.
    public internal(set) var traitCollection: UITraitCollection = .current

    weak var rootLayer: CALayer?
}

extension UIScreen: LayerCoordinateSpace {
    var coordinateLayer: CALayer? { rootLayer }
}
