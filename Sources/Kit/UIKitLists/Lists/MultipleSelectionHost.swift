import Foundation

/// A list whose rows or items two fingers can select.
@MainActor
protocol MultipleSelectionHost: UIScrollView {
    /// The index paths of the selected rows or items.
    var selection: Set<IndexPath> { get }

    /// Whether several rows or items can be selected now.
    var selectsSeveral: Bool { get }

    /// The number of rows or items in each section.
    var currentCounts: [Int] { get }

    /// Returns the row or item at `point`, or nil.
    func selectionPath(at point: CGPoint) -> IndexPath?

    /// Returns whether fingers that touched a row or item select others.
    func beginsMultipleSelection(at path: IndexPath) -> Bool

    /// Called when the fingers begin to select.
    func multipleSelectionDidBegin(at path: IndexPath)

    /// Called when the fingers lift.
    func multipleSelectionDidEnd()

    /// Selects a row or item, or deselects a selected one, as if the user had tapped it.
    func toggleSelection(of path: IndexPath)
}
