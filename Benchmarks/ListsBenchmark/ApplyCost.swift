import HostHeadless
import PlatformHost
import UIKitCore
import UIKitLists

/// The cost of applying a snapshot of 10,000 items with 100 random edits to a visible table and a visible collection,
/// without drawing, compared with the cost of computing the difference.
@MainActor
enum ApplyCost {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    static func figures(difference: Double) throws -> [(name: String, value: Double, yardstick: Double?)] {
        let window = try makeWindow()
        let items: [Int] = Array(0..<10_000)
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let tiles = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        for view in [table, collection] as [UIView] {
            window.addSubview(view)
            window.layoutIfNeeded()
        }
        return [
            (
                "apply to a table, 100 edits",
                time(items, window) { rows.apply($0, animatingDifferences: false) }, difference
            ),
            (
                "apply to a collection, 100 edits",
                time(items, window) { tiles.apply($0, animatingDifferences: false) }, difference
            ),
        ]
    }

    /// Returns the shortest time in which `apply` applies edited items, in milliseconds.
    private static func time(
        _ items: [Int], _ window: UIWindow, _ apply: (NSDiffableDataSourceSnapshot<Int, Int>) -> Void
    ) -> Double {
        best(of: 15) {
            apply(snapshot(items))
            window.layoutIfNeeded()
            let edited = snapshot(EditedList.edited(items, edits: 100))
            return milliseconds { apply(edited) }
        }
    }

    private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func makeWindow() throws -> UIWindow {
        let application = UIApplication.replaceShared()
        var options = LaunchOptions()
        options.size = CGSize(width: 390, height: 844)
        let host = HeadlessHost(size: options.size ?? .zero, scale: 2, prefersDark: false)
        host.attach(application)
        try application.launch(on: host, delegate: Delegate(), options: options)
        guard let scene = application.connectedScenes.first as? UIWindowScene else {
            throw HostError("The application has no scene.")
        }
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
    }
}
