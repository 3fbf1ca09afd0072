import Foundation
import HostClock
import ListSnapshots
import RowGeometry

/// The identifiers that a diffable data source currently provides, for tables and collections.
@MainActor
final class DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = ListSnapshot<Section, Item>()
    /// The outlines of sections to which a section snapshot was applied. `current` contains their visible items.
    private(set) var outlines: [Section: OutlineSnapshot<Item>] = [:]

    // MARK: Queries

    func item(at path: IndexPath) -> Item? { current.item(at: path.rowPosition) }

    func path(of item: Item) -> IndexPath? { current.position(of: item).map { IndexPath($0) } }

    func section(at index: Int) -> Section? {
        (0..<current.numberOfSections).contains(index) ? current.section(at: index) : nil
    }

    func count(inSectionAt index: Int) -> Int {
        (0..<current.numberOfSections).contains(index) ? current.count(inSectionAt: index) : 0
    }

    /// Returns the outline of a section. If no section snapshot was applied to the section, the outline has no child
    /// items.
    func outline(of section: Section) -> OutlineSnapshot<Item> {
        if let outline = outlines[section] { return outline }
        var outline = OutlineSnapshot<Item>()
        if let index = current.index(ofSection: section) { outline.insert(current.items(inSectionAt: index), of: nil) }
        return outline
    }

    /// Returns the outline that contains the visible item at `path`, if any.
    func storedOutline(at path: IndexPath) -> (section: Section, item: Item, outline: OutlineSnapshot<Item>)? {
        guard !outlines.isEmpty, let section = section(at: path.section), let item = item(at: path),
            let outline = outlines[section]
        else { return nil }
        return (section, item, outline)
    }

    // MARK: Changes

    /// Replaces the identifiers, and updates `list` with the minimum number of changes. If there are no changes, the
    /// update computes the layout again, and does not end what the user is doing.
    ///
    /// - Parameters:
    ///   - list: The list that shows the identifiers, or nil if no list shows them.
    ///   - animation: The animation of inserted and deleted rows of a table view.
    ///   - completion: A closure that is called once the changes are visible.
    func apply(
        _ new: ListSnapshot<Section, Item>, to list: (any UpdatingList)?, isAnimated: Bool,
        animation: UITableView.RowAnimation = .automatic, completion: (() -> Void)?
    ) {
        guard let list else { return replace(with: new, completion) }
        let movement: RowMovement? = list.userMovement
        list.userMovement = nil
        // The list already shows the movement of the user.
        let old: ListSnapshot<Section, Item> = movement.map { current.moved(by: $0) } ?? current
        let changes = RowChanges(from: old, to: new)
        let reconfigured: [IndexPath] = new.reconfiguredItems.compactMap { old.position(of: $0).map { IndexPath($0) } }
        if changes.isEmpty, reconfigured.isEmpty, movement != nil || list.isBusy {
            if movement == nil { list.computeLayoutAgain() }
            return replace(with: new, completion)
        }
        let update: () -> Void = {
            list.performUpdates {
                self.setCurrent(new)
                list.updates?.appliesSnapshot = true
                list.updates?.changes = changes
                list.updates?.reconfigured = reconfigured
                list.updates?.insertionAnimations.standard = animation
                list.updates?.deletionAnimations.standard = animation
            } completion: { _ in
                completion?()
            }
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Replaces the identifiers, and reloads `list`.
    func applyByReloading(_ new: ListSnapshot<Section, Item>, to list: (any UpdatingList)?, completion: (() -> Void)?) {
        replace(with: new, completion)
        list?.reloadData()
    }

    private func replace(with new: ListSnapshot<Section, Item>, _ completion: (() -> Void)?) {
        setCurrent(new)
        if let completion { UIApplication.shared.afterTurn(completion) }
    }

    private func setCurrent(_ new: ListSnapshot<Section, Item>) {
        current = new.unmarked
        guard !outlines.isEmpty else { return }
        outlines = outlines.filter { current.index(ofSection: $0.key) != nil }
        for section in outlines.keys { reconcileOutline(of: section) }
    }

    /// Updates the outline of a section for the new items of the section.
    private func reconcileOutline(of section: Section) {
        guard let index = current.index(ofSection: section), let outline = outlines[section] else { return }
        let items: [Item] = current.items(inSectionAt: index)
        if items != outline.visibleItems { outlines[section] = outline.showing(items) }
    }

    /// Returns the visible items whose level or disclosure differs from `old`, the outlines before a change.
    func changedItems(since old: [Section: OutlineSnapshot<Item>]) -> [Item] {
        old.flatMap { section, outline in outlines[section].map { outline.changedItems(in: $0) } ?? [] }
    }

    // MARK: Outlines

    /// Replaces the items of one section with the visible items of an outline, and updates `list`. Appends the section
    /// if it does not exist.
    func apply(
        _ outline: OutlineSnapshot<Item>, to section: Section, _ list: (any UpdatingList)?, isAnimated: Bool,
        completion: (() -> Void)?
    ) -> [Item] {
        var new: ListSnapshot<Section, Item> = current
        new.insertSections(current.index(ofSection: section) == nil ? [section] : [], at: new.numberOfSections)
        guard let index = new.index(ofSection: section) else { return [] }
        let duplicates: [Item] = new.replaceItems(inSectionAt: index, with: outline.visibleItems)
        Snapshot.report(duplicates: duplicates, "item")
        let old: OutlineSnapshot<Item> = self.outline(of: section)
        var accepted: OutlineSnapshot<Item> = outline
        accepted.delete(duplicates)
        outlines[section] = accepted
        apply(new, to: list, isAnimated: isAnimated, completion: completion)
        return old.changedItems(in: accepted)
    }

    // MARK: Reordering

    /// Moves an item with its descendants from one index path to another.
    ///
    /// - Parameter list: The list, which has already moved the item. Its visible descendants follow in an update.
    func move(_ path: IndexPath, to target: IndexPath, in list: (any UpdatingList)?) {
        list?.userMovement = nil
        guard let item = item(at: path), current.numberOfSections > target.section else { return }
        let (source, destination): (Section, Section) = (
            current.section(at: path.section), current.section(at: target.section)
        )
        let part: OutlineSnapshot<Item> = outline(of: source).outline(of: item, includesParent: true)
        // A section that receives an item with descendants becomes an outline.
        if outlines[destination] == nil, part.items.count > 1 { outlines[destination] = outline(of: destination) }
        current = current.moved(by: RowMovement(source: path.rowPosition, target: target.rowPosition))
        let row: Int = current.position(of: item)?.row ?? 0
        guard outlines[source] != nil || outlines[destination] != nil else { return }
        let previous: Item? = current.items(inSectionAt: target.section)[..<row].last { !part.contains($0) }
        outlines[source]?.delete([item])
        outlines[destination]?.insert(part, following: previous)
        var new: ListSnapshot<Section, Item> = current
        for section in [source, destination] {
            guard let outline = outlines[section], let index = new.index(ofSection: section) else { continue }
            new.replaceItems(inSectionAt: index, with: outline.visibleItems)
        }
        if new.items != current.items || new.counts != current.counts {
            apply(new, to: list, isAnimated: true, completion: nil)
        }
    }

    /// Returns contents with the same identifiers and outlines.
    func copy() -> DiffableContents {
        let copy = DiffableContents()
        copy.current = current
        copy.outlines = outlines
        return copy
    }

    /// Returns the transaction from an earlier state of the data source to the current state.
    func transaction(
        from old: DiffableState<Section, Item>
    ) -> NSDiffableDataSourceTransaction<Section, Item> {
        let sections: [NSDiffableDataSourceSectionTransaction<Section, Item>] = current.sections.compactMap { section in
            let initial: OutlineSnapshot<Item> = old.outlines[section] ?? OutlineSnapshot()
            let final: OutlineSnapshot<Item> = outline(of: section)
            guard initial.items != final.items else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: NSDiffableDataSourceSectionSnapshot(initial),
                finalSnapshot: NSDiffableDataSourceSectionSnapshot(final),
                difference: final.items.difference(from: initial.items))
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: Snapshot(old.snapshot), finalSnapshot: Snapshot(current),
            difference: current.items.difference(from: old.snapshot.items), sectionTransactions: sections)
    }

    /// The current identifiers, with the outlines of all sections.
    var state: DiffableState<Section, Item> {
        let outlines: [(Section, OutlineSnapshot<Item>)] = current.sections.map { ($0, outline(of: $0)) }
        return DiffableState(snapshot: current, outlines: Dictionary(outlines) { $1 })
    }
}

/// The identifiers of a data source at one point in time.
struct DiffableState<Section: Hashable, Item: Hashable> {
    let snapshot: ListSnapshot<Section, Item>
    let outlines: [Section: OutlineSnapshot<Item>]
}
