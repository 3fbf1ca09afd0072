extension UIViewController {
    /// Calls the methods that older code overrides to handle rotation, if the size changes because the interface
    /// rotates.
    func notifyOfRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let scene = viewIfLoaded?.window?.windowScene else { return }
        let (old, new) = (scene.interfaceOrientation, scene.orientation(atSize: scene.hostWindow.size))
        guard old.isLandscape != new.isLandscape else { return }
        let duration = coordinator.transitionDuration
        willRotate(to: new, duration: duration)
        coordinator.animate { _ in
            self.willAnimateRotation(to: new, duration: duration)
        } completion: { _ in
            self.didRotate(from: old)
        }
    }
}
