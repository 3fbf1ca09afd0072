import Foundation

extension UIWindowScene {
    /// The frame of the status bar, in the scene's coordinates; empty if it is hidden.
    var statusBarFrame: CGRect {
        guard !statusBar.state.isHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: StatusBar.height)
    }

    /// Returns the frame that the status bar will have when the scene has the size `size`.
    package func statusBarFrame(atSize size: CGSize) -> CGRect {
        let idiom: UIUserInterfaceIdiom = traits(size: size, scale: screen.scale).userInterfaceIdiom
        guard !statusBarState(for: idiom).isHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width, height: StatusBar.height)
    }

    /// Marks the status bar for an update in the next frame.
    func setNeedsStatusBarUpdate() {
        guard !statusBar.needsUpdate, UIApplication.shared.showsStatusBar else { return }
        statusBar.needsUpdate = true
        UIApplication.setNeedsFrame()
    }

    /// Updates the status bar and the layout, so that an animation block animates the layout.
    func updateStatusBarInAnimation() {
        updateStatusBar()
        for window in windows { window.layoutIfNeeded() }
    }

    /// Updates the status bar from the controllers, if it is marked.
    func updateStatusBar() {
        guard statusBar.needsUpdate else { return }
        statusBar.needsUpdate = false
        let state: StatusBar.State = statusBarState(for: traitCollection.userInterfaceIdiom)
        guard state != statusBar.state || !state.isHidden else { return }
        let changesHeight: Bool = state.isHidden != statusBar.state.isHidden
        let isVisible: Bool = windows.contains { $0.rootViewController?.appearance == .appeared }
        statusBar.apply(state, in: self, animated: isVisible && UIView.areAnimationsEnabled)
        if changesHeight { for window in windows { window.setNeedsLayout() } }
    }

    private func statusBarState(for idiom: UIUserInterfaceIdiom) -> StatusBar.State {
        let application: UIApplication = .shared
        guard application.showsStatusBar, idiom == .phone else { return StatusBar.State() }
        let own: ApplicationStatusBar = application.storedStatusBar
        // The frontmost window that fills the scene determines the status bar.
        let window: UIWindow? = windows.last { $0.rootViewController != nil && $0.frame.size == screen.bounds.size }
        let isDark: Bool = (window?.traitCollection ?? traitCollection).userInterfaceStyle == .dark
        guard own.isControllerBased, let root = window?.rootViewController else {
            return StatusBar.State(
                isHidden: own.isHidden, style: own.style, isDark: isDark, animation: own.animation)
        }
        let hiding: UIViewController = root.statusBarController { $0.childForStatusBarHidden }
        let styling: UIViewController = root.statusBarController { $0.childForStatusBarStyle }
        return StatusBar.State(
            isHidden: hiding.prefersStatusBarHidden, style: styling.preferredStatusBarStyle,
            isDark: styling.traitCollection.userInterfaceStyle == .dark,
            animation: hiding.preferredStatusBarUpdateAnimation)
    }
}

extension UIViewController {
    /// Returns the controller that determines a property of the status bar: the last in the chain of the presented
    /// controllers and the children that `child` returns.
    fileprivate func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        while true {
            if let presented = controller.presentation?.presented, presented.capturesStatusBar {
                controller = presented
            } else if let next = child(controller), next !== controller {
                controller = next
            } else {
                return controller
            }
        }
    }

    private var capturesStatusBar: Bool {
        guard !isBeingDismissed else { return false }
        return modalPresentationCapturesStatusBarAppearance || modalPresentationStyle == .fullScreen
    }
}

extension UIWindow {
    /// The insets that exclude the status bar from the safe area of the window.
    var statusBarInsets: UIEdgeInsets {
        guard let bar = windowScene?.statusBarFrame, bar.height > 0 else { return .zero }
        return UIEdgeInsets(top: max(0, bar.maxY - frame.minY), left: 0, bottom: 0, right: 0)
    }
}
