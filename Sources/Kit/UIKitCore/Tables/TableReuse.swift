import Foundation

/// Cells, headers and footers that wait to be used again, and how new ones are made.
@MainActor
struct TableReuse {
    /// How many of a kind are kept.
    private static let mostKept = 32

    private var cells: [String: [UITableViewCell]] = [:]
    private var supplements: [String: [UITableViewHeaderFooterView]] = [:]
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var supplementClasses: [String: UITableViewHeaderFooterView.Type] = [:]

    mutating func register(_ cellClass: AnyClass?, forCell identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        if cellClass != nil, cellClasses[identifier] == nil {
            Complaint.log(
                "\(String(describing: cellClass)) cannot be registered for \"\(identifier)\": it is no UITableViewCell."
            )
        }
    }

    mutating func register(_ viewClass: AnyClass?, forSupplement identifier: String) {
        supplementClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
        if viewClass != nil, supplementClasses[identifier] == nil {
            Complaint.log(
                "\(String(describing: viewClass)) cannot be registered for \"\(identifier)\": "
                    + "it is no UITableViewHeaderFooterView.")
        }
    }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier]?.make(style: .default, reuseIdentifier: identifier)
    }

    mutating func takeSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = supplements[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return supplementClasses[identifier]?.make(reuseIdentifier: identifier)
    }

    /// Everything that waits.
    var waitingViews: [UIView] {
        cells.values.flatMap { $0 as [UIView] } + supplements.values.flatMap { $0 as [UIView] }
    }

    mutating func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        if cells[identifier, default: []].count < Self.mostKept { cells[identifier, default: []].append(cell) }
    }

    mutating func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        if supplements[identifier, default: []].count < Self.mostKept {
            supplements[identifier, default: []].append(view)
        }
    }
}
