import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct SelfSizingTests {
    /// A cell whose constraints determine its size. It counts the requests for preferred attributes.
    final class SizedCell: UICollectionViewCell {
        let box = UIView()
        let height: NSLayoutConstraint
        let width: NSLayoutConstraint
        static var requestCount = 0

        override init(frame: CGRect) {
            height = box.heightAnchor.constraint(equalToConstant: 10)
            width = box.widthAnchor.constraint(equalToConstant: 10)
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                height, width, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.requestCount += 1
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    final class SizeSource: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            if let cell = cell as? SizedCell {
                cell.width.constant = sizes[indexPath.item].width
                cell.height.constant = sizes[indexPath.item].height
            }
            return cell
        }
    }

    private func make(_ source: SizeSource, estimate: CGSize) -> (Stage, UICollectionView) {
        let stage = Stage()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "word")
        view.dataSource = source
        stage.root.addSubview(view)
        SizedCell.requestCount = 0
        stage.host.turn()
        return (stage, view)
    }

    @Test func `an animated scroll ends at an item whose size was estimated`() {
        let source = SizeSource((0..<200).map { _ in CGSize(width: 390, height: 100) })
        let (stage, view) = make(source, estimate: CGSize(width: 390, height: 44))
        for item in [150, 20, 0] {
            let path = IndexPath(item: item, section: 0)
            view.scrollToItem(at: path, at: .top, animated: true)
            stage.advance(by: 0.15)
            expect(view.isScrollAnimating)
            stage.advance(by: 0.25)
            expect(view.layoutAttributesForItem(at: path)?.frame.minY, equals: view.contentOffset.y)
        }
    }

    @Test func `constraints determine the sizes of cells`() {
        let source = SizeSource([
            CGSize(width: 150, height: 30), CGSize(width: 100, height: 50), CGSize(width: 390, height: 20),
        ])
        let (stage, view) = make(source, estimate: UICollectionViewFlowLayout.automaticSize)
        let frames: [CGRect] = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        expect(
            frames,
            equals: [
                CGRect(x: 0, y: 10, width: 150, height: 30), CGRect(x: 300, y: 0, width: 100, height: 50),
                CGRect(x: 5, y: 60, width: 390, height: 20),
            ])
        expect(view.contentSize.height, equals: 80)
        withExtendedLifetime(stage) {}
    }

    @Test func `each item is measured once, when it is visible`() {
        let source = SizeSource((0..<1_000).map { CGSize(width: 380, height: CGFloat(30 + $0 % 7)) })
        let (stage, view) = make(source, estimate: CGSize(width: 380, height: 40))
        let first: Int = SizedCell.requestCount
        expect(first, isLessThan: 30)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        expect(SizedCell.requestCount, isAtMost: first + 4)
        withExtendedLifetime(stage) {}
    }

    @Test func `visible items keep their positions when items before them are taller than estimated`() {
        let source = SizeSource((0..<1_000).map { CGSize(width: 380, height: $0 < 500 ? 80 : 40) })
        let (stage, view) = make(source, estimate: CGSize(width: 380, height: 40))
        view.scrollToItem(at: IndexPath(item: 600, section: 0), at: .top, animated: false)
        expect(view.indexPathsForVisibleItems.first, equals: IndexPath(item: 600, section: 0))
        for _ in 0..<200 {
            let first: UICollectionViewCell = view.visibleCells[1]
            let before: CGFloat = first.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 30
            view.layoutIfNeeded()
            expect(abs(first.frame.minY - view.contentOffset.y - before - 30), isLessThan: 0.6)
        }
        withExtendedLifetime(stage) {}
    }

    @Test func `items that are shorter than estimated do not move the content past its start`() {
        let source = SizeSource((0..<100).map { CGSize(width: 380, height: $0 < 12 ? 10 : 40) })
        let (stage, view) = make(source, estimate: CGSize(width: 380, height: 40))
        view.contentOffset.y = 600
        view.reloadData()
        stage.host.turn()
        expect(view.contentOffset.y, equals: 600)
        view.contentOffset.y = 30
        stage.host.turn()
        expect(view.contentOffset.y, equals: 0)
    }

    @Test func `a new width measures the cells again`() {
        let source = SizeSource([CGSize(width: 180, height: 30), CGSize(width: 180, height: 50)])
        let (stage, view) = make(source, estimate: CGSize(width: 60, height: 20))
        view.frame.size.width = 300
        stage.host.turn()
        expect(
            view.visibleCells.map(\.frame),
            equals: [
                CGRect(x: 60, y: 0, width: 180, height: 30), CGRect(x: 60, y: 40, width: 180, height: 50),
            ])
        view.frame.size.width = 400
        stage.host.turn()
        expect(view.visibleCells.map(\.frame.size), equals: source.sizes)
        expect(SizedCell.requestCount, equals: 6)
    }

    @Test func `a new text size measures the cells again`() {
        let source = SizeSource([CGSize(width: 180, height: 30)])
        let (stage, view) = make(source, estimate: CGSize(width: 60, height: 20))
        (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell)?.height.constant = 44
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.turn()
        expect(view.visibleCells.map(\.frame.size), equals: [CGSize(width: 180, height: 44)])
    }

    @Test func `an update without changes measures the cells again`() {
        let source = SizeSource([CGSize(width: 380, height: 30), CGSize(width: 380, height: 30)])
        let (stage, view) = make(source, estimate: CGSize(width: 380, height: 30))
        (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell)?.height.constant = 100
        view.performBatchUpdates(nil)
        stage.advance(by: 1)
        expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, equals: 100)
        expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, equals: 110)
    }

    @Test func `measured sizes move with their items`() {
        let source = SizeSource((0..<100).map { CGSize(width: 380, height: CGFloat(20 + $0)) })
        let (stage, view) = make(source, estimate: CGSize(width: 380, height: 60))
        let before: Int = SizedCell.requestCount
        source.sizes.insert(CGSize(width: 380, height: 33), at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        expect(SizedCell.requestCount, equals: before + 1)
        expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, equals: 33)
        expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, equals: 43)
    }
}
