import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct TableControllerTests {
    /// A subclass as in an app.
    final class PlanetController: UITableViewController {
        let names = ["Mercury", "Venus", "Earth"]
        var selectedName: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selectedName = names[indexPath.row]
        }
    }

    @Test func `a subclass shows its rows and handles selection`() {
        let stage = Stage()
        stage.root.removeFromSuperview()
        let planets = PlanetController(style: .insetGrouped)
        stage.window.rootViewController = planets
        stage.host.turn()
        expect(planets.tableView.visibleCells.map { $0.textLabel?.text }, equals: ["Mercury", "Venus", "Earth"])
        let frame: CGRect = planets.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        stage.tap(frame.midX, frame.midY)
        expect(planets.selectedName, equals: "Venus")
        expect(planets.tableView.indexPathForSelectedRow?.row, equals: 1)
        planets.beginAppearanceTransition(false, animated: false)
        planets.endAppearanceTransition()
        planets.beginAppearanceTransition(true, animated: false)
        planets.endAppearanceTransition()
        expectNil(planets.tableView.indexPathForSelectedRow)
    }

    @Test func `the inset for the keyboard is removed while another controller is visible`() {
        let stage = Stage()
        stage.root.removeFromSuperview()
        let planets = PlanetController(style: .plain)
        let tabs = UITabBarController()
        tabs.viewControllers = [planets, UIViewController()]
        stage.window.rootViewController = tabs
        stage.host.turn()
        func post(_ name: Notification.Name, _ frame: CGRect) {
            NotificationCenter.default.post(
                name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
            stage.host.turn()
        }
        let bottom = planets.tableView.contentInset.bottom
        post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 500, width: 400, height: 300))
        expect(planets.tableView.contentInset.bottom, isGreaterThan: bottom + 200)
        tabs.selectedIndex = 1
        stage.host.turn()
        expectNil(planets.tableView.window)
        post(UIResponder.keyboardWillHideNotification, CGRect(x: 0, y: 800, width: 400, height: 300))
        expect(planets.tableView.contentInset.bottom, equals: bottom)
    }

    /// A controller with 1,000 rows that estimates the height of every second row.
    private final class EstimatingController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row.isMultiple(of: 2) ? 100 : super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    @Test func `the estimates of a subclass apply, and the table's estimate applies to all other rows`() {
        func height(_ controller: UITableViewController) -> Double {
            controller.tableView.estimatedRowHeight = 50
            controller.tableView.reloadData()
            controller.tableView.loadIfNeeded()
            return controller.tableView.geometry.totalHeight
        }
        expect(height(PlanetController(style: .plain)), equals: 150)
        expect(height(EstimatingController(style: .plain)), equals: 75_000)
    }
}
