import Engawa
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    static var store: Store?
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let address = ProcessInfo.processInfo.environment["HUB_URL"] ?? "http://localhost:8080"
        guard let url = URL(string: address) else { fatalError("HUB_URL is not a URL: \(address)") }
        let model: HubModel
        do {
            model = try HubModel(
                url: url, store: Self.store ?? Store.inMemory(migrations: [.create(Repository.self)]))
        } catch {
            fatalError("The store cannot be used: \(error)")
        }
        let home = RequestTableViewController(model.repositories, of: model)
        home.title = "Hub"
        let results = RequestTableViewController(model.results, of: model)
        let search = UISearchController(searchResultsController: results)
        search.searchBar.searchTextField.bindText(to: model.word)
        home.navigationItem.searchController = search
        let add = UIAction { [weak home] _ in
            home?.navigationController?.pushViewController(FormViewController(model), animated: true)
        }
        home.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
        model.repositories.load()
        model.listen()
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: home)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
