import Foundation

/// Hides the bars of a navigation controller when the user swipes, taps or types, or while the height is compact.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private unowned let navigation: UINavigationController
    /// Whether the toolbar was hidden together with the navigation bar.
    private var hidToolbar = false
    private var keyboardObserver: (any NSObjectProtocol)?

    /// The distance that the finger must move before the bars are hidden or shown, in points.
    private static let distance: CGFloat = 30

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            recognizer.isEnabled = false
        }
        swipe.addTarget(self, action: Selector("swiped", BarHiding.swiped))
        tap.addTarget(self, action: Selector("tapped", BarHiding.tapped))
        // The keyboard posts on the main thread.
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow() } }
    }

    isolated deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    /// Hides or shows the bars. The toolbar is shown only if it was visible before.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != navigation.isNavigationBarHidden else { return }
        let animates: Bool = navigation.viewIfLoaded?.window != nil
        navigation.setNavigationBarHidden(isHidden, animated: animates)
        if isHidden { hidToolbar = !navigation.isToolbarHidden }
        if hidToolbar { navigation.setToolbarHidden(isHidden, animated: animates) }
        navigation.setNeedsStatusBarAppearanceUpdate()
    }

    private func swiped(_ recognizer: UIPanGestureRecognizer) {
        let moved: CGFloat = recognizer.translation(in: navigation.view).y
        guard recognizer.state == .changed, abs(moved) > Self.distance else { return }
        setHidden(moved < 0)
        recognizer.setTranslation(.zero, in: navigation.view)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) { setHidden(!navigation.isNavigationBarHidden) }

    private func keyboardWillShow() {
        if navigation.hidesBarsWhenKeyboardAppears, navigation.appearance == .appeared { setHidden(true) }
    }

    /// Ignores touches in bars and in controls.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view: UIView? = touch.view
        while let current = view, current !== navigation.view {
            if current is UIControl || current === navigation.navigationBar || current === navigation.toolbar {
                return false
            }
            view = current.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
