import Foundation
import HostClock
import PlatformHost

extension UIApplication {
    func scene(of hostWindow: any HostWindow) -> UIWindowScene? {
        windowScenes.first { $0.hostWindow === hostWindow }
    }

    // MARK: Text

    /// Passes typed text up the responder chain, from the first responder to the nearest object that accepts the text.
    package func typeText(_ text: String) {
        var responder = inputWindow?.firstResponder
        while let current = responder, !current.accept(text) { responder = current.next }
    }

    /// Resets the host's input method if it is composing text of `responder`. Called when the app ends the composition.
    package func endComposition(of responder: UIResponder) { input.endComposition(of: responder) }

    /// Sets the host window's area of text input to the first responder's area.
    package func firstResponderDidChange(in window: UIWindow) {
        guard let scene = window.windowScene else { return }
        let window: UIWindow = inputWindow ?? window
        let isSecure: Bool = (window.firstResponder as? any UITextInputTraits)?.isSecureTextEntry == true
        scene.hostWindow.setTextInputArea(window.firstResponder?.inputArea, isSecure: isSecure)
        visibleInputPresenter?.caretDidMove()
    }

    // MARK: Life cycle

    func hostFocusDidChange(_ hasFocus: Bool, in scene: UIWindowScene) {
        scene.hasFocus = hasFocus
        if hasFocus {
            bringToFront(scene)
            setState(.active)
        } else if windowScenes.count == 1 {
            setState(.inactive)
        } else {
            // The focus may move to another window of the application.
            afterTurn { [weak self] in
                if let self, !windowScenes.contains(where: \.hasFocus) { setState(.inactive) }
            }
        }
    }

    /// Moves a scene to the foreground or the background. The application is in the background while all scenes are.
    func hostVisibilityDidChange(_ isVisible: Bool, in scene: UIWindowScene) {
        scene.isHiddenByHost = !isVisible
        if windowScenes.allSatisfy(\.isHiddenByHost) { return setState(.background) }
        if applicationState == .background { return setState(scene.hasFocus ? .active : .inactive) }
        if isVisible {
            scene.enterForeground()
            if applicationState == .active { scene.becomeActive() }
        } else {
            scene.resignActive()
            scene.enterBackground()
        }
    }

    /// Changes the state of the application, and notifies delegates and observers. A change between the foreground and
    /// the background passes through the inactive state.
    package func setState(_ state: State) {
        guard state != applicationState else { return }
        if applicationState == .background { enterForeground() }
        if applicationState == .active { resignActive() }
        switch state {
        case .active: becomeActive()
        case .background: enterBackground()
        case .inactive: break
        }
    }

    /// The application's delegate, which is notified of state changes; nil if a scene has a delegate, which is notified
    /// instead.
    private var stateDelegate: (any UIApplicationDelegate)? {
        windowScenes.allSatisfy { $0.delegate == nil } ? delegate : nil
    }

    private func becomeActive() {
        applicationState = .active
        for scene in windowScenes { scene.becomeActive() }
        stateDelegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    private func resignActive() {
        stateDelegate?.applicationWillResignActive(self)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        for window in windows { window.endShake(isCanceled: true) }
        for scene in windowScenes { scene.resignActive() }
        applicationState = .inactive
    }

    private func enterBackground() {
        applicationState = .background
        for scene in windowScenes { scene.enterBackground() }
        stateDelegate?.applicationDidEnterBackground(self)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
        if stateDelegate != nil { ApplicationServices.shared.saveState?(self) }
    }

    private func enterForeground() {
        for scene in windowScenes { scene.enterForeground() }
        stateDelegate?.applicationWillEnterForeground(self)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        applicationState = .inactive
    }

    func setAppearance(isDark: Bool) {
        guard isDark != prefersDark else { return }
        prefersDark = isDark
        for scene in windowScenes { scene.updateTraits() }
    }

    /// Changes the user's text size, updates the traits, and posts the notification.
    func setTextScale(_ scale: Double) {
        let category = UIContentSizeCategory(textScale: scale)
        guard category != preferredContentSizeCategory else { return }
        preferredContentSizeCategory = category
        for scene in windowScenes { scene.updateTraits() }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Disconnects a scene after the user closes its window. After the last window closes, the application terminates
    /// when its background tasks end.
    package func close(_ scene: UIWindowScene) {
        if windowScenes.count > 1 { return discard(scene) }
        guard !isClosing else { return }
        isClosing = true
        setState(.background)
        let quit: () -> Void = { [weak self, weak scene] in
            if let self, let scene { self.terminate(closing: scene) }
        }
        if ApplicationServices.shared.continueInBackground?(quit) == true {
            scene.hostWindow.close()
        } else {
            quit()
        }
    }

    private func terminate(closing scene: UIWindowScene) {
        guard !wantsQuit else { return }
        scene.disconnect()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
        wantsQuit = true
    }

    /// Notifies the delegate, the observers and all view controllers that the system is low on memory.
    func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for controller in ControllerRegistry.shared.controllers { controller.didReceiveMemoryWarning() }
    }

    /// Notifies the delegate and the observers that a new day began.
    func receiveTimeChange() {
        delegate?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
    }

    func networkActivityDidChange() {
        for scene in windowScenes {
            scene.networkActivityBar.setVisible(isNetworkActivityIndicatorVisible, in: scene)
        }
    }

    /// Releases all state before a new application replaces this one.
    func tearDown() {
        keyWindowOrNil?.resignKey()
        for window in visibleWindows {
            window.isHidden = true
            window.rootViewController = nil
        }
        for scene in windowScenes { scene.hostWindow.close() }
        windowScenes = []
        ownedDelegate = nil
        if isIdleTimerDisabled { host?.keepsDisplayOn = false }
        frameClients = []
        AppearanceProxies.shared.removeAll()
        UIScreen.first.reset()
        // The completion block of an animation can retain its view, with which the animation would continue.
        LayerTree.removeAllAnimations()
    }
}

extension UIWindowScene {
    /// Returns the window and the view at a point on the screen, if any.
    func hitTest(_ point: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
        for window in windows.reversed() {
            let local: CGPoint = window.convert(point, from: nil as UIWindow?)
            if let view = window.hitTest(local, with: event) { return (window, view) }
        }
        return nil
    }
}
