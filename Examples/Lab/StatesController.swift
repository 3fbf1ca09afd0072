import UIKit

/// Shows an editable list with a content-unavailable view, a picture of the page, and a button that opens a window.
final class StatesController: UITableViewController {
    private static let all = ["Porch", "Garden", "Hall", "Kitchen"]
    private var items = all
    private var isLoading = false
    private let picture = UIImageView()

    init() {
        super.init(style: .insetGrouped)
        title = "States"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "states"
        navigationItem.rightBarButtonItem = editButtonItem
        let space = UIBarButtonItem.flexibleSpace()
        toolbarItems = [
            UIBarButtonItem(title: "Load", primaryAction: UIAction { [weak self] _ in self?.load() }), space,
            UIBarButtonItem(title: "Picture", primaryAction: UIAction { [weak self] _ in self?.takePicture() }), space,
            UIBarButtonItem(title: "Window", primaryAction: UIAction { [weak self] _ in self?.requestWindow() }),
        ]
        picture.accessibilityIdentifier = "picture"
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        tableView.tableFooterView = picture
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: States

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard items.isEmpty else { return contentUnavailableConfiguration = nil }
        guard !isLoading else { return contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading() }
        var configuration: UIContentUnavailableConfiguration = .empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Rooms"
        configuration.secondaryText = "Rooms that you add appear here."
        configuration.button.title = "Restore"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
        contentUnavailableConfiguration = configuration
    }

    private func update() {
        picture.image = nil
        picture.frame.size.height = 0
        tableView.tableFooterView = picture
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    /// Shows an indicator for a second, and then all items.
    private func load() {
        setEditing(false, animated: false)
        items = []
        isLoading = true
        update()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.didLoad() }
        }
    }

    private func didLoad() {
        isLoading = false
        items = StatesController.all
        update()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        picture.image = nil
    }

    // MARK: Pictures and windows

    /// Shows a picture of the page at half its size below the items.
    private func takePicture() {
        guard let page = navigationController?.view else { return }
        let renderer = UIGraphicsImageRenderer(bounds: page.bounds)
        picture.image = renderer.image { _ in page.drawHierarchy(in: page.bounds, afterScreenUpdates: false) }
        picture.frame.size.height = page.bounds.height / 2
        tableView.tableFooterView = picture
    }

    private func requestWindow() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { [weak self] error in
            let alert = UIAlertController(
                title: "No Window", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            self?.present(alert, animated: true)
        }
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("room")
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        if items.isEmpty { setEditing(false, animated: true) }
        setNeedsUpdateContentUnavailableConfiguration()
    }
}
