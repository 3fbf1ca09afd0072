import Foundation

extension UIWindowScene {
    /// The controller that determines the supported orientations: the root, or the topmost presented controller that
    /// covers the screen.
    private var orientingController: UIViewController? {
        let window: UIWindow? = keyWindow ?? windows.last { $0.rootViewController != nil }
        var controller: UIViewController? = window?.rootViewController
        while let presented = controller?.presentation?.presented, presented.coversScreen { controller = presented }
        return controller
    }

    /// The orientations that the application and its controllers support.
    private var supportedOrientations: UIInterfaceOrientationMask {
        let wanted: UIInterfaceOrientationMask = orientingController?.supportedInterfaceOrientations ?? .all
        let application: UIApplication = .shared
        let permitted: UIInterfaceOrientationMask =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: keyWindow) ?? .all
        guard wanted.isDisjoint(with: permitted) else { return wanted.intersection(permitted) }
        Diagnostics.warn(
            "\(orientingController.map { "\($0)" } ?? "The application") supports no orientation that the application's "
                + "delegate permits: the interface stays as it is. Let supportedInterfaceOrientations and "
                + "application(_:supportedInterfaceOrientationsFor:) have one in common.")
        return UIInterfaceOrientationMask(interfaceOrientation)
    }

    /// Rotates the interface after a rotation of the device, if the orientation is supported.
    func deviceDidTurn() {
        guard let upright = UIInterfaceOrientation(UIDevice.current.heldOrientation),
            supportedOrientations.contains(UIInterfaceOrientationMask(upright))
        else { return }
        turn(to: upright)
    }

    /// Updates the orientation to the supported ones at the end of the run-loop turn.
    func setNeedsOrientation() {
        UIApplication.shared.afterTurn { [weak self] in self?.takeOrientation() }
    }

    /// Rotates to the device's orientation if it is supported, or away from an unsupported orientation.
    private func takeOrientation() {
        let supported: UIInterfaceOrientationMask = supportedOrientations
        let held = UIInterfaceOrientation(UIDevice.current.heldOrientation)
        let ways: [UIInterfaceOrientation?] = [
            held, interfaceOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard
            let way = ways.lazy.compactMap({ $0 }).first(where: { supported.contains(UIInterfaceOrientationMask($0)) })
        else { return }
        turn(to: way)
    }

    /// Rotates the interface. A rotation by 90 degrees swaps width and height of the host's window.
    private func turn(to orientation: UIInterfaceOrientation) {
        let previous: Geometry = effectiveGeometry
        guard orientation != previous.interfaceOrientation else {
            turnedTo = orientation
            return
        }
        turnedTo = orientation
        if orientation.isLandscape != previous.interfaceOrientation.isLandscape {
            // `hostDidResize()` completes the rotation when the window has its new size.
            hostWindow.turn()
        } else {
            tellDelegate(of: previous, traits: traitCollection)
        }
    }

    /// Updates the orientation after the user resized the host's window: a wide window is in landscape.
    func takeOrientationFromShape() {
        let shown: UIInterfaceOrientation = interfaceOrientation
        guard shown != turnedTo else { return }
        turnedTo = shown
        UIDevice.current.hold(UIDeviceOrientation(shown))
    }

    func tellDelegate(of previous: Geometry, traits: UITraitCollection) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        delegate.windowScene(
            self, didUpdate: screen, interfaceOrientation: previous.interfaceOrientation, traitCollection: traits)
        delegate.windowScene(self, didUpdateEffectiveGeometry: previous)
    }

    // MARK: Requests

    /// Requests an orientation, which the controllers and the application's delegate must support.
    ///
    /// The interface keeps the orientation until the device rotates.
    ///
    /// - Parameter errorHandler: called with a `UISceneError` if the request is denied.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let possible: UIInterfaceOrientationMask = wanted.intersection(supportedOrientations)
        let ways: [UIInterfaceOrientation] = [
            interfaceOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard let way = ways.first(where: { possible.contains(UIInterfaceOrientationMask($0)) }) else {
            errorHandler?(UISceneError(.geometryRequestDenied))
            return
        }
        turn(to: way)
    }
}

extension UIInterfaceOrientationMask {
    /// Creates a set with one orientation.
    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}

extension UIViewController {
    /// Whether the controller is presented over the whole screen.
    var coversScreen: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen }

    /// Call this method after `supportedInterfaceOrientations` changed. Rotates the interface if it must, or now can.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.setNeedsOrientation()
    }
}
