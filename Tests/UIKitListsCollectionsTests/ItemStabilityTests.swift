import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// The item under a finger that rests on a collection view stays in its place, through random changes in sizes and
/// items.
///
/// `ENGAWA_POSITION_CASES` sets the number of random sequences of each layout, 10 by default.
@MainActor @Suite(.onStage) struct ItemStabilityTests {
    @Test(arguments: [true, false])
    func `the item under the finger stays through late sizes, inserts above and reloads`(isFlow: Bool) {
        for seed in randomCases(10, "ENGAWA_POSITION_CASES") {
            guard let problem = Run(seed: UInt64(seed), isFlow: isFlow).play() else { continue }
            Issue.record("seed \(seed): \(problem)")
            return
        }
    }

    @Test(arguments: [true, false])
    func `the item under the finger stays when an equally near neighbor moves above it`(isFlow: Bool) throws {
        for (seed, distance) in [(3, 1), (3, 2), (4, 1), (5, 2)] {
            let run = Run(seed: UInt64(seed), isFlow: isFlow)
            let visible: [IndexPath] = run.collection.indexPathsForVisibleItems.sorted()
            let item: Int = visible[visible.count / 2].item
            let cell = try #require(run.collection.cellForItem(at: [0, item]))
            let place: CGFloat = cell.convert(cell.bounds, to: run.stage.root).minY
            // Items are 3 points apart, and the finger is in the middle of the gap.
            run.stage.touch(.began, 200, place + cell.frame.height + 1.5)
            expect(run.collection.fingerItem()?.path, equals: [0, item])
            run.move(item + 1, to: item - distance)
            for _ in 0..<3 {
                run.stage.advance(by: 0.02)
                let shown: CGRect = (cell.layer.presentation() ?? cell.layer).frame
                let offset: CGFloat = (run.collection.layer.presentation() ?? run.collection.layer).bounds.minY
                expect(abs(shown.minY - offset - place), isLessThan: 0.5, "sizes \(seed), moved to \(item - distance)")
            }
            expect(run.collection.indexPath(for: cell), equals: [0, item + 1])
        }
    }

    /// A cell with a height that the test determines.
    final class Cell: UICollectionViewCell {
        var height: CGFloat = 44

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    /// A collection view of items with random heights, and a finger.
    @MainActor private final class Run: NSObject, UICollectionViewDataSource {
        let stage = Stage()
        private var random: SplitMix64
        let collection: UICollectionView
        private var names: [Int] = Array(0..<300)
        private var heights: [Int: CGFloat] = [:]
        private var finger: CGFloat = 400
        private var count = 300

        init(seed: UInt64, isFlow: Bool) {
            var random = SplitMix64(seed: seed &* 31 &+ 7)
            let estimate = CGFloat([20, 44, 120][random.below(3)])
            let layout: UICollectionViewLayout
            if isFlow {
                let flow = UICollectionViewFlowLayout()
                flow.estimatedItemSize = CGSize(width: 400, height: estimate)
                flow.minimumLineSpacing = 3
                layout = flow
            } else {
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 3
                layout = UICollectionViewCompositionalLayout(section: section)
            }
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
            self.random = random
            super.init()
            for name in names { heights[name] = randomHeight() }
            collection.register(Cell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = self
            stage.root.addSubview(collection)
            stage.cover()
            stage.host.turn()
            collection.contentOffset.y = collection.contentSize.height / 2
            stage.host.turn()
        }

        private func randomHeight() -> CGFloat { CGFloat(20 + random.below(260)) / 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? Cell)?.height = heights[names[indexPath.item]] ?? 44
            return cell
        }

        /// Returns a description of the first step that moves the item under the finger, or nil if none does.
        func play() -> String? {
            stage.touch(.began, 200, finger)
            for step in 0..<14 {
                if random.below(4) == 0 { drag() }
                guard let held = heldItem() else { return "no item at step \(step)" }
                let place: CGFloat = shownTop(held) ?? .nan
                let description: String = change(held)
                for time in [0, 0.016, 0.1, 0.3] {
                    stage.advance(by: time)
                    stage.host.turn()
                    guard let top = shownTop(held) else { return "\(held) has no cell after \(description)" }
                    if abs(top - place) > 0.5 {
                        return "\(held) moved from \(place) to \(top), \(time) s after \(description) in step \(step)"
                    }
                }
            }
            stage.touch(.ended, 200, finger)
            stage.advance(by: 3)
            return nil
        }

        private func drag() {
            let target: CGFloat = 200 + CGFloat(random.below(400))
            stage.drag(
                from: CGPoint(x: 200, y: finger), to: CGPoint(x: 200, y: target), duration: 0.2, interval: 0.016)
            finger = target
            stage.advance(by: 0.5)
        }

        /// Returns the item that is nearest to the finger.
        private func heldItem() -> Int? { collection.fingerItem().map { names[$0.path.item] } }

        /// Returns the top of an item on the screen, in points.
        private func shownTop(_ name: Int) -> CGFloat? {
            guard let item = names.firstIndex(of: name), let cell = collection.cellForItem(at: [0, item]) else {
                return nil
            }
            let offset: CGFloat = (collection.layer.presentation() ?? collection.layer).bounds.minY
            return (cell.layer.presentation() ?? cell.layer).frame.minY - offset
        }

        /// Changes the collection view, and returns a description of the change.
        private func change(_ held: Int) -> String {
            let item: Int = names.firstIndex(of: held) ?? 0
            let near: [Int] = (max(0, item - 14)..<min(names.count, item + 14)).filter { $0 != item }
            let other: Int = near[random.below(near.count)]
            switch random.below(8) {
            case 0, 1: return insert(at: other, 1 + random.below(4))
            case 2: return insert(at: random.below(item + 1), 1 + random.below(30))
            case 3:
                names.remove(at: other)
                collection.deleteItems(at: [[0, other]])
                return "item \(other) was deleted beside \(item)"
            case 4:
                for place in near where random.below(3) == 0 {
                    heights[names[place]] = randomHeight()
                    (collection.cellForItem(at: [0, place]) as? Cell)?.height = heights[names[place]] ?? 0
                }
                if Bool.random(using: &random) {
                    collection.performBatchUpdates(nil)
                } else {
                    for cell in collection.visibleCells { cell.invalidateIntrinsicContentSize() }
                }
                return "heights changed"
            case 5:
                heights[names[other]] = randomHeight()
                collection.reloadItems(at: [[0, other]])
                return "item \(other) was reloaded beside \(item)"
            case 6:
                let target: Int = near[random.below(near.count)]
                move(other, to: target)
                return "item \(other) moved to \(target) beside \(item)"
            default:
                if Bool.random(using: &random) { for place in near { heights[names[place]] = randomHeight() } }
                collection.reloadData()
                return "the collection view was reloaded"
            }
        }

        func move(_ item: Int, to target: Int) {
            names.insert(names.remove(at: item), at: target)
            collection.moveItem(at: [0, item], to: [0, target])
        }

        private func insert(at item: Int, _ inserted: Int) -> String {
            let new: [Int] = (0..<inserted).map { count + $0 }
            count += inserted
            for name in new { heights[name] = randomHeight() }
            names.insert(contentsOf: new, at: item)
            collection.insertItems(at: (item..<item + inserted).map { [0, $0] })
            return "\(inserted) items were inserted at \(item)"
        }
    }
}
