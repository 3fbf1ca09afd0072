import UIKitCore
import UIKitLists
import UIKitStackViews
import ViewModels

/// A screen with the items of a list as rows, and with the state of the list: placeholder, spinner, refresh control and
/// banner.
///
///     let screen = RequestTableViewController(model.people, noData: "There are no people.") {
///         (cell: UITableViewCell, person) in
///         cell.textLabel?.text = person.name
///     } onSelect: { [weak model] person in
///         model?.open(person)
///     }
///
/// It does not load the list: call `load()` when the app needs the items. For a screen with other views or with its own
/// delegate, use `bind(to:animation:configure:)` and `bindState(to:noData:banner:rowsAhead:)` of `UITableView`.
@MainActor
public final class RequestTableViewController<Item: Identifiable & Equatable & Sendable>: UIViewController {
    /// The list.
    public let list: RequestList<Item>
    /// The table view.
    public let tableView: UITableView
    /// The banner above the rows.
    public let banner = MessageBanner()

    private let rows: TableBinding<Item>
    private let selection: RowSelection?

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - style: The style of the table.
    ///   - noData: The text for a list without items.
    ///   - configure: Shows an item in a cell. The type of its first parameter is the class of the cells.
    ///   - onSelect: Called when the user selects a row, which is deselected immediately; nil if rows cannot be
    ///     selected. If it is not nil, `tableView.delegate` is set.
    public init<Cell: UITableViewCell>(
        _ list: RequestList<Item>, style: UITableView.Style = .plain, noData: String,
        configure: @escaping @MainActor (Cell, Item) -> Void, onSelect: (@MainActor (Item) -> Void)? = nil
    ) {
        self.list = list
        tableView = UITableView(frame: .zero, style: style)
        let rows: TableBinding<Item> = tableView.bind(to: list.items, configure: configure)
        self.rows = rows
        selection = onSelect.map { select in RowSelection { [weak rows] row in rows.map { select($0.elements[row]) } } }
        super.init(nibName: nil, bundle: nil)
        tableView.allowsSelection = selection != nil
        tableView.delegate = selection
        tableView.bindState(to: list, noData: noData, banner: banner)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: [banner, tableView])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// Deselects a row that the user selects, and reports it.
@MainActor
private final class RowSelection: NSObject, UITableViewDelegate {
    private let select: @MainActor (Int) -> Void

    init(select: @escaping @MainActor (Int) -> Void) {
        self.select = select
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        select(indexPath.row)
    }
}
