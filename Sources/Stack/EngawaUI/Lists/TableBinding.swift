import Bindings
import UIKitCore

/// Shows the elements of an array as the rows of a table's first section, and follows what changes in it.
///
/// Keep it as long as the table: it is the table's data source.
///
/// Nothing moves under a finger: while the table is touched or glides, changes wait, and are made as one when it rests.
/// When rows come or go above what is being read, that stays where it is, unless the table stands at its top.
@MainActor
public final class TableBinding<Element>: NSObject, UITableViewDataSource {
    /// Makes the cell of an element. Take it from `dequeueReusableCell(withIdentifier:for:)`.
    public typealias CellMaker = @MainActor (UITableView, IndexPath, Element) -> UITableViewCell

    /// The elements that the table shows now.
    public var elements: [Element] { changes.elements }

    private let changes: ListChanges<Element>
    private let makeCell: CellMaker

    init(
        _ table: UITableView, _ items: DynamicArrayValue<Element>, animation: UITableView.RowAnimation,
        makeCell: @escaping CellMaker
    ) {
        self.makeCell = makeCell
        changes = ListChanges(table, items) { [weak table] changes, adopt in
            table?.make(changes, animation: animation, adopt: adopt)
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
    var shownElements: [Int] { (indexPathsForVisibleRows ?? []).map(\.row) }

    func origin(of element: Int) -> CGPoint { rectForRow(at: IndexPath(row: element, section: 0)).origin }

    fileprivate func make(_ changes: ArrayChanges, animation: RowAnimation, adopt: @escaping () -> Void) {
        performBatchUpdates {
            adopt()
            self.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: animation)
            self.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: animation)
            for move in changes.moves {
                self.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
        let updates: [IndexPath] = changes.updates.map { IndexPath(row: $0, section: 0) }
        // A row cannot be moved and made anew in one step.
        if !updates.isEmpty { reloadRows(at: updates, with: .none) }
    }

    /// Shows the elements of an array as rows, and follows what changes in it.
    ///
    /// - Parameters:
    ///   - animation: how rows come and go.
    ///   - makeCell: makes the cell of an element.
    /// - Returns: the table's data source. Keep it as long as the table.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, animation: RowAnimation = .automatic,
        makeCell: @escaping TableBinding<Element>.CellMaker
    ) -> TableBinding<Element> {
        TableBinding(self, items, animation: animation, makeCell: makeCell)
    }
}
