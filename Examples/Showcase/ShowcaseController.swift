import Colr
import Lab
import UIKit

/// The table of examples.
final class ShowcaseController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Engawa"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "examples"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Example.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "example")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "example")
        let example: Example = Example.allCases[indexPath.row]
        cell.textLabel?.text = example.title
        cell.detailTextLabel?.text = example.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let example: Example = Example.allCases[indexPath.row]
        guard example.hasNavigation else {
            navigationController?.pushViewController(example.makeController(), animated: true)
            return
        }
        tableView.deselectRow(at: indexPath, animated: true)
        present(example.makeController(), animated: true)
    }
}
