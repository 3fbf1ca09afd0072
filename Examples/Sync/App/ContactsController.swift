import Engawa
import SyncModels
import UIKit

/// A list of contacts. Choosing a contact opens the conversation.
final class ContactsController: UIViewController, UITableViewDelegate {
    private let models: SignedInModels
    private let contacts: ContactsModel
    private let pictures: ImagePipeline
    private let onChoose: (Conversation) -> Void
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private var rows: TableBinding<Account>?
    private var opening: Task<Void, Never>?

    init(_ models: SignedInModels, pictures: ImagePipeline, onChoose: @escaping (Conversation) -> Void) {
        self.models = models
        self.pictures = pictures
        self.onChoose = onChoose
        contacts = ContactsModel(models.session)
        super.init(nibName: nil, bundle: nil)
        title = localized("Contacts")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: localized("Cancel"), primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.placeholder = localized("Name or email")
        search.searchBar.searchTextField.bindText(to: contacts.word)
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        tableView.delegate = self
        tableView.accessibilityIdentifier = "contacts"
        tableView.estimatedRowHeight = 60
        rows = tableView.bind(to: contacts.contacts.items) { [weak self] (cell: ContactCell, account) in
            guard let self else { return }
            cell.show(account, url: models.session.pictureURL(of: account), from: pictures)
        }
        tableView.bindState(to: contacts.contacts, noData: localized("Nobody was found."), banner: banner)
        arrange(banner, above: tableView)
        contacts.contacts.load()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let rows, rows.elements.indices.contains(indexPath.row) else { return }
        open(rows.elements[indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
    }

    /// Opens the conversation with a person. One request is sent at a time.
    private func open(_ account: Account) {
        guard opening == nil else { return }
        opening = Task { [weak self, models] in
            do {
                let conversation: Conversation = try await models.conversations.begin(with: [account])
                self?.onChoose(conversation)
            } catch {
                self?.banner.show(error) { [weak self] in self?.open(account) }
            }
            self?.opening = nil
        }
    }
}
