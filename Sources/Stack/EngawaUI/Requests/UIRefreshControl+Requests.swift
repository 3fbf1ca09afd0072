import Bindings
import UIKitCore
import ViewModels

extension UIRefreshControl {
    /// Refreshes a list when it is pulled, and ends when that has ended. Neither keeps the other.
    public func bind<Item>(to list: RequestList<Item>) {
        addAction(UIAction { [weak list] _ in list?.refresh() }, for: .valueChanged)
        list.activity.bind(with: self) { control, activity in
            if activity == nil || activity == .next { control.endRefreshing() }
        }
    }
}
