import AtlasData
import AtlasUI
import UIKit

/// Lists countries by continent.
final class CountriesViewController: UITableViewController {
    private let library: CountryLibrary
    private var sections: [(continent: String, countries: [Country])] = []
    private let searchController = UISearchController(searchResultsController: nil)

    init(library: CountryLibrary) {
        self.library = library
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        #if BETA
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: BadgeLabel(text: "Beta"))
        #elseif DEBUG
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", primaryAction: UIAction { [weak self] _ in self?.search("") })
        #endif
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")

        Task {
            await load()
        }
    }

    private func load() async {
        do {
            try await library.load()
        } catch {
            let label = UILabel()
            label.text = error.localizedDescription
            label.textAlignment = .center
            tableView.backgroundView = label
        }
        search("")
    }

    func search(_ text: String) {
        sections = library.countriesByContinent(matching: text)
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].countries.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].continent
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let country = sections[indexPath.section].countries[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = country.name
        content.secondaryText = country.capital
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let country = sections[indexPath.section].countries[indexPath.row]
        let controller = UINavigationController(rootViewController: CountryViewController(country: country))
        showDetailViewController(controller, sender: self)
    }
}

extension CountriesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        search(searchController.searchBar.text ?? "")
    }
}
