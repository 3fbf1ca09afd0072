import ClassRuntime
import Foundation

/// The methods of `UITableViewController` that a subclass overrides to change rows. For other classes, Swift does not
/// reveal whether they implement an optional method that returns no value.
struct TableControllerOverrides: OptionSet {
    let rawValue: UInt8

    /// The subclass overrides `tableView(_:commit:forRowAt:)`.
    static let commit = TableControllerOverrides(rawValue: 1)
    /// The subclass overrides `tableView(_:moveRowAt:to:)`.
    static let move = TableControllerOverrides(rawValue: 2)

    /// Returns the overrides of a data source. They are empty if it is not a table view controller.
    @MainActor
    static func of(_ dataSource: (any UITableViewDataSource)?) -> TableControllerOverrides {
        guard let controller = dataSource as? UITableViewController else { return [] }
        let own = ClassMetadata.words(of: type(of: controller))
        let plain = ClassMetadata.words(of: UITableViewController.self)
        var overrides: TableControllerOverrides = []
        if commitEntries.contains(where: { own[$0] != plain[$0] }) { overrides.insert(.commit) }
        if moveEntries.contains(where: { own[$0] != plain[$0] }) { overrides.insert(.move) }
        return overrides
    }

    @MainActor private static let commitEntries: [Int] = entries(replacedBy: CommittingController.self)
    @MainActor private static let moveEntries: [Int] = entries(replacedBy: MovingController.self)

    /// Returns the indexes of the method table entries that a subclass with a single override replaces, except the
    /// entries that every subclass replaces.
    @MainActor
    private static func entries(replacedBy type: UITableViewController.Type) -> [Int] {
        let unchanged = ClassMetadata.entries(of: UITableViewController.self, replacedBy: PlainController.self)
        return ClassMetadata.entries(of: UITableViewController.self, replacedBy: type).filter {
            !unchanged.contains($0)
        }
    }

    private final class PlainController: UITableViewController {}

    private final class CommittingController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            tableView.setNeedsLayout()
        }
    }

    private final class MovingController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            tableView.setNeedsLayout()
        }
    }
}
