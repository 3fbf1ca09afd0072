import Bindings
import UIKitCore
import ViewModels

extension UIRefreshControl {
    /// Refreshes a list when it is pulled, shows every refresh over its items, however that began, and ends when that has
    /// ended. Neither keeps the other.
    ///
    /// A refresh that was not pulled shows after 0.3 s. The control comes into sight if the scroll view rests at its top;
    /// who reads further down, or has a finger on it, is not moved. Once shown it stays at least 0.5 s.
    public func bind<Item>(to list: RequestList<Item>) {
        let sign = DelayedVisibility(
            show: { [weak self] in self?.beginInSight() }, hide: { [weak self] in self?.endRefreshing() })
        addAction(
            UIAction { [weak list] _ in
                sign.noteShown()
                list?.refresh()
                sign.setActive(list?.activity.value != nil)
            }, for: .valueChanged)
        list.activity.bind(with: self) { control, activity in
            // A first page over no items has its placeholder, unless it was pulled.
            sign.setActive(activity == .refresh || activity == .first && control.isRefreshing)
        }
    }

    private func beginInSight() {
        guard let list = superview as? UIScrollView else { return beginRefreshing() }
        let isAtTop: Bool = list.contentOffset.y <= -list.adjustedContentInset.top
        beginRefreshing()
        guard isAtTop, !list.isMoving else { return }
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    }
}

extension UIScrollView {
    /// Whether a finger is on the content, or it moves by itself.
    var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }
}
