import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Headers that are list cells.
@MainActor @Suite(.onStage) struct HeaderCellTests {
    private static let header: String = UICollectionView.elementKindSectionHeader

    /// A delegate that records the views that appear and disappear.
    @MainActor
    private final class Recorder: NSObject, UICollectionViewDelegate {
        var events: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { events.append("show item \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { events.append("show header \(Array(indexPath))") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { events.append("hide item \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { events.append("hide header \(Array(indexPath))") }
    }

    private let recorder = Recorder()

    /// Creates a grouped list with a header that is a list cell.
    private func fixture(count: Int = 2, layout: UICollectionViewLayout? = nil) -> CollectionFixture {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let source = ItemSource(count: count)
        let fixture = CollectionFixture(
            source, layout: layout ?? UICollectionViewCompositionalLayout.list(using: configuration))
        fixture.collection.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "title")
        fixture.collection.reloadData()
        recorder.events.removeAll()
        fixture.collection.delegate = recorder
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        return fixture
    }

    private func header(_ fixture: CollectionFixture, _ path: IndexPath = [0, 0]) -> UICollectionViewListCell? {
        fixture.collection.supplementaryView(forElementKind: Self.header, at: path) as? UICollectionViewListCell
    }

    @Test func `the delegate is notified that a header appears and disappears`() {
        let fixture = fixture()
        expect(recorder.events.sorted(), equals: ["show header [0, 0]", "show item 0", "show item 1"])
        recorder.events.removeAll()
        fixture.source.sections = []
        fixture.collection.reloadData()
        expect(recorder.events.sorted(), equals: ["hide header [0, 0]", "hide item 0", "hide item 1"])
    }

    @Test func `the header of a whole layout is no item`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let full: NSCollectionLayoutDimension = .fractionalWidth(1)
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(50)),
                elementKind: Self.header, alignment: .top)
        ]
        let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(44))
        let group: NSCollectionLayoutGroup = .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let fixture = fixture(
            count: 1,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration))
        expect(recorder.events.sorted(), equals: ["show header [0]", "show item 0"])
        fixture.collection.selectItem(at: fixture.path(0), animated: false, scrollPosition: [])
        expect(header(fixture, [0])?.isSelected, equals: false)
    }

    @Test func `a header has no index path and is reused as a header`() {
        let fixture = fixture(count: 60)
        let collection = fixture.collection
        guard let cell = header(fixture) else { return expect(false) }
        expectNil(collection.indexPath(for: cell))
        expect(!cell.canBecomeFocused)
        expect(collection.dragCells.map(\.path).sorted(), equals: collection.indexPathsForVisibleItems)
        collection.selectItem(at: fixture.path(0), animated: false, scrollPosition: [])
        collection.contentOffset.y = 1_000
        fixture.stage.host.turn()
        expectNil(header(fixture))
        collection.contentOffset.y = 0
        fixture.stage.host.turn()
        expect(header(fixture) === cell)
        expect(!cell.isSelected)
        expect(fixture.cell(0)?.isSelected, equals: true)
    }

    @Test func `a header whose content changes is measured again`() {
        let fixture = fixture()
        fixture.collection.layoutIfNeeded()
        guard let cell = header(fixture), let before = fixture.cell(0)?.frame.minY else { return expect(false) }
        let height: CGFloat = cell.bounds.height
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "First\nSecond\nThird\nFourth"
        cell.contentConfiguration = content
        fixture.stage.advance(by: 1)
        let growth: CGFloat = cell.bounds.height - height
        expect(growth > 10)
        expect(abs((fixture.cell(0)?.frame.minY ?? 0) - before - growth) < 1)
    }

    @Test func `a cell that leaves its list loses the appearance of its row`() {
        let fixture = fixture()
        fixture.collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        let row: ListRow? = (fixture.collection.cellForItem(at: [0, 0]) as? UICollectionViewListCell)?.row
        expect(row?.appearance, equals: .grouped)
        let sections: [[String]] = fixture.source.sections
        fixture.source.sections = []
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        fixture.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        fixture.source.sections = sections
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        let cells: [UICollectionViewListCell] = fixture.collection.visibleCells.compactMap {
            $0 as? UICollectionViewListCell
        }
        expect(cells.count == 2 && cells.allSatisfy { $0.row == nil })
    }
}
