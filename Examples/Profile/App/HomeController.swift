import Engawa
import ProfileModels
import UIKit

/// A screen with the current user at the top, and all users below.
final class HomeController: UIViewController, UITableViewDelegate {
    private let directory: UserDirectory
    private let card = MeCard()
    private let banner = MessageBanner()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var rows: TableBinding<User>?

    init(_ directory: UserDirectory) {
        self.directory = directory
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.bind(to: directory.me, beside: directory.people)
        card.addAction(UIAction { [weak self] _ in self?.openMe() }, for: .touchUpInside)
        prepareTable()
        for subview in [card, banner, tableView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: safe.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.topAnchor.constraint(equalTo: card.bottomAnchor),
            banner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        directory.people.load()
    }

    private func prepareTable() {
        tableView.delegate = self
        tableView.accessibilityIdentifier = "people"
        tableView.register(UserCell.self, forCellReuseIdentifier: "user")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.tableFooterView = UIView()
        let placeholder = RequestPlaceholder(noData: "There are no people.")
        placeholder.bind(to: directory.people)
        tableView.backgroundView = placeholder
        let refreshControl = UIRefreshControl()
        refreshControl.bind(to: directory.people)
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.directory.me.item.refresh() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
        rows = tableView.bind(to: directory.people.items) { table, path, user in
            let cell = table.dequeueReusableCell(withIdentifier: "user", for: path)
            (cell as? UserCell)?.show(user)
            return cell
        }
        banner.bind(toFirstFailureOf: [directory.people, directory.me.item])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        directory.me.item.refresh()
        if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: animated) }
    }

    private func openMe() {
        guard directory.me.user.value != nil else {
            directory.me.item.refresh()
            return
        }
        open(directory.me)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let user = rows?.elements[indexPath.row] else { return }
        open(directory.model(of: user))
    }

    private func open(_ model: UserModel) {
        navigationController?.pushViewController(UserController(model), animated: true)
    }
}
