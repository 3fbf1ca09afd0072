import UIKit

/// Words in a collection view with a choice of layouts: lines of cells that are as wide as their words, one word per
/// row, or a fan.
final class WordsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private static let spare: [String] = [
        "cedar", "a", "verandah", "of", "boards", "between", "rooms", "and", "garden", "where", "one", "sits",
    ]

    /// The distance of the words from the sides, in points.
    private static let sideInset: CGFloat = 16

    private var words: [String] = [
        "An", "engawa", "is", "the", "porch", "of", "a", "Japanese", "house:", "the", "strip", "of", "floor",
        "between", "the", "rooms", "and", "the", "world", "outside.", "縁側", "On", "one", "side", "paper", "doors,",
        "on", "the", "other", "wind", "and", "rain", "and", "the", "sound", "of", "insects.",
    ]
    private var added = 0
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: makeFlow())
    private let styles = UISegmentedControl(items: ["Flow", "Rows", "Fan"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Words"
        view.backgroundColor = .systemGroupedBackground
        styles.selectedSegmentIndex = 0
        styles.addAction(UIAction { [weak self] _ in self?.styleDidChange() }, for: .valueChanged)
        collection.accessibilityIdentifier = "words"
        collection.backgroundColor = nil
        collection.allowsMultipleSelection = true
        collection.dataSource = self
        collection.delegate = self
        collection.register(WordCell.self, forCellWithReuseIdentifier: "word")
        collection.register(
            WordCount.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "count")
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.sort() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Remove") { [weak self] _ in self?.removeSelected() }),
        ]
        selectionDidChange()
        for part in [styles, collection] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            styles.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            styles.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            styles.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            collection.topAnchor.constraint(equalTo: styles.bottomAnchor, constant: 8),
            collection.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: Layouts

    /// Returns a layout in which each word has its natural width.
    private func makeFlow() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 60, height: 34)
        flow.minimumInteritemSpacing = 8
        flow.minimumLineSpacing = 8
        decorate(flow)
        return flow
    }

    /// Returns a layout with one word per row. `collectionView(_:layout:sizeForItemAt:)` returns the width of the view.
    private func makeRows() -> UICollectionViewFlowLayout {
        let rows = UICollectionViewFlowLayout()
        rows.minimumLineSpacing = 4
        decorate(rows)
        return rows
    }

    private func decorate(_ layout: UICollectionViewFlowLayout) {
        layout.sectionInset = UIEdgeInsets(top: 8, left: Self.sideInset, bottom: 24, right: Self.sideInset)
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        layout.sectionHeadersPinToVisibleBounds = true
    }

    private func styleDidChange() {
        let layout: UICollectionViewLayout
        switch styles.selectedSegmentIndex {
        case 0: layout = makeFlow()
        case 1: layout = makeRows()
        default: layout = FanLayout()
        }
        collection.setCollectionViewLayout(layout, animated: true)
    }

    // MARK: Changing

    private func add() {
        words.insert(Self.spare[added % Self.spare.count], at: 0)
        added += 1
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        wordsDidChange()
    }

    private func sort() {
        let order: [Int] = words.indices.sorted { (words[$0].lowercased(), $0) < (words[$1].lowercased(), $1) }
        words = order.map { words[$0] }
        collection.performBatchUpdates {
            for (new, old) in order.enumerated() {
                self.collection.moveItem(at: IndexPath(item: old, section: 0), to: IndexPath(item: new, section: 0))
            }
        }
    }

    private func removeSelected() {
        let gone: [IndexPath] = (collection.indexPathsForSelectedItems ?? []).sorted()
        for path in gone.reversed() { words.remove(at: path.item) }
        collection.deleteItems(at: gone)
        wordsDidChange()
        selectionDidChange()
    }

    private func wordsDidChange() {
        for case let count as WordCount in collection.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        {
            count.number = words.count
        }
    }

    private func selectionDidChange() {
        navigationItem.rightBarButtonItems?.last?.isEnabled = collection.indexPathsForSelectedItems?.isEmpty == false
    }

    // MARK: Collection

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        if let cell = cell as? WordCell { cell.word = words[indexPath.item] }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "count", for: indexPath)
        if let view = view as? WordCount { view.number = words.count }
        return view
    }

    /// Called again whenever the width of the view changes. In the flow layout, cells size themselves.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width - Self.sideInset * 2, height: 44)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }
}
