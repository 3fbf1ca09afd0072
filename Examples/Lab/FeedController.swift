import UIKit

/// A feed of 100,000 posts in several scripts. A tap opens a long post in place, and posts arrive above while the user
/// reads.
final class FeedController: UITableViewController {
    /// The numbers of the posts, newest first.
    private var posts: [Int] = (0..<100_000).reversed()
    private var opened: Set<Int> = []
    /// The posts that were prepared before they become visible.
    private var prepared: [Int: FeedPost] = [:]
    private var newest = 100_000
    /// The number of remaining updates.
    private var pending = 0

    init() {
        super.init(style: .plain)
        title = "Feed"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Live") { [weak self] _ in self?.startUpdates() }),
            UIBarButtonItem(primaryAction: UIAction(title: "New") { [weak self] _ in self?.insertPosts(3, at: 0) }),
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "posts"
        tableView.register(FeedCell.self, forCellReuseIdentifier: "post")
        tableView.estimatedRowHeight = 110
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.prefetchDataSource = self
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        let number: Int = posts[indexPath.row]
        let post: FeedPost = prepared.removeValue(forKey: number) ?? FeedPost(number)
        (cell as? FeedCell)?.show(post, isOpen: opened.contains(number))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let number: Int = posts[indexPath.row]
        opened.formSymmetricDifference([number])
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.reconfigureRows(at: [indexPath])
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { deletePost(at: indexPath.row) }

    // MARK: Updates

    private func insertPosts(_ count: Int, at row: Int) {
        posts.insert(contentsOf: (newest..<newest + count).reversed(), at: row)
        newest += count
        tableView.insertRows(at: (row..<row + count).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }

    private func deletePost(at row: Int) {
        opened.remove(posts.remove(at: row))
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    /// Begins forty updates, a tenth of a second apart: new posts at the top, and posts near the visible ones that
    /// open, close, disappear and move up. While updates are pending, it only sets their number.
    private func startUpdates() {
        let isUpdating: Bool = pending > 0
        pending = 40
        guard !isUpdating else { return }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            // The timer runs on the main run loop.
            let isOver: Bool = MainActor.assumeIsolated { self?.update() != true }
            if isOver { timer.invalidate() }
        }
    }

    /// Performs an update. Returns whether more will follow.
    private func update() -> Bool {
        guard pending > 0 else { return false }
        pending -= 1
        let rows: [Int] = tableView.indexPathsForVisibleRows?.map(\.row) ?? [0]
        let near: Int = min(posts.count - 1, max(0, (rows.first ?? 0) - 2 + (pending * 7) % (rows.count + 4)))
        switch pending % 4 {
        case 0: insertPosts(1 + pending % 3, at: 0)
        case 1:
            opened.formSymmetricDifference([posts[near]])
            tableView.reloadRows(at: [IndexPath(row: near, section: 0)], with: .fade)
        case 2: deletePost(at: near)
        default:
            posts.insert(posts.remove(at: near), at: max(0, near - 3))
            tableView.moveRow(
                at: IndexPath(row: near, section: 0), to: IndexPath(row: max(0, near - 3), section: 0))
        }
        return pending > 0
    }
}

extension FeedController: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        for path in indexPaths { prepared[posts[path.row]] = FeedPost(posts[path.row]) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        for path in indexPaths where path.row < posts.count { prepared[posts[path.row]] = nil }
    }
}
