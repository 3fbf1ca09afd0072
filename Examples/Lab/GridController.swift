import UIKit

/// A compositional layout: cards that page horizontally, a row of albums with badges, and a mosaic, under pinned
/// headers.
final class GridController: UIViewController, UICollectionViewDataSource {
    /// The sections of the page, in order.
    enum Part: Int, CaseIterable {
        case featured
        case albums
        case mosaic

        var title: String {
            switch self {
            case .featured: "Featured"
            case .albums: "Albums"
            case .mosaic: "Mosaic"
            }
        }
    }

    private static let badgeKind = "badge"
    private static let backgroundKind = "background"

    private var items: [Part: [Int]] = [
        .featured: Array(0..<6), .albums: Array(0..<40), .mosaic: Array(0..<300),
    ]
    private var added = 0
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grid"
        view.backgroundColor = .systemBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.accessibilityIdentifier = "grid"
        collection.dataSource = self
        collection.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            GridTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collection.register(GridBadge.self, forSupplementaryViewOfKind: Self.badgeKind, withReuseIdentifier: "badge")
        view.addSubview(collection)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Remove") { [weak self] _ in self?.remove() }),
        ]
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                Part(rawValue: index).flatMap { self?.section($0, environment) }
            }, configuration: configuration)
        layout.register(GridBackground.self, forDecorationViewOfKind: Self.backgroundKind)
        return layout
    }

    private func section(_ part: Part, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch part {
        case .featured: section = makeFeatured()
        case .albums: section = makeAlbums()
        case .mosaic: section = makeMosaic(isWide: environment.container.effectiveContentSize.width > 600)
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        section.supplementariesFollowContentInsets = false
        return section
    }

    private func makeFeatured() -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(160)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        return section
    }

    private func makeAlbums() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: Self.badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(96)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 12, trailing: 16)
        section.decorationItems = [.background(elementKind: Self.backgroundKind)]
        return section
    }

    /// One large item beside two small ones, and three more in a row below them.
    private func makeMosaic(isWide: Bool) -> NSCollectionLayoutSection {
        func size(_ width: CGFloat, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
        }
        func inset(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutItem {
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            return item
        }
        let large = inset(NSCollectionLayoutItem(layoutSize: size(2 / 3, .fractionalHeight(1))))
        let small = inset(NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(0.5))))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(1 / 3, .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let top = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(1, .fractionalWidth(isWide ? 1 / 4 : 2 / 3)), subitems: [large, pair])
        let third = inset(NSCollectionLayoutItem(layoutSize: size(1 / 3, .fractionalHeight(1))))
        let bottom = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(1, .fractionalWidth(isWide ? 1 / 8 : 1 / 3)), repeatingSubitem: third, count: 3)
        let both = NSCollectionLayoutGroup.vertical(
            layoutSize: size(1, .fractionalWidth(isWide ? 3 / 8 : 1)), subitems: [top, bottom])
        let section = NSCollectionLayoutSection(group: both)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 14, trailing: 14)
        return section
    }

    // MARK: Changing

    private func add() {
        added += 1
        items[.albums]?.insert(1_000 + added, at: 0)
        items[.mosaic]?.insert(1_000 + added, at: 0)
        collection.insertItems(at: [
            IndexPath(item: 0, section: Part.albums.rawValue), IndexPath(item: 0, section: Part.mosaic.rawValue),
        ])
    }

    private func remove() {
        guard let count = items[.mosaic]?.count, count > 1 else { return }
        items[.mosaic]?.remove(at: 1)
        collection.deleteItems(at: [IndexPath(item: 1, section: Part.mosaic.rawValue)])
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { Part.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Part(rawValue: section).flatMap { items[$0]?.count } ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let number: Int = Part(rawValue: indexPath.section).flatMap { items[$0]?[indexPath.item] } ?? 0
        (cell as? GridCell)?.show(number, in: indexPath.section)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind == Self.badgeKind ? "badge" : "title", for: indexPath)
        (view as? GridTitle)?.text = Part(rawValue: indexPath.section)?.title
        (view as? GridBadge)?.number = indexPath.item + 1
        return view
    }
}
