import Bindings
import HostClock
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
    public private(set) var elements: [Element]

    private weak var table: UITableView?
    private let makeCell: CellMaker
    private let animation: UITableView.RowAnimation
    /// What waits until the table rests.
    private var waiting: (elements: [Element], changes: ArrayChanges)?
    private var call: ScheduledCall?

    /// How often it is looked whether a table rests, in seconds.
    private static var lookInterval: TimeInterval { 0.05 }

    init(
        _ table: UITableView, _ items: DynamicArrayValue<Element>, animation: UITableView.RowAnimation,
        makeCell: @escaping CellMaker
    ) {
        self.table = table
        self.makeCell = makeCell
        self.animation = animation
        elements = items.elements
        super.init()
        table.dataSource = self
        table.reloadData()
        items.observe(with: self) { binding, elements, changes in binding.follow(elements, changes) }
    }

    // MARK: Data source

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? elements.count : 0
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath, elements[indexPath.row])
    }

    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    // MARK: Following

    private func follow(_ elements: [Element], _ changes: ArrayChanges) {
        waiting = (elements, waiting?.changes.followed(by: changes) ?? changes)
        makeChanges()
    }

    private func makeChanges() {
        guard call == nil, let table, let (elements, changes) = waiting else { return }
        guard !table.isTracking, !table.isDragging, !table.isDecelerating else {
            call = MainQueue.shared.schedule(after: Self.lookInterval) { [weak self] in
                self?.call = nil
                self?.makeChanges()
            }
            return
        }
        waiting = nil
        guard table.window != nil else {
            self.elements = elements
            table.reloadData()
            return
        }
        let isAtTop: Bool = table.contentOffset.y <= -table.adjustedContentInset.top
        if isAtTop {
            apply(changes, elements, to: table)
        } else {
            UIView.performWithoutAnimation { keepPlace(in: table, changes) { apply(changes, elements, to: table) } }
        }
    }

    private func apply(_ changes: ArrayChanges, _ elements: [Element], to table: UITableView) {
        let animation: UITableView.RowAnimation = self.animation
        table.performBatchUpdates {
            self.elements = elements
            table.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: animation)
            table.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: animation)
            for move in changes.moves {
                table.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
        let updates: [IndexPath] = changes.updates.map { IndexPath(row: $0, section: 0) }
        // A row cannot be moved and made anew in one step.
        if !updates.isEmpty { table.reloadRows(at: updates, with: .none) }
    }

    /// Keeps the first row that is seen, of those that stay, where it is on the screen.
    private func keepPlace(in table: UITableView, _ changes: ArrayChanges, _ body: () -> Void) {
        var newRows: [Int: Int] = [:]
        for row in 0..<changes.newCount {
            if let origin = changes.origin(of: row) { newRows[origin] = row }
        }
        let seen: [IndexPath] = (table.indexPathsForVisibleRows ?? []).sorted()
        guard let old = seen.first(where: { newRows[$0.row] != nil }), let new = newRows[old.row] else { return body() }
        let before: CGFloat = table.rectForRow(at: old).minY - table.contentOffset.y
        body()
        table.layoutIfNeeded()
        let after: CGFloat = table.rectForRow(at: IndexPath(row: new, section: 0)).minY - table.contentOffset.y
        if after != before { table.contentOffset.y += after - before }
    }
}

extension UITableView {
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
