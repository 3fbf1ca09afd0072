import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitLists

/// The accessories, the selection and the accessibility of lists that are edited.
@MainActor @Suite(.onStage) struct ListEditingTests {
    /// A list of numbers in sections, whose rows have the height of their text.
    @MainActor
    private final class Fixture: NSObject, UICollectionViewDelegate {
        let stage = Stage()
        let collection: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
        var orders: [[Int]] = []
        var events: [String] = []
        var deleted: [IndexPath] = []
        var onSelect: (IndexPath) -> Void = { _ in }

        init(_ sections: [[Int]], accessories: [UICellAccessory] = [.delete(), .reorder(displayed: .always)]) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
            super.init()
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                        deleted.append(path)
                        done(true)
                    }
                ])
            }
            collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { $0 != 1 }
            source.reorderingHandlers.didReorder = { [unowned self] in orders.append($0.finalSnapshot.itemIdentifiers) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(Array(sections.indices))
            for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
            source.apply(snapshot, animatingDifferences: false)
            collection.delegate = self
            stage.root.addSubview(collection)
            stage.host.turn()
        }

        func drag(from start: CGFloat, to end: CGFloat) {
            let x: CGFloat = 373
            stage.swipe(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), duration: 0.4)
            stage.advance(by: 1)
        }

        /// The text of each visible cell from top to bottom.
        var texts: [String] {
            collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
            }
        }

        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 2
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { indexPath.item > 0 }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            events.append("begin \(indexPath.item)")
            collectionView.isEditing = true
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            events.append("end")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.item)")
            onSelect(indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            events.append("open \(indexPath.item)")
        }
    }

    @Test func `a handle moves its item, and the data source reports it`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        fixture.drag(from: 22, to: 112)
        expect(fixture.orders, equals: [[1, 2, 0, 3]])
        expect(fixture.source.snapshot().itemIdentifiers == [1, 2, 0, 3] && fixture.texts == ["1", "2", "0", "3"])
        fixture.drag(from: 22, to: 112)
        expect(fixture.orders.count, equals: 1)
    }

    @Test func `other rows make room when the middle of the dragged row passes theirs`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        let stage = fixture.stage
        stage.touch(.began, 373, 22)
        for y in [30, 60, 64] as [CGFloat] {
            stage.touch(.moved, 373, y)
            stage.advance(by: 0.4)
        }
        expect(fixture.texts, equals: ["0", "1", "2", "3"])
        stage.touch(.moved, 373, 68)
        stage.advance(by: 0.4)
        expect(fixture.texts, equals: ["1", "0", "2", "3"])
        expect(fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, equals: 0)
        expect(fixture.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.midX, equals: 200)
        stage.touch(.ended, 373, 68)
        stage.advance(by: 1)
        expect(fixture.orders, equals: [[1, 0, 2, 3]])
    }

    @Test func `a row moves to the end of another section, even of an empty section`() {
        let fixture = Fixture([[0, 1], [], [2]])
        fixture.drag(from: 22, to: 700)
        expect(fixture.orders, equals: [[1, 2, 0]])
        expect(fixture.source.snapshot().itemIdentifiers(inSection: 2), equals: [2, 0])
        fixture.drag(from: 112, to: 2)
        expect(fixture.source.snapshot().itemIdentifiers(inSection: 0), equals: [0, 1])
    }

    @Test func `a row at the edge scrolls the list`() {
        let fixture = Fixture([Array(0..<100)])
        let stage = fixture.stage
        stage.touch(.began, 373, 22)
        stage.drag(from: CGPoint(x: 373, y: 22), to: CGPoint(x: 373, y: 790), duration: 0.3)
        let offset: CGFloat = fixture.collection.contentOffset.y
        stage.advance(by: 2)
        expect(fixture.collection.contentOffset.y, isGreaterThan: offset + 700)
        stage.touch(.moved, 373, 400)
        stage.advance(by: 0.5)
        let rest: CGFloat = fixture.collection.contentOffset.y
        stage.advance(by: 0.5)
        expect(fixture.collection.contentOffset.y, equals: rest)
        stage.touch(.ended, 373, 400)
        stage.advance(by: 1)
        let row: Int = fixture.orders.first?.firstIndex(of: 0) ?? 0
        expect(fixture.orders.count == 1 && abs(CGFloat(row) * 44 + 22 - rest - 400) <= 44)
    }

    @Test func `a delete control reveals the swipe actions, unless it has a handler`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        fixture.collection.isEditing = true
        fixture.stage.advance(by: 1)
        fixture.stage.tap(27, 66)
        fixture.stage.advance(by: 1)
        expect(fixture.collection.swipe?.row?.path, equals: IndexPath(item: 1, section: 0))
        fixture.stage.tap(380, 66)
        fixture.stage.advance(by: 1)
        expect(fixture.deleted, equals: [IndexPath(item: 1, section: 0)])
        var count = 0
        let other = Fixture([[0]], accessories: [.delete(displayed: .always) { count += 1 }])
        other.stage.tap(27, 22)
        expect(count == 1 && other.collection.swipe?.row == nil)
    }

    @Test func `an item that cannot be edited shows no controls for editing`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        fixture.collection.isEditing = true
        fixture.stage.advance(by: 1)
        let editing: [Bool] = (0..<4).map {
            fixture.collection.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing ?? false
        }
        expect(editing, equals: [true, true, false, true])
    }

    @Test func `two fingers select the items over which they move`() {
        let fixture = Fixture([Array(0..<8)], accessories: [.multiselect()])
        let (stage, collection) = (fixture.stage, fixture.collection)
        collection.allowsMultipleSelectionDuringEditing = true
        func move(_ y: CGFloat) {
            stage.post(.moved, 150, y, finger: 1)
            stage.post(.moved, 250, y, finger: 2)
            stage.host.turn()
        }
        stage.post(.began, 150, 66, finger: 1)
        stage.touch(.began, 250, 66, finger: 2)
        for y in stride(from: 70, through: 154, by: 4) as StrideThrough<CGFloat> { move(y) }
        expect(collection.selectedPaths.paths.map(\.item).sorted(), equals: [1, 2, 3])
        for y in stride(from: 150, through: 110, by: -4) as StrideThrough<CGFloat> { move(y) }
        stage.post(.ended, 150, 110, finger: 1)
        stage.touch(.ended, 250, 110, finger: 2)
        expect(collection.selectedPaths.paths.map(\.item).sorted(), equals: [1, 2])
        expect(fixture.events.first == "begin 1" && fixture.events.last == "end")
    }

    @Test func `a selection with two fingers ends when its first item is deleted`() {
        let fixture = Fixture([[0, 1], [2, 3, 4]], accessories: [.multiselect()])
        let (stage, collection) = (fixture.stage, fixture.collection)
        collection.allowsMultipleSelectionDuringEditing = true
        func move(_ phase: HostTouch.Phase, _ y: CGFloat) {
            stage.post(phase, 150, y, finger: 1)
            stage.touch(phase, 250, y, finger: 2)
        }
        let last: CGRect = collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 1))?.frame ?? .zero
        move(.began, last.midY - 10)
        move(.moved, last.midY)
        expect(collection.selectedPaths.paths.map(\.section), equals: [1])
        var snapshot: NSDiffableDataSourceSnapshot<Int, Int> = fixture.source.snapshot()
        snapshot.deleteSections([1])
        fixture.source.apply(snapshot, animatingDifferences: true)
        stage.advance(by: 1)
        move(.moved, 22)
        expect(collection.selectedPaths.isEmpty)
        move(.ended, 22)
        expect(fixture.events.last, equals: "end")
    }

    @Test func `a tap performs the primary action, unless it extends a selection`() {
        let fixture = Fixture([[0, 1, 2]], accessories: [])
        fixture.stage.tap(100, 22)
        expect(fixture.events, equals: ["select 0", "open 0"])
        fixture.collection.allowsMultipleSelection = true
        fixture.stage.tap(100, 66)
        fixture.collection.isEditing = true
        fixture.stage.tap(100, 110)
        expect(fixture.events, equals: ["select 0", "open 0", "select 1"])
    }

    @Test func `assistive technologies receive the swipe actions and move items`() {
        let fixture = Fixture([[0, 1, 2]])
        func actions(_ item: Int) -> [UIAccessibilityCustomAction] {
            fixture.collection.cellForItem(at: IndexPath(item: item, section: 0))?.accessibilityCustomActions ?? []
        }
        expect(actions(0).map(\.name), equals: ["Delete", "Move Up", "Move Down"])
        expect(actions(1).map(\.name), equals: ["Delete"])
        expect(!actions(0)[1].perform())
        expect(actions(0)[2].perform())
        fixture.stage.advance(by: 1)
        expect(fixture.orders, equals: [[1, 0, 2]])
        _ = actions(2)[0].perform()
        expect(fixture.deleted, equals: [IndexPath(item: 2, section: 0)])
    }

    @Test func `the handle of another item has no effect while an item is moved`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        let stage = fixture.stage
        stage.touch(.began, 373, 22)
        stage.drag(from: CGPoint(x: 373, y: 22), to: CGPoint(x: 373, y: 68), duration: 0.3)
        stage.touch(.began, 373, 154, finger: 2)
        stage.drag(from: CGPoint(x: 373, y: 154), to: CGPoint(x: 373, y: 700), duration: 0.3, finger: 2)
        expect(fixture.texts, equals: ["1", "0", "2", "3"])
        stage.touch(.ended, 373, 700, finger: 2)
        expect(fixture.collection.hasUncommittedUpdates && fixture.orders.isEmpty)
        stage.touch(.ended, 373, 68)
        stage.advance(by: 1)
        expect(fixture.orders, equals: [[1, 0, 2, 3]])
    }

    @Test func `a tap selects no item while an item is moved`() {
        let fixture = Fixture([[0, 1, 2, 3]])
        let stage = fixture.stage
        stage.touch(.began, 373, 22)
        stage.drag(from: CGPoint(x: 373, y: 22), to: CGPoint(x: 373, y: 112), duration: 0.3)
        stage.touch(.began, 100, 22, finger: 2)
        stage.touch(.ended, 100, 22, finger: 2)
        stage.touch(.ended, 373, 112)
        stage.advance(by: 1)
        expect(fixture.orders.count == 1 && fixture.events.isEmpty)
        stage.tap(100, 22)
        expect(fixture.events.first, equals: "select 0")
    }

    @Test(arguments: [UICollectionView.ReorderingCadence.immediate, .fast, .slow])
    func `assistive technologies move items at every cadence`(_ cadence: UICollectionView.ReorderingCadence) {
        let fixture = Fixture([[0, 1, 2]])
        fixture.collection.reorderingCadence = cadence
        let cell: UICollectionViewCell? = fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0))
        expect(cell?.accessibilityCustomActions?.last?.perform(), equals: true)
        fixture.stage.advance(by: 1)
        expect(fixture.orders, equals: [[1, 0, 2]])
    }

    @Test func `no primary action is performed for the item after a deleted one`() {
        let fixture = Fixture([[0, 1, 2]], accessories: [])
        fixture.onSelect = { path in
            var snapshot = fixture.source.snapshot()
            snapshot.deleteItems([path.item])
            fixture.source.apply(snapshot)
        }
        fixture.stage.tap(100, 66)
        expect(fixture.events, equals: ["select 1"])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [0, 2])
    }

    @Test func `a handle that disappears after editing offers no actions`() {
        let fixture = Fixture([[0, 2]], accessories: [.reorder(displayed: .whenEditing)])
        func names() -> [String] {
            let cell = fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0))
            return cell?.accessibilityCustomActions?.map(\.name) ?? []
        }
        expect(names(), equals: ["Delete"])
        fixture.collection.isEditing = true
        fixture.stage.advance(by: 1)
        expect(names(), equals: ["Delete", "Move Up", "Move Down"])
        fixture.collection.isEditing = false
        fixture.stage.advance(by: 1)
        expect(names(), equals: ["Delete"])
    }

    @Test func `a custom accessory that appears and disappears keeps its opacity`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.alpha = 0.5
        let fixture = Fixture(
            [[0]],
            accessories: [
                .customView(
                    configuration: .init(
                        customView: view, placement: .trailing(displayed: .whenEditing), maintainsFixedSize: true))
            ])
        for isEditing in [true, false, true] {
            fixture.collection.isEditing = isEditing
            fixture.stage.advance(by: 1)
            expect(view.alpha, equals: isEditing ? 0.5 : 0)
        }
    }

    @Test func `a moved item gets back the shadow and the border that the app set`() throws {
        let fixture = Fixture([[0, 1, 2, 3]])
        let cell = try #require(fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        cell.layer.borderWidth = 2
        cell.layer.shadowRadius = 9
        cell.layer.shadowOpacity = 0.25
        fixture.drag(from: 22, to: 112)
        expect(fixture.orders, equals: [[1, 2, 0, 3]])
        expect(cell.layer.borderWidth == 2 && cell.layer.shadowRadius == 9 && cell.layer.shadowOpacity == 0.25)
    }
}
