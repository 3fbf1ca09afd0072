import Engawa
import SyncModels
import UIKit

/// Searches the messages in a conversation. Choosing a result shows it in the conversation.
final class FindController: UIViewController, UITableViewDelegate {
    private let search: MessageSearch
    private let onChoose: (Message) -> Void
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private let searchController = UISearchController(searchResultsController: nil)
    private var rows: TableBinding<Message>?

    init(_ search: MessageSearch, onChoose: @escaping (Message) -> Void) {
        self.search = search
        self.onChoose = onChoose
        super.init(nibName: nil, bundle: nil)
        title = localized("Find")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: localized("Cancel"),
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.placeholder = localized("Find in this conversation")
        searchController.searchBar.searchTextField.bindText(to: search.word)
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        tableView.delegate = self
        tableView.accessibilityIdentifier = "found"
        tableView.estimatedRowHeight = 60
        rows = tableView.bind(to: search.found.items) { (cell: FoundMessageCell, message) in cell.show(message) }
        tableView.bindState(to: search.found, noData: localized("No message contains this text."), banner: banner)
        arrange(banner, above: tableView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchController.searchBar.searchTextField.becomeFirstResponder()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let rows, rows.elements.indices.contains(indexPath.row) else { return }
        onChoose(rows.elements[indexPath.row])
    }
}

/// A message in the result of a search.
private final class FoundMessageCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ message: Message) {
        var content: UIListContentConfiguration = .subtitleCell()
        content.text = message.summary
        content.textProperties.numberOfLines = 3
        content.secondaryText =
            "\(DateText.day(Calendar.current.startOfDay(for: message.sentAt))) \(DateText.time(message.sentAt))"
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content
    }
}
