import UIKitCore

extension UIBarButtonItem {
    /// Returns a group with this item, which the user cannot change.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
}
