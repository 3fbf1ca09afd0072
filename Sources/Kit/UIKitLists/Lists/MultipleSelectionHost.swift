import Foundation

/// A list whose rows or items are selected with two fingers, Shift, Command and keys.
@MainActor
protocol MultipleSelectionHost: UpdatingList {
    var selectedPaths: PathSelection { get }

    var selectionAnchor: SelectionAnchor? { get set }

    var typeSelection: TypeSelection { get set }

    /// Whether several rows or items can be selected now.
    var selectsSeveral: Bool { get }

    func contains(_ path: IndexPath) -> Bool

    /// Returns the row or item at `point`, or nil.
    func selectionPath(at point: CGPoint) -> IndexPath?

    /// Returns whether a gesture or a key that selects several rows or items can begin at one.
    func beginsMultipleSelection(at path: IndexPath) -> Bool

    /// Called when such a selection begins.
    func multipleSelectionDidBegin(at path: IndexPath)

    /// Called when it ends.
    func multipleSelectionDidEnd()

    /// Selects a row or item as if the user had tapped it. With several selected ones, deselects a selected one.
    func selectByUser(_ path: IndexPath)

    // MARK: Keys

    /// Returns the row or item to which an arrow key moves from another; nil at the end.
    func path(_ path: IndexPath, towards key: UIKeyboardHIDUsage) -> IndexPath?

    func canFocus(_ path: IndexPath) -> Bool

    /// Scrolls to a row or item, and returns its cell.
    func revealedCell(at path: IndexPath) -> UIView?

    /// Returns what assistive technologies call a row or item. A cell that is not visible is created for it.
    func spokenText(at path: IndexPath) -> String?
}
