import Foundation

// The states of a scene, each reported to its delegate and to observers.
extension UIWindowScene {
    func becomeActive() {
        guard !isHiddenByHost else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    func resignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        activationState = .foregroundInactive
    }

    func enterBackground() {
        guard activationState != .background else { return }
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
        SavedScenes.save(self, of: .shared)
    }

    func enterForeground() {
        guard !isHiddenByHost, activationState == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
        activationState = .foregroundInactive
    }

    func disconnect() {
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        session.scene = nil
    }
}

extension UIApplication {
    /// Moves a scene in front of the other scenes. The last key window of the scene becomes the key window.
    func bringToFront(_ scene: UIWindowScene) {
        guard windowScenes.last !== scene, let index = windowScenes.firstIndex(where: { $0 === scene }) else { return }
        windowScenes.append(windowScenes.remove(at: index))
        scene.adoptTraits()
        scene.restoreKeyWindow()
    }

    /// Disconnects a scene while others remain, and discards its session.
    func discard(_ scene: UIWindowScene) {
        input.cancelTouches(in: scene, for: self)
        scene.resignActive()
        scene.enterBackground()
        scene.disconnect()
        if keyWindowOrNil?.windowScene === scene { keyWindowOrNil?.resignKey() }
        for window in scene.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        windowScenes.removeAll { $0 === scene }
        scene.hostWindow.close()
        if scene.session.isSaved { windowScenes.last?.session.isSaved = true }
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
        guard let front = windowScenes.last else { return }
        front.adoptTraits()
        front.restoreKeyWindow()
    }
}
