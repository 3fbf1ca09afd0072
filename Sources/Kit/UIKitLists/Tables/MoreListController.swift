import Foundation

/// The list of the controllers that do not fit in the tab bar.
@MainActor
final class MoreListController: UITableViewController, MoreTabList {
    private unowned let tabs: UITabBarController

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabs.moreListDidAppear()
    }

    func reloadTabs() {
        (viewIfLoaded as? UITableView)?.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs.moreControllers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
        let item: UITabBarItem = tabs.moreControllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item.displayedTitle
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tabs.select(tabs.moreControllers[indexPath.row])
    }
}
