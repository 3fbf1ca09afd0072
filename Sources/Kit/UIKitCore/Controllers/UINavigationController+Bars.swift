/// Where the bars of a navigation controller stand, and how they move.
extension UINavigationController {
    private static let toolbarHeight: CGFloat = 44

    /// Places the bars and the view that is shown.
    func placeContent() {
        let bounds: CGRect = content.bounds
        let safe: UIEdgeInsets = content.safeAreaInsets
        backSwipe.updateEdge()
        navigationBar.topExtension = safe.top
        let barHeight: CGFloat = navigationBar.sizeThatFits(bounds.size).height
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarAway ? -barHeight : safe.top, width: bounds.width, height: barHeight)
        let height: CGFloat = Self.toolbarHeight + safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: bounds.height - (isToolbarAway ? 0 : height), width: bounds.width, height: height)
        if let shown { placeInsets(of: shown) }
    }

    /// Tells a page how much of it lies under bars.
    func placeInsets(of controller: UIViewController) {
        let barHeight: CGFloat =
            isNavigationBarAway || navigationBar.isHidden ? 0 : navigationBar.height(showing: controller.navigationItem)
        controller.containerSafeAreaInsets = UIEdgeInsets(
            top: barHeight, left: 0, bottom: isToolbarAway ? 0 : Self.toolbarHeight, right: 0)
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, isViewLoaded else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    /// Brings the bar at the top in or out.
    func moveNavigationBar(away: Bool, animated: Bool) {
        viewIfLoaded?.layoutIfNeeded()
        isNavigationBarAway = away
        moveBar(navigationBar, animated: animated) { $0.isNavigationBarAway }
    }

    /// Brings the bar at the bottom in or out.
    func moveToolbar(away: Bool, animated: Bool) {
        viewIfLoaded?.layoutIfNeeded()
        isToolbarAway = away
        moveBar(toolbar, animated: animated) { $0.isToolbarAway }
    }

    private func moveBar(_ bar: UIView, animated: Bool, isAway: @escaping (UINavigationController) -> Bool) {
        let finish: () -> Void = { [weak self] in
            guard let self else { return }
            bar.isHidden = isAway(self)
        }
        guard animated, UIView.areAnimationsEnabled, viewIfLoaded?.window != nil else {
            finish()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        bar.isHidden = false
        UIView.animate(withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveEaseOut) {
            self.placeContent()
            self.content.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }
}
