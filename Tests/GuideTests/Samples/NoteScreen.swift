import Engawa
import UIKit

/// A custom screen that shows the notes of a server.
final class NoteScreen: UIViewController {
    private let model: NoteModel
    private let tableView = UITableView()
    private let banner = MessageBanner()
    private var rows: TableBinding<Note>?

    init(_ model: NoteModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = model.notes
        rows = tableView.bind(to: list.items) { (cell: UITableViewCell, note) in
            cell.textLabel?.text = note.title
        }
        tableView.bindState(to: list, noData: "There are no notes.", banner: banner)
        let column = UIStackView(arrangedSubviews: [banner, tableView])
        column.axis = .vertical
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}
