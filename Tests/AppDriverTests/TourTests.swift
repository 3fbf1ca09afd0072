import AppDriver
import Foundation
import UIKit
import XCTest

/// Tests the tour of an app with two tabs, the first with a list whose rows open screens.
final class TourTests: XCTestCase {
    @MainActor
    func testATourVisitsTabsAndRows() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-tour-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AppTour.run(TouredApp.self, folder: folder)
        let files: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let stops: [String] = ["01-launch", "02-dark", "03-More", "04-row-1", "05-row-2"]
        XCTAssertEqual(files, stops.flatMap { [$0 + ".png", $0 + ".txt"] })
        let tree = try String(contentsOf: folder.appendingPathComponent("05-row-2.txt"), encoding: .utf8)
        XCTAssertTrue(tree.contains("Screen 1"), tree)
    }
}

private final class TouredApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let more = UIViewController()
        more.title = "More"
        tabs.viewControllers = [UINavigationController(rootViewController: RowsController()), more]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}

private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = UIViewController()
        controller.title = "Screen \(indexPath.row)"
        navigationController?.pushViewController(controller, animated: true)
    }
}
