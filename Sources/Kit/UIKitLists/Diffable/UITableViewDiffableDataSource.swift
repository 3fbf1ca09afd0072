import Foundation
import HostClock
import ListSnapshots

/// A data source that provides a table view with the rows of a snapshot, and updates it with the differences between
/// snapshots.
///
/// `apply` may be called on any thread. On a thread other than the main thread, it returns before the snapshot is
/// applied. Subclasses override methods of `UITableViewDataSource`, for example to provide header titles.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// The animation of inserted and deleted rows. The default is `automatic`.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates a data source without rows, and makes it the data source of `tableView`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The table view, while this is its data source.
    private var shownTable: UITableView? { tableView?.dataSource === self ? tableView : nil }

    // MARK: Snapshots

    /// Applies a snapshot, and updates the table view with the minimum number of changes from the current rows.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: A closure that is called on the main thread once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        MainQueue.shared.nowOrAsync {
            self.contents.apply(
                snapshot.storage, to: self.shownTable, isAnimated: animatingDifferences,
                animation: self.defaultRowAnimation, completion: completion)
        }
    }

    /// Applies a snapshot, and returns once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies a snapshot by reloading the table view, without computing differences and without animation.
    ///
    /// - Parameter completion: A closure that is called on the main thread once the rows are visible.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.shared.nowOrAsync {
            self.contents.applyByReloading(snapshot.storage, to: self.shownTable, completion: completion)
        }
    }

    /// Applies a snapshot by reloading the table view, and returns once the rows are visible.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Returns the current sections and items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents.current)
    }

    // MARK: Identifiers

    /// Returns the identifier of the section at `index`, if any.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// Returns the index of a section, or nil if the section does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.current.index(ofSection: sectionIdentifier)
    }

    /// Returns the identifier of the item at `indexPath`, if any.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// Returns the index path of an item, or nil if the item does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { contents.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.count(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = contents.item(at: indexPath) else {
            stopProgram("There is no row at \(indexPath) in the snapshot that was applied last.")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            stopProgram("The cell provider returned nil for the item \(item) at \(indexPath). It must return a cell.")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns the titles of the section index. The default, nil, means no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section to which a title of the section index scrolls. The default is `index`.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // MARK: Editing

    /// Returns whether a row can be edited. The default is false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Deletes or inserts a row after the user requested it. The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether the user can move a row in editing mode. The default is false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves a row in the data, after the user drags it. The default implementation does nothing. An override applies a
    /// snapshot with the new order, without animation.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
