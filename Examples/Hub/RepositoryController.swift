import Engawa
import UIKit

/// A list of repositories with its placeholder, footer, refresh control and banner.
final class RepositoryController: UIViewController, UITableViewDelegate {
    private let model: HubModel
    private let list: RequestList<Repository>
    private let tableView = UITableView()
    private let banner = MessageBanner()
    private var rows: TableBinding<Repository>?

    init(_ list: RequestList<Repository>, of model: HubModel) {
        self.list = list
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: [banner, tableView])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        view.backgroundColor = .systemBackground
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "repository")
        rows = tableView.bind(to: list.items) { table, path, repository in
            let cell = table.dequeueReusableCell(withIdentifier: "repository", for: path)
            cell.textLabel?.text = repository.name
            cell.imageView?.setImage(from: repository.avatarUrl)
            let star = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            star.text = "\(repository.isStarred ? "★" : "☆") \(repository.stars)"
            cell.accessoryView = star
            return cell
        }
        let placeholder = RequestPlaceholder(noData: "There are no repositories.")
        placeholder.bind(to: list)
        tableView.backgroundView = placeholder
        tableView.tableFooterView = RequestFooter(list)
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.bind(to: list)
        list.loadMore(in: tableView, rowsAhead: 5)
        banner.bind(to: list)
        list.changeFailure.observe(with: self) { screen, failure in
            guard let failure else { return screen.banner.clear() }
            screen.banner.show(failure) { [weak screen] in screen?.list.retryChange() }
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        model.toggleStar(of: list.items.elements[indexPath.row], in: list)
    }
}
