import Bindings
import UIKitCore
import ViewModels

extension UIRefreshControl {
    /// Refreshes a list when the user pulls the control, unless the list is loading its first page. If the list has
    /// items, the control also shows refreshes that the user did not start. Neither object retains the other.
    ///
    /// A refresh that the user did not start appears after 0.3 s. The control scrolls into view if the scroll view
    /// rests at its top; at any other position, or during a touch, the content does not move. The control stays for at
    /// least 0.5 s.
    public func bind<Item>(to list: RequestList<Item>) {
        let visibility = DelayedVisibility(
            show: { [weak self] in self?.beginVisibly() }, hide: { [weak self] in self?.endRefreshing() })
        addAction(
            UIAction { [weak list] _ in
                visibility.markShown()
                // A refresh in progress already loads what a pull requests.
                let activity = list?.activity.value
                if activity == nil || activity == .next { list?.refresh() }
                visibility.setActive(list?.activity.value != nil)
            }, for: .valueChanged)
        list.activity.bind(with: self) { control, activity in
            // While the first page loads, the placeholder shows the activity, unless the user pulled the refresh
            // control.
            visibility.setActive(activity == .refresh || activity == .first && control.isRefreshing)
        }
    }

    private func beginVisibly() {
        guard let list = superview as? UIScrollView else { return beginRefreshing() }
        let isAtTop: Bool = list.contentOffset.y <= -list.adjustedContentInset.top
        beginRefreshing()
        guard isAtTop, !list.isMoving else { return }
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    }
}

extension UIScrollView {
    /// Whether the content is touched or moves.
    var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }
}
