import Engawa
import TimelineModels
import UIKit

/// The statuses of a source, shown while they arrive. Scrolling near the end loads more.
public final class TimelineController: UIViewController, UITableViewDelegate {
    private let timeline: Timeline
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private let tint = BarTint()
    private var rows: TableBinding<Status>?

    private lazy var refreshItem = UIBarButtonItem(
        systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.timeline.list.refresh() })
    private lazy var stopItem = UIBarButtonItem(
        systemItem: .stop, primaryAction: UIAction { [weak self] _ in self?.timeline.list.cancel() })
    /// A request that ends quickly shows no Stop button.
    private lazy var stopDelay = DelayedVisibility(
        show: { [weak self] in self?.navigationItem.rightBarButtonItem = self?.stopItem },
        hide: { [weak self] in self?.navigationItem.rightBarButtonItem = self?.refreshItem })

    /// The number of rows before the end at which the next page is loaded.
    private static let rowsAhead = 5

    public init(_ source: TimelineSource) {
        timeline = Timeline(source)
        super.init(nibName: nil, bundle: nil)
        title = source.title
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = refreshItem
        prepareTable()
        for subview in [tableView, banner] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: safe.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        follow()
        timeline.list.load()
    }

    private func prepareTable() {
        tableView.delegate = self
        tableView.accessibilityIdentifier = "statuses"
        tableView.register(StatusCell.self, forCellReuseIdentifier: "status")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 110
        let placeholder = RequestPlaceholder(noData: "There is nothing here yet.")
        placeholder.bind(to: timeline.list)
        tableView.backgroundView = placeholder
        tableView.tableFooterView = RequestFooter(timeline.list)
        let refreshControl = UIRefreshControl()
        refreshControl.bind(to: timeline.list)
        tableView.refreshControl = refreshControl
    }

    private func follow() {
        rows = tableView.bind(to: timeline.list.items, animation: .none) { table, path, status in
            let cell = table.dequeueReusableCell(withIdentifier: "status", for: path)
            (cell as? StatusCell)?.show(status)
            return cell
        }
        banner.bind(to: timeline.list)
        timeline.list.activity.bind(with: self) { controller, activity in
            let isLoading: Bool = activity != nil
            controller.refreshItem.isEnabled = !isLoading
            controller.refreshItem.disabledReason = isLoading ? "The statuses are already loading." : nil
            controller.stopItem.isEnabled = isLoading
            controller.stopDelay.setActive(isLoading)
        }
        timeline.list.visibility.combine(timeline.list.state).observe(with: self) { controller, status in
            guard status.0.showsRetry, let failure = status.1.failure else { return }
            controller.present(
                failure, title: "The statuses could not be loaded", insteadOf: controller.tableView.backgroundView
            ) { [weak controller] in controller?.timeline.list.retry() }
        }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tint.apply(to: self)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tint.remove()
        if isMovingFromParent { timeline.list.cancel() }
    }

    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard indexPath.row + Self.rowsAhead >= timeline.list.items.count else { return }
        // After a failure, the banner offers to retry. Scrolling must not repeat the request.
        if timeline.list.state.value == .loaded { timeline.list.loadMore() }
    }
}
