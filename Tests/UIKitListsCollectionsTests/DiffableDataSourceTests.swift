import Expectations
import Foundation
import ProgramDiagnostics
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct DiffableDataSourceTests {
    @Test(arguments: [false, true])
    func `applying the same snapshot computes the layout again`(isAnimated: Bool) {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]), animated: false)
        var appearance: UICollectionLayoutListConfiguration.Appearance = .plain
        fixture.collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: UICollectionLayoutListConfiguration(appearance: appearance), layoutEnvironment: environment)
        }
        fixture.stage.host.turn()
        let cell: UICollectionViewCell? = fixture.collection.cellForItem(at: [0, 0])
        expect(cell?.frame.width, equals: 400)
        appearance = .insetGrouped
        var isCompleted = false
        fixture.source.apply(fixture.source.snapshot(), animatingDifferences: isAnimated) { isCompleted = true }
        fixture.stage.advance(by: 1)
        expect(fixture.collection.cellForItem(at: [0, 0]) === cell && isCompleted)
        expect(cell.map { $0.frame.minX > 0 }, equals: true)
    }

    @Test func `a scrolled list with measured items stays in place when the same snapshot is applied`() {
        let fixture = DiffableFixture()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 400, height: 40)
        fixture.collection.collectionViewLayout = layout
        let registration = UICollectionView.CellRegistration<SelfSizingTests.SizedCell, Int> { cell, _, _ in
            (cell.width.constant, cell.height.constant) = (400, 100)
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: fixture.collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.apply(DiffableFixture.snapshot([("a", Array(0..<100))]), animatingDifferences: false)
        fixture.stage.host.turn()
        for _ in 0..<20 {
            fixture.collection.contentOffset.y += 200
            fixture.stage.host.turn()
        }
        let offset: CGPoint = fixture.collection.contentOffset
        let paths: [IndexPath] = fixture.collection.indexPathsForVisibleItems.sorted()
        for isAnimated in [false, true] {
            source.apply(source.snapshot(), animatingDifferences: isAnimated)
            fixture.stage.advance(by: 1)
            expect(fixture.collection.contentOffset, equals: offset)
            expect(fixture.collection.indexPathsForVisibleItems.sorted(), equals: paths)
        }
    }

    @Test(arguments: [false, true])
    func `a delegate applies the same snapshot when an item appears`(isAnimated: Bool) {
        @MainActor final class Delegate: NSObject, UICollectionViewDelegate {
            weak var source: UICollectionViewDiffableDataSource<String, Int>?
            var isAnimated = false
            var count = 0
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) {
                guard let source, path.item == 5 else { return }
                count += 1
                source.apply(source.snapshot(), animatingDifferences: isAnimated)
            }
        }
        let fixture = DiffableFixture()
        let delegate = Delegate()
        (delegate.source, delegate.isAnimated) = (fixture.source, isAnimated)
        fixture.collection.delegate = delegate
        let messages: [String] = warnings {
            fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([("a", Array(0..<6))]))
            fixture.stage.advance(by: 1)
        }
        expect(messages, equals: [])
        expectNil(fixture.problem())
        expect(delegate.count == 1 && fixture.collection.visibleCells.count == 6)
    }

    @Test func `applying the same snapshot does not end the movement of an item`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [0, 1, 2, 3, 4, 5]), animated: false)
        fixture.stage.host.turn()
        fixture.source.reorderingHandlers.canReorderItem = { _ in true }
        let target: CGPoint = fixture.collection.cellForItem(at: [0, 2])?.center ?? .zero
        fixture.collection.beginInteractiveMovementForItem(at: [0, 0])
        fixture.collection.updateInteractiveMovementTargetPosition(target)
        fixture.stage.advance(by: 0.5)
        for isAnimated in [true, false] {
            fixture.source.apply(fixture.source.snapshot(), animatingDifferences: isAnimated)
            fixture.stage.advance(by: 0.5)
            expect(fixture.collection.hasUncommittedUpdates)
        }
        fixture.collection.endInteractiveMovement()
        fixture.stage.advance(by: 1)
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 2, 0, 3, 4, 5])
        expectNil(fixture.problem())
    }

    @Test func `a moved item settles although its handler applies a snapshot`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [0, 1, 2, 3, 4, 5]), animated: false)
        fixture.stage.host.turn()
        fixture.source.reorderingHandlers.canReorderItem = { _ in true }
        fixture.source.reorderingHandlers.didReorder = { [weak source = fixture.source] transaction in
            source?.apply(transaction.finalSnapshot, animatingDifferences: false)
        }
        let cell: UICollectionViewCell? = fixture.collection.cellForItem(at: [0, 0])
        let target: CGPoint = fixture.collection.cellForItem(at: [0, 2])?.center ?? .zero
        fixture.collection.beginInteractiveMovementForItem(at: [0, 0])
        fixture.collection.updateInteractiveMovementTargetPosition(CGPoint(x: target.x + 20, y: target.y + 10))
        fixture.collection.endInteractiveMovement()
        fixture.stage.advance(by: 0.1)
        let x: CGFloat = cell?.layer.presentation()?.frame.midX ?? 0
        expect(x > target.x && x < target.x + 20)
        fixture.stage.advance(by: 1)
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 2, 0, 3, 4, 5])
        expectNil(fixture.problem())
    }

    @Test func `a data source that applies a snapshot for a moved item moves it once`() {
        final class MovingSource: UICollectionViewDiffableDataSource<Int, Int> {
            override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
            override func collectionView(
                _ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
            ) {
                var items: [Int] = snapshot().itemIdentifiers
                items.insert(items.remove(at: source.item), at: target.item)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                apply(snapshot, animatingDifferences: false)
            }
        }
        let fixture = DiffableFixture()
        let registration = UICollectionView.CellRegistration<ItemSource.Cell, Int> { cell, _, item in
            cell.label.text = "\(item)"
        }
        let source = MovingSource(collectionView: fixture.collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<6))
        source.apply(snapshot, animatingDifferences: false)
        fixture.stage.host.turn()
        let target: CGPoint = fixture.collection.cellForItem(at: [0, 2])?.center ?? .zero
        fixture.collection.beginInteractiveMovementForItem(at: [0, 0])
        fixture.collection.updateInteractiveMovementTargetPosition(target)
        fixture.collection.endInteractiveMovement()
        fixture.stage.advance(by: 1)
        let texts: [String?] = (0..<6).map {
            (fixture.collection.cellForItem(at: [0, $0]) as? ItemSource.Cell)?.label.text
        }
        expect(source.snapshot().itemIdentifiers, equals: [1, 2, 0, 3, 4, 5])
        expect(texts, equals: ["1", "2", "0", "3", "4", "5"])
    }

    @Test func `any sequence of snapshots is shown, even while changes are animated`() {
        for seed in randomCases(6, "ENGAWA_UPDATE_CASES") {
            let fixture = DiffableFixture()
            fixture.stage.cover()
            var random = SplitMix64(seed: UInt64(seed))
            for _ in 0..<12 {
                var names: [Int] = Array(0..<40).shuffled(using: &random)
                let sections: [(String, [Int])] = ["a", "b", "c"].shuffled(using: &random).prefix(random.below(4)).map {
                    let count: Int = min(names.count, random.below(30))
                    defer { names.removeFirst(count) }
                    return ($0, Array(names.prefix(count)))
                }
                var snapshot = DiffableFixture.snapshot(sections)
                let items: [Int] = snapshot.itemIdentifiers
                if let item = items.first, random.below(3) == 0 { snapshot.reloadItems([item]) }
                if let item = items.last, random.below(3) == 0 { snapshot.reconfigureItems([item]) }
                if let section = sections.first, random.below(4) == 0 { snapshot.reloadSections([section.0]) }
                fixture.source.apply(snapshot, animatingDifferences: random.below(4) > 0)
                fixture.stage.advance(by: random.below(2) == 0 ? 0.1 : 1)
                expect(fixture.source.snapshot().itemIdentifiers, equals: items)
            }
            fixture.stage.advance(by: 1)
            if let problem = fixture.problem() { Issue.record("Seed \(seed): \(problem)") }
        }
    }

    @Test func `items keep their cells when they move, even to other sections`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]), ("b", [4, 5]))
        fixture.stage.advance(by: 1)
        let cells: [UICollectionViewCell] = [1, 2, 3, 4, 5].map {
            fixture.collection.cellForItem(at: fixture.source.indexPath(for: $0)!)!
        }
        fixture.requested = []
        let moved: CGPoint = cells[4].center
        fixture.apply(("c", [5, 2]), ("a", [3, 4, 1]))
        fixture.stage.advance(by: 0.1)
        let middle: CGRect = cells[4].layer.presentation()!.frame
        expect(middle.midY < moved.y && middle.midY > cells[4].center.y)
        fixture.stage.advance(by: 1)
        expect(fixture.requested.isEmpty)
        for (item, cell) in zip([1, 2, 3, 4, 5], cells) {
            expect(fixture.collection.cellForItem(at: fixture.source.indexPath(for: item)!), isIdenticalTo: cell)
        }
        expectNil(fixture.problem())
    }

    @Test func `reloaded items have new cells, and reconfigured items keep theirs`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]))
        fixture.stage.advance(by: 1)
        let cells: [UICollectionViewCell] = (0..<3).map { fixture.collection.cellForItem(at: [0, $0])! }
        fixture.requested = []
        var snapshot = fixture.source.snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        fixture.source.apply(snapshot)
        fixture.stage.advance(by: 1)
        expect(fixture.requested.sorted(), equals: [1, 2])
        expect(fixture.collection.cellForItem(at: [0, 0]), isNotIdenticalTo: cells[0])
        expect(fixture.collection.cellForItem(at: [0, 1]), isIdenticalTo: cells[1])
        expect(fixture.source.snapshot().reloadedItemIdentifiers.isEmpty)
        fixture.requested = []
        fixture.source.apply(fixture.source.snapshot())
        fixture.source.applySnapshotUsingReloadData(fixture.source.snapshot())
        fixture.stage.advance(by: 1)
        expect(fixture.requested.sorted(), equals: [1, 2, 3])
    }

    @Test func `the completion is called once the changes are visible`() {
        let fixture = DiffableFixture()
        var calls: [String] = []
        fixture.source.apply(DiffableFixture.snapshot([("a", [1])])) { calls.append("animated") }
        fixture.stage.advance(by: 0.1)
        expect(calls.isEmpty)
        fixture.stage.advance(by: 1)
        fixture.source.apply(DiffableFixture.snapshot([("a", [1, 2])]), animatingDifferences: false) {
            calls.append("plain")
        }
        fixture.source.applySnapshotUsingReloadData(fixture.source.snapshot()) { calls.append("reloaded") }
        fixture.source.apply(fixture.source.snapshot()) { calls.append("equal") }
        expect(calls, equals: ["animated"])
        fixture.stage.host.turn()
        expect(calls, equals: ["animated", "plain", "reloaded", "equal"])
    }

    @Test func `tasks wait until a snapshot is visible`() async {
        let fixture = DiffableFixture()
        let source = fixture.source
        await source.apply(DiffableFixture.snapshot([("a", [2, 3])]))
        expectNil(fixture.problem())
        await source.applySnapshotUsingReloadData(DiffableFixture.snapshot([("a", [4])]))
        expect(fixture.collection.numberOfItems(inSection: 0), equals: 1)
    }

    @Test func `the provider returns the supplementary views of every section, even after changes`() {
        let fixture = DiffableFixture()
        let flow = fixture.collection.collectionViewLayout as? UICollectionViewFlowLayout
        flow?.headerReferenceSize = CGSize(width: 0, height: 30)
        flow?.footerReferenceSize = CGSize(width: 0, height: 10)
        var requested: [String] = []
        let kinds = (
            header: UICollectionView.elementKindSectionHeader, footer: UICollectionView.elementKindSectionFooter
        )
        let titles = [kinds.header, kinds.footer].map { kind in
            UICollectionView.SupplementaryRegistration<ItemSource.Title>(elementKind: kind) { view, kind, path in
                let section: String = fixture.source.sectionIdentifier(for: path.section) ?? "none"
                view.label.text = "\(kind == kinds.header ? "header" : "footer") \(section)"
            }
        }
        fixture.source.supplementaryViewProvider = { collection, kind, path in
            requested.append("\(kind) \(path.section)")
            let index: Int = kind == kinds.header ? 0 : 1
            return collection.dequeueConfiguredReusableSupplementary(using: titles[index], for: path)
        }
        func shown(_ kind: String) -> [String] {
            let paths: [IndexPath] = fixture.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            return paths.sorted().map {
                let view = fixture.collection.supplementaryView(forElementKind: kind, at: $0)
                return (view as? ItemSource.Title)?.label.text ?? "none"
            }
        }
        fixture.apply(("a", [1, 2]), ("b", [3]))
        fixture.stage.advance(by: 1)
        expect(shown(kinds.header), equals: ["header a", "header b"])
        expect(shown(kinds.footer), equals: ["footer a", "footer b"])
        expect(requested.count, equals: 4)
        requested = []
        fixture.apply(("c", [4]), ("b", [3, 1]))
        fixture.stage.advance(by: 1)
        // Only the views of the new section are requested.
        expect(Set(requested) == ["\(kinds.header) 0", "\(kinds.footer) 0"] && requested.count == 2)
        expect(shown(kinds.header), equals: ["header c", "header b"])
        expect(shown(kinds.footer), equals: ["footer c", "footer b"])
    }

    @Test func `identifiers and index paths are looked up`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2]), ("b", [3]))
        let source = fixture.source
        expect(source.itemIdentifier(for: [1, 0]) == 3 && source.itemIdentifier(for: [1, 1]) == nil)
        expect(source.indexPath(for: 2) == [0, 1] && source.indexPath(for: 9) == nil)
        expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
        expect(source.index(for: "b") == 1 && source.index(for: "x") == nil)
    }

    @Test func `a snapshot finds its items and sections, and records those to reload`() {
        var snapshot = DiffableFixture.snapshot([("a", [1, 2]), ("b", [3])])
        expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(9) == nil)
        expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("x") == nil)
        snapshot.reconfigureItems([2])
        snapshot.reloadItems([3])
        snapshot.reloadSections(["b"])
        expect(snapshot.reconfiguredItemIdentifiers, equals: [2])
        expect(snapshot.reloadedItemIdentifiers, equals: [3])
        expect(snapshot.reloadedSectionIdentifiers, equals: ["b"])
        snapshot.deleteAllItems()
        expect(snapshot.numberOfItems == 0 && snapshot.sectionIdentifiers.isEmpty && snapshot.indexOfItem(3) == nil)
    }

    @Test func `the handler for the start of a reordering is called first, with the same transaction`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]))
        var calls: [String] = []
        fixture.source.reorderingHandlers.didReorder = { calls.append("did \($0.finalSnapshot.itemIdentifiers)") }
        fixture.source.reorderingHandlers.willReorder = { calls.append("will \($0.finalSnapshot.itemIdentifiers)") }
        fixture.source.collectionView(fixture.collection, moveItemAt: [0, 0], to: [0, 2])
        expect(calls, equals: ["will [2, 3, 1]", "did [2, 3, 1]"])
    }

    @Test func `warnings name the rejected identifiers`() {
        nonisolated(unsafe) var warnings: [String] = []
        Diagnostics.$observer.withValue({ warnings.append($0) }) {
            var snapshot = DiffableFixture.snapshot([("a", [1, 2])])
            snapshot.appendItems([2, 3])
            snapshot.appendSections(["a"])
            snapshot.appendItems([4], toSection: "x")
            snapshot.deleteItems([9])
            snapshot.moveItem(1, afterItem: 1)
            snapshot.insertItems([5], beforeItem: 8)
            expect(snapshot.itemIdentifiers, equals: [1, 2, 3])
            var empty = DiffableFixture.Snapshot()
            empty.appendItems([1])
            empty.appendItems([1, 2])
        }
        let expected: [String] = [
            "already contains the item identifiers 2, so", "already contains the section identifiers a, so",
            "does not contain the section identifiers x", "does not contain the item identifiers 9",
            "The item 1 was not moved", "does not contain the item identifiers 8", "has no section, so 1 item was not",
            "has no section, so 2 items were not",
        ]
        expect(warnings.count, equals: expected.count)
        for (warning, part) in zip(warnings, expected) { expect(warning.contains(part)) }
    }

    @Test func `reordering calls the handlers with the transaction`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]), ("b", [4]))
        var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
        expect(!fixture.source.collectionView(fixture.collection, canMoveItemAt: [0, 0]))
        fixture.source.reorderingHandlers.canReorderItem = { $0 != 2 }
        fixture.source.reorderingHandlers.didReorder = { transactions.append($0) }
        expect(fixture.source.collectionView(fixture.collection, canMoveItemAt: [0, 0]))
        expect(!fixture.source.collectionView(fixture.collection, canMoveItemAt: [0, 1]))
        fixture.source.collectionView(fixture.collection, moveItemAt: [0, 0], to: [0, 2])
        fixture.source.collectionView(fixture.collection, moveItemAt: [0, 0], to: [1, 1])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [3, 1, 4, 2])
        expect(transactions.map(\.sectionTransactions.count), equals: [1, 2])
        expect(transactions[0].initialSnapshot.itemIdentifiers, equals: [1, 2, 3, 4])
        expect([1, 2, 3, 4].applying(transactions[0].difference), equals: [2, 3, 1, 4])
        expect(transactions[1].sectionTransactions.map(\.finalSnapshot.items), equals: [[3, 1], [4, 2]])
    }

    @Test func `the handlers are called before and after the item moves`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", [1, 2, 3]))
        var calls: [[Int]] = []
        var finals: [[Int]] = []
        fixture.source.reorderingHandlers.willReorder = { transaction in
            calls.append(fixture.source.snapshot().itemIdentifiers)
            finals.append(transaction.finalSnapshot.itemIdentifiers)
        }
        fixture.source.reorderingHandlers.didReorder = { transaction in
            calls.append(fixture.source.snapshot().itemIdentifiers)
            finals.append(transaction.finalSnapshot.itemIdentifiers)
        }
        fixture.source.collectionView(fixture.collection, moveItemAt: [0, 0], to: [0, 2])
        expect(calls, equals: [[1, 2, 3], [2, 3, 1]])
        expect(finals, equals: [[2, 3, 1], [2, 3, 1]])
    }
}
