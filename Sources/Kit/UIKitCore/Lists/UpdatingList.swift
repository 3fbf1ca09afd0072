import Foundation
import RowGeometry

/// A table or a collection, whose changes are made together when the outermost block of updates ends.
@MainActor
protocol UpdatingList: UIScrollView {
    /// What was asked for; nil while no block is open.
    var updates: ListUpdates? { get set }

    /// How many rows or items it shows, by section.
    var shownCounts: [Int] { get }

    /// Makes changes.
    func apply(_ due: ListUpdates)

    func reloadData()
}

extension UpdatingList {
    /// Makes the changes of `body` together. `completion` is called once they are seen.
    func makeTogether(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openUpdates()
        body?()
        if let completion { updates?.completions.append(completion) }
        closeUpdates()
    }

    func openUpdates() {
        if updates == nil { updates = ListUpdates(oldCounts: shownCounts) }
        updates?.depth += 1
    }

    func closeUpdates() {
        updates?.depth -= 1
        guard let due = updates, due.depth == 0 else { return }
        updates = nil
        apply(due)
    }

    /// Notes changes: in the block that is open, or in one of their own.
    func update(_ note: (inout ListUpdates) -> Void) {
        openUpdates()
        note(&updates!)
        closeUpdates()
    }

    /// Where everything goes, given how many rows or items there are now. Nil where the changes do not lead there: that is
    /// said, and the list is reloaded.
    func mapping(of due: ListUpdates, to counts: [Int]) -> RowMapping? {
        do {
            return try due.changes.mapping(from: due.oldCounts, to: counts)
        } catch {
            let name = String(describing: type(of: self))
            Diagnostics.warn("The update of a \(name) does not fit its data, so it is reloaded. \(error.sentence)")
            reloadData()
            return nil
        }
    }

    /// Tells those who wait for changes that they are made.
    ///
    /// - Parameter isFinished: whether they are seen as a whole, and not cut short by others.
    func finish(_ due: ListUpdates, _ isFinished: Bool = true) {
        let completions: [(Bool) -> Void] = due.completions
        guard !completions.isEmpty else { return }
        UIApplication.shared.afterTurn { for completion in completions { completion(isFinished) } }
    }
}
