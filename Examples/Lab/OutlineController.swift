import UIKit

/// Shows a house as an outline: floors that expand to rooms, and rooms that expand to furniture.
final class OutlineController: UIViewController {
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private var source: UICollectionViewDiffableDataSource<String, String>?

    private static let house: [(String, [(String, [String])])] = [
        (
            "Ground floor",
            [
                ("Entrance", ["Shoe shelf", "Umbrella stand"]), ("Kitchen", ["Stove", "Kettle", "Table"]),
                ("Porch", []),
            ]
        ),
        ("Upper floor", [("Study", ["Desk", "Lamp"]), ("Bedroom", ["Futon"])]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Outline"
        collection.accessibilityIdentifier = "outline"
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "All") { [weak self] _ in self?.setAllExpanded(true) }),
            UIBarButtonItem(primaryAction: UIAction(title: "None") { [weak self] _ in self?.setAllExpanded(false) }),
        ]
        makeSource()
        fill()
    }

    private static func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeSource() {
        let floors = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let rooms = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(Self.count(of: name))"), .outlineDisclosure()]
        }
        let things = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.secondaryText = "A thing"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
            let registration = Self.isFloor(name) ? floors : Self.isRoom(name) ? rooms : things
            return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
    }

    private static func isFloor(_ name: String) -> Bool { house.contains { $0.0 == name } }

    private static func isRoom(_ name: String) -> Bool { house.contains { $0.1.contains { $0.0 == name } } }

    private static func count(of room: String) -> Int {
        house.flatMap(\.1).first { $0.0 == room }?.1.count ?? 0
    }

    private func fill() {
        for (floor, rooms) in Self.house {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append([floor])
            for (room, things) in rooms {
                outline.append([room], to: floor)
                outline.append(things, to: room)
            }
            outline.expand([floor])
            source?.apply(outline, to: floor, animatingDifferences: false)
        }
    }

    private func setAllExpanded(_ isExpanded: Bool) {
        for (floor, _) in Self.house {
            guard var outline = source?.snapshot(for: floor) else { continue }
            if isExpanded { outline.expand(outline.items) } else { outline.collapse(outline.items) }
            source?.apply(outline, to: floor)
        }
    }
}
