import UIKit

/// A table and a collection that show the same changing items. Each random change is animated from the current state of
/// the previous animation. Afterward, the page compares the visible items with the model.
final class ShuffleController: UIViewController {
    private lazy var table = UITableView(frame: .zero, style: .plain)
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private let verdict = UILabel()
    private var model = ShuffleModel(seed: 7)
    private var tableSource: ShuffleTableSource?
    private var collectionSource: UICollectionViewDiffableDataSource<String, Int>?
    /// The number of remaining updates of a series.
    private var pending = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shuffle"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Storm") { [weak self] _ in self?.startStorm() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Shuffle") { [weak self] _ in self?.update() }),
        ]
        verdict.accessibilityIdentifier = "verdict"
        verdict.font = .preferredFont(forTextStyle: .footnote)
        verdict.textAlignment = .center
        table.accessibilityIdentifier = "rows"
        table.sectionHeaderTopPadding = 0
        collection.accessibilityIdentifier = "tiles"
        makeSources()
        let stack = UIStackView(arrangedSubviews: [verdict, table, collection])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            table.heightAnchor.constraint(equalTo: collection.heightAnchor),
        ])
        apply(animated: false)
        verdict.text = "No update yet."
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 44)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        return layout
    }

    private func makeSources() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableSource = ShuffleTableSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = ShuffleModel.name(of: item)
            return cell
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentConfiguration = ShuffleModel.content(of: item)
            cell.backgroundConfiguration = ShuffleModel.background(of: item)
        }
        collectionSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    // MARK: Updates

    private func update() {
        model.change()
        apply(animated: true)
    }

    /// Begins a series of twenty updates, each a few frames after the previous update. During a series, it only sets the
    /// number of updates.
    private func startStorm() {
        let isInSeries: Bool = pending > 0
        pending = 20
        if !isInSeries { continueStorm() }
    }

    private func continueStorm() {
        pending -= 1
        update()
        guard pending > 0 else { return }
        _ = Timer.scheduledTimer(withTimeInterval: 0.07, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.continueStorm() }
        }
    }

    private func apply(animated: Bool) {
        let snapshot = model.snapshot
        tableSource?.apply(snapshot, animatingDifferences: animated)
        collectionSource?.apply(snapshot, animatingDifferences: animated) { [weak self] in self?.compare() }
    }

    // MARK: Comparing

    private func compare() {
        let sentence: String = difference() ?? "\(model.updateCount) updates. Both lists show all items."
        verdict.text = sentence
    }

    /// Returns a description of the first visible difference from the model; nil if there is none.
    private func difference() -> String? {
        guard table.numberOfSections == model.sections.count, collection.numberOfSections == model.sections.count else {
            return "The number of sections differs."
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let expected: String = ShuffleModel.name(of: model.sections[path.section].items[path.row])
            guard table.cellForRow(at: path)?.textLabel?.text == expected else {
                return "Row \(path) is not \(expected)."
            }
        }
        for path in collection.indexPathsForVisibleItems {
            let expected = "\(model.sections[path.section].items[path.item])"
            let content = collection.cellForItem(at: path)?.contentConfiguration as? UIListContentConfiguration
            guard content?.text == expected else { return "Tile \(path) is not \(expected)." }
        }
        return nil
    }
}

/// A data source whose headers have the names of the sections.
private final class ShuffleTableSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
}
