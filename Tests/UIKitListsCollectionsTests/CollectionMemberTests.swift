import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Properties and methods of collection views, their layouts and their cells.
@MainActor @Suite(.onStage) struct CollectionMemberTests {
    /// A layout that records calls.
    private final class RecordingLayout: UICollectionViewFlowLayout {
        var calls: [String] = []
        var direction: UIUserInterfaceLayoutDirection = .leftToRight
        override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            calls.append("from \(type(of: oldLayout) == UICollectionViewFlowLayout.self)")
            super.prepareForTransition(from: oldLayout)
        }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            calls.append("to \(type(of: newLayout) == UICollectionViewFlowLayout.self)")
            super.prepareForTransition(to: newLayout)
        }
        override func finalizeLayoutTransition() {
            calls.append("finalize")
            super.finalizeLayoutTransition()
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            calls.append("bounds \(Int(oldBounds.width))")
            super.prepare(forAnimatedBoundsChange: oldBounds)
        }
        override func finalizeAnimatedBoundsChange() {
            calls.append("finalize bounds")
            super.finalizeAnimatedBoundsChange()
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            if let attributes { calls.append("initial \(itemIndexPath.item) \(attributes.alpha)") }
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            if let attributes { calls.append("final \(itemIndexPath.item) \(attributes.alpha)") }
            return attributes
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("initial title \(elementIndexPath.section)")
            return super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("final title \(elementIndexPath.section)")
            return super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
    }

    private func makeFixture(_ sections: [[String]]) -> (CollectionFixture, RecordingLayout) {
        let layout = RecordingLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let fixture = CollectionFixture(ItemSource(sections), layout: layout)
        layout.calls = []
        return (fixture, layout)
    }

    @Test func `layouts are notified of a change of layout`() {
        let (fixture, layout) = makeFixture([["a", "b"]])
        let plain = UICollectionViewFlowLayout()
        fixture.collection.setCollectionViewLayout(plain, animated: true)
        fixture.stage.advance(by: 1)
        expect(layout.calls.filter { $0 == "to true" }.count, equals: 1)
        layout.calls = []
        fixture.collection.setCollectionViewLayout(layout, animated: true)
        fixture.stage.advance(by: 1)
        expect(layout.calls.filter { !$0.hasPrefix("i") }.prefix(2), equals: ["from true", "finalize"])
    }

    @Test func `a layout is notified of an animated change of the size`() {
        let (fixture, layout) = makeFixture([["a", "b"]])
        UIView.animate(withDuration: 0.2) {
            fixture.collection.frame.size.width = 300
            fixture.collection.layoutIfNeeded()
        }
        fixture.stage.advance(by: 1)
        let calls: [String] = layout.calls.filter { $0.contains("bounds") }
        expect(calls, equals: ["bounds 400", "finalize bounds"])
    }

    @Test func `an update requests from the layout where elements appear and disappear`() {
        let (fixture, layout) = makeFixture([["a", "b", "c"], ["d"]])
        layout.headerReferenceSize = CGSize(width: 400, height: 30)
        fixture.stage.host.turn()
        layout.calls = []
        fixture.source.sections[0] = ["a", "c", "new"]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(2)])
        }
        fixture.stage.advance(by: 1)
        // The inserted item fades in, and the deleted item fades out.
        expect(layout.calls.contains("initial 2 0.0") && layout.calls.contains("final 1 0.0"))
        layout.calls = []
        fixture.source.sections.insert(["x"], at: 0)
        fixture.collection.insertSections([0])
        fixture.stage.advance(by: 1)
        expect(layout.calls.contains("initial title 0") && fixture.isConsistent())
        layout.calls = []
        fixture.source.sections.removeFirst()
        fixture.collection.deleteSections([0])
        fixture.stage.advance(by: 1)
        expect(layout.calls.contains("final title 0") && fixture.isConsistent())
    }

    @Test func `a layout is mirrored if its development layout direction differs from the direction of the view`() {
        let (fixture, layout) = makeFixture([["a", "b"]])
        expect(fixture.cell(0)?.frame.minX, equals: 0)
        layout.direction = .rightToLeft
        layout.invalidateLayout()
        fixture.collection.layoutIfNeeded()
        expect(fixture.cell(0)?.frame.maxX, equals: 400)
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.stage.host.turn()
        expect(fixture.cell(0)?.frame.minX, equals: 0)
    }

    @Test func `a context adjusts the content offset and collects elements`() {
        let (fixture, layout) = makeFixture([(0..<200).map { "\($0)" }])
        fixture.collection.contentOffset.y = 300
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
        expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        context.invalidateItems(at: [[0, 1]])
        context.invalidateItems(at: [[0, 2]])
        context.invalidateSupplementaryElements(ofKind: "k", at: [[0, 0]])
        context.invalidateSupplementaryElements(ofKind: "k", at: [[1, 0]])
        context.invalidateDecorationElements(ofKind: "d", at: [[2, 0]])
        expect(context.invalidatedItemIndexPaths, equals: [[0, 1], [0, 2]])
        expect(context.invalidatedSupplementaryIndexPaths, equals: ["k": [[0, 0], [1, 0]]])
        expect(context.invalidatedDecorationIndexPaths, equals: ["d": [[2, 0]]])
        layout.invalidateLayout(with: context)
        fixture.stage.host.turn()
        expect(fixture.collection.contentOffset.y == 420 && fixture.isConsistent())
    }

    @Test func `a context for a reload invalidates everything, and a context for an update only the counts`() {
        final class Layout: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                calls.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
                super.invalidateLayout(with: context)
            }
        }
        let layout = Layout()
        let fixture = CollectionFixture(ItemSource([["a", "b"]]), layout: layout)
        layout.calls = []
        layout.invalidateLayout()
        fixture.stage.host.turn()
        expect(!layout.calls.isEmpty && layout.calls.allSatisfy { $0 == "false false" })
        layout.calls = []
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        expect(layout.calls.contains("true true"))
        layout.calls = []
        fixture.source.sections[0].append("c")
        fixture.collection.insertItems(at: [fixture.path(2)])
        fixture.stage.host.turn()
        expect(layout.calls.contains("false true") && !layout.calls.contains("true true"))
    }

    @Test func `items are not prefetched if prefetching is disabled`() {
        final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
            var count = 0
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                count += indexPaths.count
            }
        }
        let (fixture, _) = makeFixture([(0..<900).map { "\($0)" }])
        let prefetching = Prefetching()
        fixture.collection.isPrefetchingEnabled = false
        fixture.collection.prefetchDataSource = prefetching
        func scroll() {
            for _ in 0..<5 {
                fixture.collection.contentOffset.y += 100
                fixture.stage.host.turn()
            }
        }
        scroll()
        expect(prefetching.count, equals: 0)
        fixture.collection.isPrefetchingEnabled = true
        scroll()
        expect(prefetching.count, isGreaterThan: 0)
    }

    @Test func `dimensions, spacings and anchors report their kinds`() {
        let dimensions: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(40), .estimated(50),
            .uniformAcrossSiblings(estimate: 60),
        ]
        let kinds: [[Bool]] = dimensions.map {
            [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated, $0.isUniformAcrossSiblings]
        }
        expect(kinds, equals: (0..<5).map { kind in (0..<5).map { $0 == kind } })
        expect(dimensions.map(\.dimension), equals: [0.5, 0.25, 40, 50, 60])
        let spaces: [NSCollectionLayoutSpacing] = [.fixed(4), .flexible(5)]
        expect(spaces.map(\.isFixedSpacing) == [true, false] && spaces.map(\.isFlexibleSpacing) == [false, true])
        let anchors: [NSCollectionLayoutAnchor] = [
            NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)),
            NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)),
        ]
        expect(anchors.map(\.isAbsoluteOffset), equals: [true, false])
        expect(anchors.map(\.isFractionalOffset), equals: [false, true])
    }

    @Test func `headers of a compositional section follow its insets unless that is turned off`() {
        func frame(follows: Bool) -> CGRect? {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            section.supplementariesFollowContentInsets = follows
            let layout = UICollectionViewCompositionalLayout(section: section)
            let fixture = CollectionFixture(ItemSource([["a"]]), layout: layout)
            let kind: String = UICollectionView.elementKindSectionHeader
            return fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame
        }
        expect(frame(follows: true), equals: CGRect(x: 20, y: 0, width: 350, height: 40))
        expect(frame(follows: false), equals: CGRect(x: 0, y: 0, width: 400, height: 40))
    }

    @Test func `separators of a list have the insets and colors of the app`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.separatorConfiguration.multipleSelectionColor = .blue
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = 50
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 30
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        configuration.separatorConfiguration.topSeparatorInsets.leading = 10
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage()
        stage.root.addSubview(collection)
        stage.host.turn()
        let cell = collection.cellForItem(at: [0, 1]) as? UICollectionViewListCell
        expect(cell?.bottomSeparator?.frame.minX == 50 && cell?.bottomSeparator?.frame.maxX == 370)
        expect(cell?.topSeparator?.frame.minX == 10 && cell?.topSeparator?.frame.maxX == 400)
        expect(cell?.bottomSeparator?.backgroundColor, equals: .red)
        collection.allowsMultipleSelectionDuringEditing = true
        collection.isEditing = true
        collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        stage.host.turn()
        expect(cell?.bottomSeparator?.backgroundColor, equals: .blue)
    }

    @Test func `a line separates a handle from the accessory before it`() {
        func handle(_ accessories: [UICellAccessory], rightToLeft: Bool = false) -> ListAccessoryView? {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            if rightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.accessories = accessories
            cell.layoutIfNeeded()
            return cell.subviews.lazy.compactMap { $0 as? ListAccessoryView }.first { $0.kind == .reorder }
        }
        let plain: UICellAccessory = .reorder(
            displayed: .always, options: .init(showsVerticalSeparator: false))
        let alone: ListAccessoryView? = handle([.reorder(displayed: .always)])
        let after: ListAccessoryView? = handle([.checkmark(), .reorder(displayed: .always)])
        expect(alone?.showsSeparator == false && handle([.checkmark(), plain])?.showsSeparator == false)
        expect(handle([.delete(displayed: .always), .reorder(displayed: .always)])?.showsSeparator, equals: false)
        // The line is as high as the cell, and the handle stays at its place.
        expect(after?.showsSeparator == true && after?.frame.height == 44 && after?.frame.maxX == alone?.frame.maxX)
        expect(after.map { $0.bounds.width - $0.signSize.width }, equals: 12)
        let mirrored: ListAccessoryView? = handle([.checkmark(), .reorder(displayed: .always)], rightToLeft: true)
        expect(mirrored?.frame.minX == 16 && mirrored?.showsSeparator == true)
    }

    @Test func `an invalidation changes the size of the content before the layout is prepared`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        let size: CGSize = fixture.collection.contentSize
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 1_000)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
        fixture.flow.invalidateLayout(with: context)
        expect(fixture.collection.contentSize, equals: CGSize(width: size.width, height: size.height + 1_000))
        fixture.stage.host.turn()
        expect(fixture.collection.contentSize, equals: size)
    }

    @Test func `the index path of a supplementary view is found`() throws {
        let fixture = CollectionFixture(ItemSource(count: 8)) {
            $0.headerReferenceSize = CGSize(width: 400, height: 40)
        }
        let header = try #require(
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0)))
        expect(fixture.collection.indexPath(forSupplementaryView: header), equals: fixture.path(0))
        let cell = try #require(fixture.cell(0))
        expectNil(fixture.collection.indexPath(forSupplementaryView: cell))
    }
}
