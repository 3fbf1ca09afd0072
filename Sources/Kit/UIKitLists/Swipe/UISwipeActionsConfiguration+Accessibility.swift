import Foundation

extension UISwipeActionsConfiguration {
    /// Returns the actions that have a title, for assistive technologies.
    func accessibilityActions(of view: UIView) -> [UIAccessibilityCustomAction] {
        actions.compactMap { action in
            guard let title = action.title else { return nil }
            return UIAccessibilityCustomAction(name: title, image: action.image) { [weak view] _ in
                guard let view else { return false }
                action.handler(action, view) { _ in }
                return true
            }
        }
    }
}
