import Foundation

@testable import UIKitLists

/// A data source and delegate that records the calls that its table view makes.
@MainActor
class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        static var createdCount = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            Cell.createdCount += 1
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    var sections: [[String]]
    var titles: [String?] = []
    var footers: [String?] = []
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var events: [String] = []
    var requestedCells: [IndexPath] = []
    var requestedHeightCount = 0
    var allowsHighlight = true
    var selectionTarget: (IndexPath) -> IndexPath? = { $0 }

    // MARK: Editing

    /// Whether a row can be edited and moved; nil for the protocol's default.
    var canEdit: ((IndexPath) -> Bool)?
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var leading: [UIContextualAction]?
    var trailing: [UIContextualAction]?
    var rowActions: [UITableViewRowAction]?
    var target: (IndexPath) -> IndexPath = { $0 }
    var isFullSwipeAllowed = true
    var deleteTitle: String?
    var indexTitles: [String]?

    init(_ sections: [[String]]) { self.sections = sections }

    /// Creates rows that can be edited and moved.
    static func editable(_ count: Int) -> RowSource {
        let rows = RowSource(count: count)
        rows.canEdit = { _ in true }
        return rows
    }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedCells.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < titles.count ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section < footers.count ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requestedHeightCount += 1
        return height(indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allowsHighlight }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        record("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willSelect", indexPath)
        return selectionTarget(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willDeselect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { record("deselect", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        record("accessory", indexPath)
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        canEdit?(indexPath) ?? tableView.isEditing
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        record(editingStyle == .delete ? "delete" : "insert", indexPath)
        if editingStyle == .delete {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            sections[indexPath.section].insert("New", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canEdit?(indexPath) ?? tableView.isEditing
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        events.append(
            "move \(sourceIndexPath.section)-\(sourceIndexPath.row) "
                + "\(destinationIndexPath.section)-\(destinationIndexPath.row)")
        let text: String = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style(indexPath) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { record("begin", indexPath) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        events.append("end \(indexPath.map { "\($0.section)-\($0.row)" } ?? "nil")")
    }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.map(UISwipeActionsConfiguration.init) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let configuration: UISwipeActionsConfiguration? = trailing.map(UISwipeActionsConfiguration.init)
        configuration?.performsFirstActionWithFullSwipe = isFullSwipeAllowed
        return configuration
    }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        rowActions
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { canEdit?(indexPath) ?? false }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        record("beginSelection", indexPath)
        tableView.setEditing(true, animated: true)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { events.append("endSelection") }

    func record(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.row)") }
}
