import Foundation

/// A list in which the user selects rows or items with two fingers, Shift, Command and other keys.
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

    /// Returns whether a gesture or a key that selects several rows or items can begin at an index path.
    func beginsMultipleSelection(at path: IndexPath) -> Bool

    /// Called when a selection of several rows or items begins.
    func multipleSelectionDidBegin(at path: IndexPath)

    /// Called when a selection of several rows or items ends.
    func multipleSelectionDidEnd()

    /// Selects a row or item as if the user had tapped it. With multiple selection, deselects a selected row or item.
    func selectByUser(_ path: IndexPath)

    // MARK: Keys

    /// Returns the row or item to which an arrow key moves the focus from another row or item, or nil at the end.
    func path(_ path: IndexPath, toward key: UIKeyboardHIDUsage) -> IndexPath?

    func canFocus(_ path: IndexPath) -> Bool

    /// Scrolls to a row or item, and returns its cell.
    func revealedCell(at path: IndexPath) -> UIView?

    /// Returns the label of a row or item for assistive technologies. Creates a cell if the row or item is not visible.
    func spokenText(at path: IndexPath) -> String?
}
