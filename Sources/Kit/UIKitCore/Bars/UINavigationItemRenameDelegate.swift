import Foundation

/// An object that permits and observes changes that the user makes to the title of a navigation item.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Returns whether the user can rename the item. Called before the title menu opens and before renaming
    /// begins. The default is true.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// Returns the initial text of the field and the part of it that is selected. By default, the text is the title,
    /// and all of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Returns whether the item receives the new title. If not, it keeps its title. The default is true. This method is
    /// not called if another item is pushed or this item is popped while the user renames it.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool

    /// Called after the item has received the new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
