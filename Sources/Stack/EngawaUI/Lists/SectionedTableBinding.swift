import Bindings
import Foundation
import UIKitCore
import UIKitLists

/// Shows the elements of a dynamic array in the sections of a table.
///
/// The binding is the data source of the table. Keep it for as long as the table exists.
///
/// While the user scrolls or the table moves, changes that would move visible rows are deferred, and then made as one
/// batch. In-place changes to visible rows, and changes to rows below them, are applied immediately. When rows are
/// inserted or removed above the visible ones, the visible rows keep their positions, unless the table is scrolled to
/// its top.
@MainActor
public final class SectionedTableBinding<Key: Hashable, Element>: NSObject, UITableViewDataSource {
    /// Returns the cell for an element, from `dequeueReusableCell(withIdentifier:for:)`.
    public typealias CellProvider = @MainActor (UITableView, IndexPath, Element) -> UITableViewCell

    /// The sections that the table currently shows.
    public var sections: [ArraySection<Key, Element>] { changes.sections }

    /// Whether the visible rows keep their positions even when the table is scrolled to its top, as in a conversation
    /// in which older messages are inserted there. The default is false: rows that are inserted at the top appear.
    public var keepsPositionsAtTop: Bool {
        get { changes.keepsPositionsAtStart }
        set { changes.keepsPositionsAtStart = newValue }
    }

    private let changes: SectionedListChanges<Key, Element>
    private let title: @MainActor (Key) -> String?
    private let makeCell: CellProvider

    init(
        _ table: UITableView, _ sections: DynamicSections<Key, Element>, animation: UITableView.RowAnimation,
        title: @escaping @MainActor (Key) -> String?, makeCell: @escaping CellProvider
    ) {
        self.title = title
        self.makeCell = makeCell
        changes = SectionedListChanges(table, sections) { [weak table] changes, adopt in
            table?.apply(changes, animation: animation, adopt: adopt)
        }
        super.init()
        table.dataSource = self
        table.reloadData()
    }

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

extension UITableView: SectionedList {
    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    func origin(at path: IndexPath) -> CGPoint { rectForRow(at: path).origin }

    fileprivate func apply(_ changes: SectionedChanges, animation: RowAnimation, adopt: @escaping () -> Void) {
        performReportedUpdates {
            adopt()
            self.deleteSections(IndexSet(changes.removedSections), with: animation)
            self.insertSections(IndexSet(changes.insertedSections), with: animation)
            self.deleteRows(at: changes.removals.map(\.path), with: animation)
            self.insertRows(at: changes.insertions.map(\.path), with: animation)
            for move in changes.moves { self.moveRow(at: move.from.path, to: move.to.path) }
        }
        // A row cannot be moved and updated in the same batch.
        let updates: [IndexPath] = changes.updates.map(\.path)
        if !updates.isEmpty { UIView.performWithoutAnimation { updateRows(at: updates) } }
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
    /// - Returns: The data source of the table. Keep it for as long as the table exists.
    public func bind<Key: Hashable, Element>(
        to sections: DynamicSections<Key, Element>, animation: RowAnimation = .automatic,
        title: @escaping @MainActor (Key) -> String?,
        makeCell: @escaping SectionedTableBinding<Key, Element>.CellProvider
    ) -> SectionedTableBinding<Key, Element> {
        SectionedTableBinding(self, sections, animation: animation, title: title, makeCell: makeCell)
    }
}
