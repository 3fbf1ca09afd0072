import Foundation
import QuartzCore

extension UIWindowScene {
    /// The controller that determines the supported orientations: the root, or the topmost presented controller that
    /// covers the screen.
    private var orientingController: UIViewController? {
        let window: UIWindow? = keyWindow ?? windows.last { $0.rootViewController != nil }
        var controller = window?.rootViewController
        while let presented = controller?.presentation?.presented, presented.coversScreen { controller = presented }
        return controller
    }

    /// The orientations that both the application and its controllers support, or the current orientation if there are
    /// none.
    private var supportedOrientations: UIInterfaceOrientationMask {
        let supported: UIInterfaceOrientationMask = orientingController?.orientationsOfDelegate ?? .all
        let application: UIApplication = .shared
        let allowed: UIInterfaceOrientationMask =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: keyWindow) ?? .all
        guard supported.isDisjoint(with: allowed) else { return supported.intersection(allowed) }
        Diagnostics.warn(
            "\(orientingController.map { "\($0)" } ?? "The application") supports no orientation that the delegate "
                + "allows, so the interface does not rotate. supportedInterfaceOrientations and "
                + "application(_:supportedInterfaceOrientationsFor:) must have an orientation in common.")
        return UIInterfaceOrientationMask(interfaceOrientation)
    }

    /// Rotates the interface after a rotation of the device, if the orientation is supported.
    func deviceDidRotate() {
        requestedOrientation = nil
        guard orientingController?.shouldAutorotate ?? true,
            let upright = UIInterfaceOrientation(UIDevice.current.physicalOrientation),
            supportedOrientations.contains(UIInterfaceOrientationMask(upright))
        else { return }
        rotate(to: upright)
    }

    /// Updates the orientation after this turn, according to the supported orientations.
    func setNeedsOrientation() {
        UIApplication.shared.afterTurn { [weak self] in self?.updateOrientation() }
    }

    /// Rotates to the preferred orientation of a controller that was presented in full screen, or otherwise to a
    /// supported orientation.
    func orient(to presented: UIViewController) {
        let preferred: UIInterfaceOrientation = presented.preferredOrientationOfDelegate
        guard presented.coversScreen, preferred != targetOrientation,
            supportedOrientations.contains(UIInterfaceOrientationMask(preferred))
        else { return setNeedsOrientation() }
        UIApplication.shared.afterTurn { [weak self] in self?.rotate(to: preferred) }
    }

    /// Rotates to the requested orientation or, without a request, to the device's orientation, if it is supported.
    /// Otherwise rotates away from an unsupported orientation.
    private func updateOrientation() {
        let supported = supportedOrientations
        let mayRotate: Bool = orientingController?.shouldAutorotate ?? true
        let upright =
            mayRotate ? requestedOrientation ?? UIInterfaceOrientation(UIDevice.current.physicalOrientation) : nil
        let candidates: [UIInterfaceOrientation?] = [
            upright, targetOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        let orientation: UIInterfaceOrientation? = candidates.lazy.compactMap { $0 }
            .first { supported.contains(UIInterfaceOrientationMask($0)) }
        if let orientation { rotate(to: orientation) }
    }

    /// Rotates the interface. A rotation by 90 degrees swaps the width and the height of the host's window.
    private func rotate(to orientation: UIInterfaceOrientation) {
        let swapsSize: Bool = orientation.isLandscape != targetOrientation.isLandscape
        targetOrientation = orientation
        // `hostDidResize()` completes the rotation when the window has its new size.
        if swapsSize { hostWindow.rotate() }
        let previous = effectiveGeometry
        guard orientation != interfaceOrientation, orientation.isLandscape == interfaceOrientation.isLandscape else {
            return
        }
        let didChange = ApplicationServices.shared.sceneWillChange?(self, orientation, screen.bounds.size)
        interfaceOrientation = orientation
        didChange?()
        notifyDelegate(of: previous, traits: traitCollection)
    }

    /// Updates the orientation after the user resized the host's window: a wide window is in landscape.
    func updateOrientationFromSize() {
        guard interfaceOrientation != targetOrientation else { return }
        targetOrientation = interfaceOrientation
        requestedOrientation = nil
        UIDevice.current.setOrientation(UIDeviceOrientation(interfaceOrientation))
    }

    /// Notifies the delegate of a change of the geometry, and possibly of the traits.
    func notifyDelegate(of previous: Geometry, traits: UITraitCollection) {
        notifyDelegate(ofUpdateFrom: previous, traits: traits)
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: previous)
    }

    /// Notifies the delegate of a change of the geometry or the traits.
    func notifyDelegate(ofUpdateFrom previous: Geometry, traits: UITraitCollection) {
        let space = PreviousCoordinateSpace(bounds: previous.bounds, coordinateLayer: rootLayer)
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: space, interfaceOrientation: previous.interfaceOrientation, traitCollection: traits)
    }

    // MARK: Requests

    /// Requests an orientation, which the controllers and the application's delegate must support.
    ///
    /// The interface keeps the orientation until the orientation is updated again, for example after the device rotates
    /// or a presented controller is dismissed.
    ///
    /// - Parameter errorHandler: Called with a `UISceneError` if the request is denied.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let supported = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let possible = supported.intersection(supportedOrientations)
        let candidates: [UIInterfaceOrientation] = [
            targetOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard let orientation = candidates.first(where: { possible.contains(UIInterfaceOrientationMask($0)) }) else {
            errorHandler?(UISceneError(.geometryRequestDenied))
            return
        }
        requestedOrientation = orientation
        rotate(to: orientation)
    }
}

/// The coordinate space of a scene before a change, which keeps its bounds.
private final class PreviousCoordinateSpace: NSObject, LayerCoordinateSpace {
    let bounds: CGRect
    let coordinateLayer: CALayer?

    init(bounds: CGRect, coordinateLayer: CALayer) {
        self.bounds = bounds
        self.coordinateLayer = coordinateLayer
    }
}

extension UIInterfaceOrientationMask {
    /// Creates a set with one orientation.
    init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

extension UIViewController {
    /// Whether the controller is presented over the whole screen.
    var coversScreen: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen }

    /// The orientations that a container's delegate determines, or otherwise the orientations that the controller
    /// supports.
    fileprivate var orientationsOfDelegate: UIInterfaceOrientationMask {
        if let navigation = self as? UINavigationController, let delegate = navigation.storedDelegate {
            return delegate.navigationControllerSupportedInterfaceOrientations(navigation)
        }
        if let tabs = self as? UITabBarController, let delegate = tabs.storedDelegate {
            return delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
        }
        return supportedInterfaceOrientations
    }

    /// The orientation in which the controller is presented. If a navigation controller has a delegate, the delegate
    /// determines the orientation.
    fileprivate var preferredOrientationOfDelegate: UIInterfaceOrientation {
        guard let navigation = self as? UINavigationController, let delegate = navigation.storedDelegate else {
            return preferredInterfaceOrientationForPresentation
        }
        return delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
    }

    /// Rotates the interface to the orientation of the device if the controllers support it.
    public class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.shared.windowScenes {
            scene.requestedOrientation = nil
            scene.setNeedsOrientation()
        }
    }

    /// Rotates the interface if the supported orientations require or allow it. Call this method after
    /// `supportedInterfaceOrientations` changes.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.setNeedsOrientation()
    }
}

extension UIApplication {
    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { connectedWindowScene?.interfaceOrientation ?? .unknown }
}
