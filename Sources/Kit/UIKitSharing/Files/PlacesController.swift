import Foundation
import UIKitCore
import UIKitLists

/// The page of a file chooser with the folders at which the user can start browsing.
final class PlacesController: UITableViewController {
    private weak var chooser: FileChooserController?
    private let places: [Place] = Place.all

    init(chooser: FileChooserController) {
        self.chooser = chooser
        super.init(style: .insetGrouped)
        title = "Places"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateItems()
        tableView.accessibilityIdentifier = "Places"
    }

    /// Sets the items of the bar.
    func updateItems() {
        chooser?.setLeadingItems(of: navigationItem)
        navigationItem.rightBarButtonItems = chooser?.browserParts?.generalTrailingItems
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "place")
            ?? UITableViewCell(style: .default, reuseIdentifier: "place")
        var content = UIListContentConfiguration.cell()
        content.text = places[indexPath.row].name
        content.image = UIImage(systemName: places[indexPath.row].symbolName)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chooser?.open(places[indexPath.row].url)
    }
}
