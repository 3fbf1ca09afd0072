import Bindings
import Foundation
import HostClock
import UIKitCore
import UIKitLists

/// Shows the elements of a dynamic array in the sections of a table.
///
/// The binding is the data source of the table. Keep it for as long as the table.
///
/// While the user scrolls or the table moves, changes are deferred, and then made as one batch. When rows are inserted
/// or removed above the visible ones, the visible rows keep their positions, unless the table is scrolled to its top.
@MainActor
public final class SectionedTableBinding<Key: Hashable, Element>: NSObject, UITableViewDataSource {
    /// Returns the cell for an element, from `dequeueReusableCell(withIdentifier:for:)`.
    public typealias CellProvider = @MainActor (UITableView, IndexPath, Element) -> UITableViewCell

    /// The sections that the table currently shows.
    public private(set) var sections: [ArraySection<Key, Element>]

    private weak var table: UITableView?
    private let animation: UITableView.RowAnimation
    private let title: @MainActor (Key) -> String?
    private let makeCell: CellProvider
    private var layout: SectionLayout<Key>
    /// The changes that are deferred until the table is at rest.
    private var deferred: (elements: [GroupedElement<Key, Element>], changes: ArrayChanges)?

    init(
        _ table: UITableView, _ sections: DynamicSections<Key, Element>, animation: UITableView.RowAnimation,
        title: @escaping @MainActor (Key) -> String?, makeCell: @escaping CellProvider
    ) {
        self.table = table
        self.animation = animation
        self.title = title
        self.makeCell = makeCell
        let elements = sections.grouped.elements
        layout = SectionLayout(elements)
        self.sections = layout.sections(of: elements)
        super.init()
        table.dataSource = self
        table.reloadData()
        sections.grouped.observe(with: self) { binding, elements, changes in
            binding.deferred = (elements, binding.deferred?.changes.followed(by: changes) ?? changes)
            binding.applyDeferred()
        }
    }

    // MARK: Changes

    /// Applies the deferred changes.
    ///
    /// 1. While the table is touched or moves, nothing happens.
    /// 2. A table without a window reloads its data.
    /// 3. A table at its top shows insertions there. In any other table, the visible rows keep their positions.
    private func applyDeferred() {
        guard let table, let (elements, changes) = deferred else { return }
        guard !table.isMoving else { return waitForRest(of: table) }
        deferred = nil
        table.restHandler = nil
        let oldLayout: SectionLayout<Key> = layout
        let newLayout = SectionLayout(elements)
        let adopt: () -> Void = { [self] in
            layout = newLayout
            sections = newLayout.sections(of: elements)
        }
        guard table.window != nil else {
            adopt()
            return table.reloadData()
        }
        let sectioned = SectionedChanges(changes, from: oldLayout, to: newLayout)
        guard table.contentOffset.y > -table.adjustedContentInset.top else {
            return table.apply(sectioned, animation: animation, adopt: adopt)
        }
        UIView.performWithoutAnimation {
            keepPositions(in: table, changes, oldLayout, newLayout) {
                table.apply(sectioned, animation: animation, adopt: adopt)
            }
        }
    }

    private func waitForRest(of table: UITableView) {
        table.restHandler = { [weak self] in
            // The scroll view calls its delegate and updates its state before the list may change.
            MainQueue.shared.async { self?.applyDeferred() }
        }
    }

    /// Calls `body`, which makes the changes, and keeps the first visible row that remains at its position.
    private func keepPositions(
        in table: UITableView, _ changes: ArrayChanges, _ old: SectionLayout<Key>, _ new: SectionLayout<Key>,
        _ body: () -> Void
    ) {
        var anchor: (old: IndexPath, new: IndexPath)?
        for path in table.indexPathsForVisibleRows ?? [] where anchor == nil {
            guard let index = changes.destination(of: old.offset(of: path.section) + path.row) else { continue }
            let place = new.place(at: index)
            anchor = (path, IndexPath(row: place.index, section: place.section))
        }
        guard let anchor else { return body() }
        let before: CGFloat = table.rectForRow(at: anchor.old).minY - table.contentOffset.y
        body()
        table.layoutIfNeeded()
        let after: CGFloat = table.rectForRow(at: anchor.new).minY - table.contentOffset.y
        if after != before { table.contentOffset.y += after - before }
    }

    // MARK: Data source

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].elements.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath, sections[indexPath.section].elements[indexPath.row])
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(sections[section].key)
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension UITableView {
    fileprivate func apply(_ changes: SectionedChanges, animation: RowAnimation, adopt: @escaping () -> Void) {
        performBatchUpdates {
            adopt()
            self.deleteSections(IndexSet(changes.removedSections), with: animation)
            self.insertSections(IndexSet(changes.insertedSections), with: animation)
            self.deleteRows(at: changes.removals.map(\.row), with: animation)
            self.insertRows(at: changes.insertions.map(\.row), with: animation)
            for move in changes.moves { self.moveRow(at: move.from.row, to: move.to.row) }
        }
        // A row cannot be moved and reloaded in the same batch.
        if !changes.updates.isEmpty { reloadRows(at: changes.updates.map(\.row), with: .none) }
    }

    /// Shows the elements of a dynamic array in sections.
    ///
    ///     binding = table.bind(to: people.sections { $0.initial }, title: { String($0) }) { table, path, person in … }
    ///
    /// - Parameters:
    ///   - animation: The animation of insertions and removals.
    ///   - title: Returns the title of a section's header; nil for a section without a header.
    ///   - makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the table. Keep it for as long as the table.
    public func bind<Key: Hashable, Element>(
        to sections: DynamicSections<Key, Element>, animation: RowAnimation = .automatic,
        title: @escaping @MainActor (Key) -> String?,
        makeCell: @escaping SectionedTableBinding<Key, Element>.CellProvider
    ) -> SectionedTableBinding<Key, Element> {
        SectionedTableBinding(self, sections, animation: animation, title: title, makeCell: makeCell)
    }
}

extension SectionedChanges.Place {
    fileprivate var row: IndexPath { IndexPath(row: index, section: section) }
}
