import Foundation

extension UITabBarItem {
    /// Sets the attributes of the badge's text in a state. Nil removes them.
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }

    /// Returns the attributes that were set for the badge's text in a state, or nil.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// Updates the bar after an appearance of the item changes.
    package func appearanceDidChange() { (button?.superview as? UITabBar)?.appearanceDidChange() }
}
