import Foundation
import RowGeometry

/// A table view or a collection view. It applies its changes together when the outermost update block ends.
@MainActor
protocol UpdatingList: UIScrollView {
    /// The requested changes, or nil while no update block is open.
    var updates: ListUpdates? { get set }

    /// The number of rows or items in each section of the data when the list last refused an update, or nil if the list
    /// shows its current data.
    var refusedCounts: [Int]? { get set }

    /// The last row or item that the user moved, if the data source has moved it and has not applied a snapshot since.
    /// Its positions are those in the data. Nil after a reload.
    var userMovement: RowMovement? { get set }

    /// The terms for a row, such as "item", and for the list, such as "collection view", in messages.
    static var names: (item: String, list: String) { get }

    /// The number of rows or items that the list shows in each section, with placeholders.
    var currentCounts: [Int] { get }

    /// The rows or items that are not in the data.
    var placeholders: ListPlaceholders { get set }

    /// Whether the list is placing its views, or the user is moving, dragging or swiping a row or item. An update would
    /// end that.
    var isBusy: Bool { get }

    /// Computes the layout and the heights of rows again in the next layout pass, without an update.
    func computeLayoutAgain()

    /// Called before the first change of an update, typically before the data changes.
    func updateWillBegin()

    /// Applies changes.
    func apply(_ updates: ListUpdates)

    func reloadData()
}

extension UpdatingList {
    func updateWillBegin() {}

    /// Applies the changes of `body` together. `completion` is called when they are visible.
    func performUpdates(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdateGroup()
        body?()
        if let completion { updates?.completions.append(completion) }
        endUpdateGroup()
    }

    func beginUpdateGroup() {
        if updates == nil {
            updateWillBegin()
            updates = ListUpdates(oldCounts: refusedCounts ?? currentCounts)
        }
        updates?.depth += 1
    }

    func endUpdateGroup() {
        updates?.depth -= 1
        guard let group = updates, group.depth == 0 else { return }
        updates = nil
        apply(group)
    }

    /// Records changes in the open update block, or as a separate update if none is open.
    func update(_ record: (inout ListUpdates) -> Void) {
        beginUpdateGroup()
        record(&updates!)
        endUpdateGroup()
    }

    /// Returns the new position of each row or item, given the current `counts`.
    ///
    /// If the changes contradict the counts, logs the contradiction and returns nil. The list then keeps its current
    /// state until it needs data, and then reloads. The next update that matches the counts also reloads the list.
    func mapping(of updates: ListUpdates, to counts: [Int]) -> RowMapping? {
        do {
            let mapping: RowMapping = try updates.changes.mapping(from: updates.oldCounts, to: counts)
            guard refusedCounts == nil else {
                reloadData()
                return nil
            }
            return mapping
        } catch {
            Diagnostics.warn(error.message(item: Self.names.item, list: Self.names.list))
            refusedCounts = counts
            return nil
        }
    }

    /// Returns a count from the data source. If the count is negative, logs a warning and returns 0.
    func checkedCount(_ count: Int, of things: String) -> Int {
        guard count < 0 else { return count }
        Diagnostics.warn("The data source of a \(Self.names.list) returned \(count) as the number of \(things).")
        return 0
    }

    /// Returns whether a row or item exists. If not, logs the operation that failed.
    func checkExists(_ path: IndexPath, _ exists: Bool, for action: String) -> Bool {
        if !exists {
            Diagnostics.warn(
                "The \(Self.names.list) cannot \(action) the \(Self.names.item) at index path \(path): "
                    + "there is no such \(Self.names.item).")
        }
        return exists
    }

    /// Calls the completions of changes after the next layout update.
    ///
    /// - Parameter isFinished: Whether the changes were shown completely, without being interrupted by other changes.
    func finish(_ updates: ListUpdates, _ isFinished: Bool = true) {
        let completions = updates.completions
        guard !completions.isEmpty else { return }
        UIApplication.shared.afterTurn { for completion in completions { completion(isFinished) } }
    }
}
