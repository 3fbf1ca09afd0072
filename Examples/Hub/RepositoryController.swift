import Engawa
import UIKit

/// A list of repositories with its placeholder, footer, refresh control and banner.
final class RepositoryController: UIViewController, UITableViewDelegate {
    private let model: HubModel
    private let list: RequestList<Repository>
    private var rows: TableBinding<Repository>?

    init(_ list: RequestList<Repository>, of model: HubModel) {
        self.list = list
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (banner, tableView) = (MessageBanner(), UITableView())
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
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "repository")
        rows = tableView.bind(to: list.items) { table, path, repository in
            let cell = table.dequeueReusableCell(withIdentifier: "repository", for: path)
            cell.textLabel?.text = repository.name
            cell.imageView?.setImage(from: repository.avatarUrl)
            let star = UILabel()
            star.text = "\(repository.isStarred ? "★" : "☆") \(repository.stars)"
            star.sizeToFit()
            cell.accessoryView = star
            return cell
        }
        tableView.bindState(to: list, noData: "There are no repositories.", banner: banner)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        model.toggleStar(of: list.items.elements[indexPath.row], in: list)
    }
}
