import UIKit

/// Two lists of tasks whose rows can be moved, deleted, inserted, marked by swiping, and dragged.
final class ReorderController: UITableViewController {
    private struct Item {
        var title: String
        var isMarked = false
    }

    private var sections: [(title: String, items: [Item])] = [
        ("Today", ["Sweep the porch", "Oil the boards", "Open the doors", "Air the room"].map { Item(title: $0) }),
        ("Later", ["Paint the gate", "Repair the paper", "Plant the cedar"].map { Item(title: $0) }),
    ]
    private var added = 0

    init() {
        super.init(style: .insetGrouped)
        title = "Reorder"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "tasks"
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        navigationItem.rightBarButtonItem = editButtonItem
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("task")
        let item = sections[indexPath.section].items[indexPath.row]
        cell.textLabel?.text = item.title
        cell.accessoryType = item.isMarked ? .checkmark : .none
        cell.editingAccessoryType = cell.accessoryType
        return cell
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .insert {
            added += 1
            sections[indexPath.section].items.insert(Item(title: "Task \(added)"), at: indexPath.row + 1)
            tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: indexPath.section)], with: .automatic)
        } else {
            delete(indexPath)
        }
    }

    private func delete(_ path: IndexPath) {
        sections[path.section].items.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
    }

    // MARK: Swiping

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let isMarked = sections[indexPath.section].items[indexPath.row].isMarked
        let mark = UIContextualAction(style: .normal, title: isMarked ? "Unmark" : "Mark") {
            [weak self] _, _, completion in
            self?.sections[indexPath.section].items[indexPath.row].isMarked = !isMarked
            tableView.cellForRow(at: indexPath)?.accessoryType = isMarked ? .none : .checkmark
            completion(true)
        }
        mark.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [mark])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.delete(indexPath)
            completion(true)
        }
        let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
            self?.postpone(indexPath)
            completion(true)
        }
        later.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, later])
    }

    private func postpone(_ path: IndexPath) {
        let item = sections[path.section].items.remove(at: path.row)
        sections[1].items.append(item)
        tableView.moveRow(at: path, to: IndexPath(row: sections[1].items.count - 1, section: 1))
    }
}

// MARK: Dragging

extension ReorderController: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let title: String = sections[indexPath.section].items[indexPath.row].title
        return [UIDragItem(itemProvider: NSItemProvider(object: title as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let target = coordinator.destinationIndexPath, let dropped = coordinator.items.first,
            let source = dropped.sourceIndexPath
        else { return }
        tableView.performBatchUpdates {
            self.tableView(tableView, moveRowAt: source, to: target)
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(dropped.dragItem, toRowAt: target)
    }
}
