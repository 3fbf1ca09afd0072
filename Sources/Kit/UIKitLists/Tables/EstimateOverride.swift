import ClassRuntime
import Foundation

/// Whether a subclass of `UITableViewController` overrides the method that estimates the heights of rows. If it does
/// not, a table need not call the method for every row.
enum EstimateOverride {
    @MainActor
    static func exists(in controller: UITableViewController) -> Bool {
        ClassMetadata.words(of: type(of: controller))[entry]
            != ClassMetadata.words(of: UITableViewController.self)[entry]
    }

    /// The index of the method's entry in the method table.
    @MainActor private static let entry: Int = {
        let base: AnyClass = UITableViewController.self
        let unchanged = ClassMetadata.entries(of: base, replacedBy: PlainController.self)
        let entries: [Int] = ClassMetadata.entries(of: base, replacedBy: EstimatingController.self)
            .filter { !unchanged.contains($0) }
        stopProgram(
            unless: entries.count == 1,
            "The layout of the method table of UITableViewController is unknown on this toolchain.")
        return entries[0]
    }()

    private final class PlainController: UITableViewController {}

    private final class EstimatingController: UITableViewController {
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            UITableView.standardRowHeight
        }
    }
}
