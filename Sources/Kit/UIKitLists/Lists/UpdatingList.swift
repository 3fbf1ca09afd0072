import Foundation
import RowGeometry

/// A table or a collection. It applies its changes together when the outermost update block ends.
@MainActor
protocol UpdatingList: UIScrollView {
    /// The requested changes; nil while no update block is open.
    var updates: ListUpdates? { get set }

    /// The number of rows or items that the list shows in each section.
    var currentCounts: [Int] { get }

    /// Applies changes.
    func apply(_ updates: ListUpdates)

    func reloadData()
}

extension UpdatingList {
    /// Applies the changes of `body` together. `completion` is called once they are visible.
    func performUpdates(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdateGroup()
        body?()
        if let completion { updates?.completions.append(completion) }
        endUpdateGroup()
    }

    func beginUpdateGroup() {
        if updates == nil { updates = ListUpdates(oldCounts: currentCounts) }
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

    /// Returns the new position of each row or item, given the current `counts`. If the changes do not result in these
    /// counts, logs a warning, reloads the list and returns nil.
    func mapping(of updates: ListUpdates, to counts: [Int]) -> RowMapping? {
        do {
            return try updates.changes.mapping(from: updates.oldCounts, to: counts)
        } catch {
            let name = String(describing: type(of: self))
            Diagnostics.warn("The update of a \(name) does not match its data, so it is reloaded. \(error.message)")
            reloadData()
            return nil
        }
    }

    /// Calls the completions of changes in the next turn.
    ///
    /// - Parameter isFinished: Whether the changes were shown completely, without being interrupted by other changes.
    func finish(_ updates: ListUpdates, _ isFinished: Bool = true) {
        let completions = updates.completions
        guard !completions.isEmpty else { return }
        UIApplication.shared.afterTurn { for completion in completions { completion(isFinished) } }
    }
}
