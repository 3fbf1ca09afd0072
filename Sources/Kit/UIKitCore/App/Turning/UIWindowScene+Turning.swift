import Foundation

extension UIWindowScene {
    /// The controller that says which ways up there can be: the root, or what covers the whole screen.
    private var orientingController: UIViewController? {
        let window: UIWindow? = keyWindow ?? windows.last { $0.rootViewController != nil }
        var controller: UIViewController? = window?.rootViewController
        while let presented = controller?.presentation?.presented, presented.coversScreen { controller = presented }
        return controller
    }

    /// Which ways up the application and its controllers support.
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

    /// The person holds the device another way.
    func deviceDidTurn() {
        guard let upright = UIInterfaceOrientation(UIDevice.current.heldOrientation),
            supportedOrientations.contains(UIInterfaceOrientationMask(upright))
        else { return }
        turn(to: upright)
    }

    /// Looks again at which ways up are supported, once the turn is over.
    func setNeedsOrientation() {
        UIApplication.shared.afterTurn { [weak self] in self?.takeOrientation() }
    }

    /// Turns as the device is held, if that is supported, and away from what is not.
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

    /// Turns the interface. A quarter of a turn swaps width and height of the host's window.
    private func turn(to orientation: UIInterfaceOrientation) {
        let previous: Geometry = effectiveGeometry
        guard orientation != previous.interfaceOrientation else {
            turnedTo = orientation
            return
        }
        turnedTo = orientation
        if orientation.isLandscape != previous.interfaceOrientation.isLandscape {
            // The rest follows when the window has its new size.
            hostWindow.turn()
        } else {
            tellDelegate(of: previous, traits: traitCollection)
        }
    }

    /// Takes over what the host's window says by its shape: one that a person pulled wide is held sideways.
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

    // MARK: Asking

    /// Asks for another way up. What the controllers or the delegate of the application do not support is denied.
    ///
    /// The interface stays that way until the device is turned.
    ///
    /// - Parameter errorHandler: called with a `UISceneError` when it is denied.
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
    /// One way up.
    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}

extension UIViewController {
    /// Whether it is presented over the whole screen.
    var coversScreen: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen }

    /// Says that `supportedInterfaceOrientations` changed. The interface turns if it must, or now can.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.setNeedsOrientation()
    }
}
