import Bindings
import UIKitCore
import UIKitLists

/// Shows the elements of a dynamic array as the rows of a table's first section.
///
/// The binding is the data source of the table. Keep it for as long as the table exists.
///
/// While the user touches the table or its rows scroll, changes that would move visible rows are deferred, and then
/// made as one batch. When rows are inserted or removed above the visible ones, the visible rows keep their positions,
/// unless the table is scrolled to its top.
@MainActor
public final class TableBinding<Element>: NSObject, UITableViewDataSource {
    /// Returns the cell for an element, from `dequeueReusableCell(withIdentifier:for:)`.
    public typealias CellProvider = @MainActor (UITableView, IndexPath, Element) -> UITableViewCell

    /// The elements that the table currently shows.
    public var elements: [Element] { changes.elements }

    /// Whether the visible rows keep their positions even when the table is scrolled to its top, as in a conversation
    /// in which older messages are inserted there. The default is false: rows that are inserted at the top appear.
    public var keepsPositionsAtTop: Bool {
        get { changes.keepsPositionsAtStart }
        set { changes.keepsPositionsAtStart = newValue }
    }

    private let changes: ListChanges<Element>
    private let makeCell: CellProvider

    init(
        _ table: UITableView, _ items: DynamicArrayValue<Element>, animation: UITableView.RowAnimation,
        makeCell: @escaping CellProvider
    ) {
        self.makeCell = makeCell
        changes = ListChanges(table, items) { [weak table] changes, adopt in
            table?.apply(changes, animation: animation, adopt: adopt)
        }
        super.init()
        table.dataSource = self
        table.reloadData()
        items.observe(with: self) { binding, elements, changes in binding.changes.follow(elements, changes) }
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? elements.count : 0
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath, elements[indexPath.row])
    }

    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension UITableView: ElementList {
    var isMirrored: Bool { false }

    var visibleElements: [Int] { (indexPathsForVisibleRows ?? []).map(\.row) }

    func origin(of element: Int) -> CGPoint { rectForRow(at: IndexPath(row: element, section: 0)).origin }

    fileprivate func apply(_ changes: ArrayChanges, animation: RowAnimation, adopt: @escaping () -> Void) {
        performReportedUpdates {
            adopt()
            self.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: animation)
            self.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: animation)
            for move in changes.moves {
                self.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
        let updates: [IndexPath] = changes.updates.map { IndexPath(row: $0, section: 0) }
        // A row cannot be moved and updated in the same batch.
        if !updates.isEmpty { UIView.performWithoutAnimation { updateRows(at: updates) } }
    }

    /// Shows the elements of a dynamic array as rows.
    ///
    /// - Parameters:
    ///   - animation: The animation of insertions and removals.
    ///   - makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the table. Keep it for as long as the table exists.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, animation: RowAnimation = .automatic,
        makeCell: @escaping TableBinding<Element>.CellProvider
    ) -> TableBinding<Element> {
        TableBinding(self, items, animation: animation, makeCell: makeCell)
    }

    /// Shows the elements of a dynamic array as rows with one class of cells, which this method registers.
    ///
    ///     rows = tableView.bind(to: list.items) { (cell: UITableViewCell, item) in cell.textLabel?.text = item.name }
    ///
    /// - Parameters:
    ///   - animation: The animation of insertions and removals.
    ///   - configure: Shows an element in a cell. The type of its first parameter is the class of the cells.
    ///
    /// - Returns: The data source of the table. Keep it for as long as the table exists.
    public func bind<Cell: UITableViewCell, Element>(
        to items: DynamicArrayValue<Element>, animation: RowAnimation = .automatic,
        configure: @escaping @MainActor (Cell, Element) -> Void
    ) -> TableBinding<Element> {
        let identifier = String(reflecting: Cell.self)
        register(Cell.self, forCellReuseIdentifier: identifier)
        return bind(to: items, animation: animation) { table, path, element in
            let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
            if let cell = cell as? Cell { configure(cell, element) }
            return cell
        }
    }
}
