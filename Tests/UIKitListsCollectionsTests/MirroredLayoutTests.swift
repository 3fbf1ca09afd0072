import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Layouts that the collection view mirrors when the reading direction is right to left.
@MainActor @Suite(.onStage) struct MirroredLayoutTests {
    private final class MirroredFlow: UICollectionViewFlowLayout {
        var mirrors = true
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors }
    }

    private func makeFixture(
        _ direction: UICollectionView.ScrollDirection, mirrors: Bool = true
    ) -> CollectionFixture {
        let layout = MirroredFlow()
        layout.mirrors = mirrors
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.scrollDirection = direction
        let fixture = CollectionFixture(ItemSource(count: 60), layout: layout)
        return fixture
    }

    private func mirror(_ fixture: CollectionFixture) {
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.collection.reloadData()
        fixture.stage.host.turn()
    }

    @Test func `lines begin at the right, and items are found where they are`() {
        let fixture = makeFixture(.vertical)
        expect(fixture.cell(0)?.frame.minX, equals: 0)
        mirror(fixture)
        expect(fixture.cell(0)?.frame, equals: CGRect(x: 310, y: 0, width: 90, height: 90))
        expect(fixture.cell(3)?.frame.minX == 0 && fixture.isConsistent())
        expect(fixture.collection.indexPathForItem(at: CGPoint(x: 390, y: 50)), equals: fixture.path(0))
        expect(fixture.collection.layoutAttributesForItem(at: fixture.path(0))?.frame.minX, equals: 310)
        let plain = makeFixture(.vertical, mirrors: false)
        mirror(plain)
        expect(plain.cell(0)?.frame.minX, equals: 0)
    }

    @Test func `items move to mirrored frames in an update`() {
        let fixture = makeFixture(.vertical)
        mirror(fixture)
        fixture.source.sections[0].insert("new", at: 0)
        fixture.collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 0.1)
        let moving: CGFloat = fixture.cell(1)?.layer.presentation()?.frame.minX ?? 0
        expect(moving > fixture.cell(1)?.frame.minX ?? 400 && moving < 310)
        fixture.stage.advance(by: 1)
        expect(fixture.cell(0)?.frame.minX == 310 && fixture.isConsistent())
    }

    @Test func `a layout that scrolls sideways begins at its right end`() {
        let fixture = makeFixture(.horizontal)
        mirror(fixture)
        let collection = fixture.collection
        collection.collectionViewLayout.invalidateLayout()
        let other = MirroredFlow()
        other.itemSize = CGSize(width: 90, height: 90)
        other.scrollDirection = .horizontal
        collection.collectionViewLayout = other
        fixture.stage.host.turn()
        expect(collection.contentOffset.x, equals: collection.contentSize.width - 400)
        expect(fixture.cell(0)?.frame.maxX == collection.contentSize.width && fixture.isConsistent())
        collection.scrollToItem(at: fixture.path(59), at: .left, animated: false)
        fixture.stage.host.turn()
        expect(collection.contentOffset.x == 0 && fixture.isConsistent())
    }

    /// Returns a layout whose items are columns of a width of 90 points that scroll sideways.
    private func makeColumns() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
    }

    @Test(arguments: [true, false], [true, false])
    func `content that is added later, or again, begins at its right end`(isFlow: Bool, isAnimated: Bool) {
        let flow = MirroredFlow()
        flow.itemSize = CGSize(width: 90, height: 790)
        flow.minimumLineSpacing = 0
        flow.scrollDirection = .horizontal
        let stage = Stage()
        let collection = UICollectionView(
            frame: stage.root.bounds, collectionViewLayout: isFlow ? flow : makeColumns())
        collection.semanticContentAttribute = .forceRightToLeft
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        stage.root.addSubview(collection)
        stage.host.turn()
        for count in [3, 60, 0, 20] {
            source.apply(DiffableFixture.snapshot([("a", Array(0..<count))]), animatingDifferences: isAnimated)
            stage.advance(by: 1)
            expect(collection.contentSize.width, equals: CGFloat(count) * 90)
            expect(collection.contentOffset.x, equals: max(0, CGFloat(count) * 90 - 400), "\(count)")
        }
    }

    @Test func `content that is narrower than the view is at the right`() {
        for hasCarousel in [false, true] {
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { _, _ in
                    let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(90))
                    let group = NSCollectionLayoutGroup.vertical(
                        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                    let section = NSCollectionLayoutSection(group: group)
                    if hasCarousel { section.orthogonalScrollingBehavior = .continuous }
                    return section
                },
                configuration: {
                    let configuration = UICollectionViewCompositionalLayoutConfiguration()
                    configuration.scrollDirection = .horizontal
                    return configuration
                }())
            let fixture = CollectionFixture(ItemSource(count: 2), layout: layout)
            mirror(fixture)
            expect(frames(fixture)[fixture.path(0)]?.maxX, equals: 400, "\(hasCarousel)")
            expect(fixture.collection.indexPathForItem(at: CGPoint(x: 390, y: 50)), equals: fixture.path(0))
        }
    }

    @Test func `a layout that is set again begins at its right end, inside the content inset`() {
        let layout = makeColumns()
        let fixture = CollectionFixture(ItemSource(count: 60), layout: layout)
        fixture.collection.contentInset.right = 20
        mirror(fixture)
        for _ in 0..<2 {
            let collection: UICollectionView = fixture.collection
            collection.collectionViewLayout = UICollectionViewFlowLayout()
            fixture.stage.host.turn()
            collection.collectionViewLayout = layout
            fixture.stage.host.turn()
            expect(collection.contentOffset.x, equals: collection.contentSize.width - 380)
        }
    }

    @Test func `an interactive transition that is canceled keeps the offset of mirrored content`() {
        let flow = MirroredFlow()
        flow.itemSize = CGSize(width: 90, height: 790)
        flow.scrollDirection = .horizontal
        for layout in [flow, makeColumns()] {
            let fixture = CollectionFixture(ItemSource(count: 60), layout: layout)
            mirror(fixture)
            let collection: UICollectionView = fixture.collection
            collection.contentOffset.x = 1_000
            fixture.stage.host.turn()
            let frames: [IndexPath: CGRect] = frames(fixture)
            let other = MirroredFlow()
            other.itemSize = CGSize(width: 90, height: 790)
            other.scrollDirection = .horizontal
            let transition = collection.startInteractiveTransition(to: other)
            transition.transitionProgress = 0.2
            fixture.stage.host.turn()
            let offset: CGFloat = collection.contentOffset.x
            collection.cancelInteractiveTransition()
            fixture.stage.advance(by: 1)
            expect(offset == 1_000 && collection.contentOffset.x == 1_000)
            expect(self.frames(fixture), equals: frames)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `the visible items stay where they are when items are appended`(isFlow: Bool, isUpdate: Bool) {
        let flow = MirroredFlow()
        flow.itemSize = CGSize(width: 90, height: 790)
        flow.scrollDirection = .horizontal
        for offset: CGFloat in [0, 1_000, .infinity] {
            let fixture = CollectionFixture(ItemSource(count: 60), layout: isFlow ? flow : makeColumns())
            mirror(fixture)
            let collection: UICollectionView = fixture.collection
            collection.contentOffset.x = min(offset, collection.contentSize.width - 400)
            fixture.stage.host.turn()
            let old: [IndexPath: CGRect] = frames(fixture)
            fixture.source.sections[0] += ["a", "b", "c"]
            if isUpdate {
                collection.insertItems(at: (60..<63).map { fixture.path($0) })
            } else {
                collection.reloadData()
            }
            fixture.stage.advance(by: 1)
            let new: [IndexPath: CGRect] = frames(fixture)
            expect(new == old && fixture.isConsistent(), "\(offset) \(old) \(new)")
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `mirrored content without its last items is not scrolled past its end`(isFlow: Bool, isUpdate: Bool) {
        let flow = MirroredFlow()
        flow.itemSize = CGSize(width: 90, height: 790)
        flow.minimumLineSpacing = 0
        flow.scrollDirection = .horizontal
        for offset: CGFloat in [0, 1_000, 5_000] {
            let fixture = CollectionFixture(ItemSource(count: 60), layout: isFlow ? flow : makeColumns())
            mirror(fixture)
            let collection: UICollectionView = fixture.collection
            collection.contentOffset.x = offset
            fixture.stage.host.turn()
            fixture.source.sections[0].removeLast(2)
            if isUpdate {
                collection.deleteItems(at: [fixture.path(58), fixture.path(59)])
            } else {
                collection.reloadData()
            }
            fixture.stage.advance(by: 1)
            expect(collection.contentOffset.x, equals: max(0, offset - 180), "\(offset)")
            expect(fixture.isConsistent())
        }
    }

    @Test func `an item that is deleted from mirrored content leaves at its place`() {
        let fixture = CollectionFixture(ItemSource(count: 60), layout: makeColumns())
        mirror(fixture)
        let old: [IndexPath: CGRect] = frames(fixture)
        let cells: [UICollectionViewCell?] = [1, 2].map { fixture.cell($0) }
        fixture.source.sections[0].remove(at: 1)
        fixture.collection.deleteItems(at: [fixture.path(1)])
        fixture.stage.host.turn()
        let deleted: CGFloat? = old[fixture.path(1)]?.minX
        expect(cells[0]?.convert(.zero, to: fixture.stage.root).x, equals: deleted)
        fixture.stage.advance(by: 1)
        expect(cells[1]?.convert(.zero, to: fixture.stage.root).x == deleted && fixture.isConsistent())
    }

    @Test func `insets relative to layout margins are at the sides of the margins`() {
        let layout = MirroredFlow()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.sectionInsetReference = .fromLayoutMargins
        let fixture = CollectionFixture(ItemSource(count: 8), layout: layout)
        mirror(fixture)
        fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        fixture.stage.host.turn()
        expect(fixture.cell(0)?.frame.maxX, equals: 390)
        expect(fixture.cell(2)?.frame.minX, equals: 40)
        fixture.collection.layoutMargins.right = 30
        fixture.stage.host.turn()
        expect(fixture.cell(0)?.frame.maxX, equals: 370)
    }

    /// Returns the frames of the visible items on the screen.
    private func frames(_ fixture: CollectionFixture) -> [IndexPath: CGRect] {
        let collection = fixture.collection
        return Dictionary(
            uniqueKeysWithValues: collection.indexPathsForVisibleItems.compactMap { path in
                collection.cellForItem(at: path).map { (path, $0.convert($0.bounds, to: fixture.stage.root)) }
            })
    }

    private func mirrored(_ frames: [IndexPath: CGRect]) -> [IndexPath: CGRect] {
        frames.mapValues { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `a change of direction mirrors the visible items`(_ direction: UICollectionView.ScrollDirection) {
        let fixture = makeFixture(direction)
        let collection = fixture.collection
        for offset in [0, 130] as [CGFloat] {
            collection.contentOffset = direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
            fixture.stage.host.turn()
            let usual = frames(fixture)
            expect(usual.count, isGreaterThan: 20)
            collection.semanticContentAttribute = .forceRightToLeft
            fixture.stage.host.turn()
            expect(frames(fixture) == mirrored(usual) && fixture.isConsistent())
            collection.semanticContentAttribute = .unspecified
            fixture.stage.host.turn()
            expect(frames(fixture) == usual && fixture.isConsistent())
            collection.traitOverrides.layoutDirection = .rightToLeft
            fixture.stage.host.turn()
            expect(frames(fixture) == mirrored(usual) && fixture.isConsistent())
            collection.traitOverrides.layoutDirection = .leftToRight
            fixture.stage.host.turn()
        }
    }

    @Test func `a change of direction mirrors the sections of a compositional layout`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            if index == 1 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let fixture = CollectionFixture(ItemSource((0..<2).map { _ in (0..<4).map { "\($0)" } }), layout: layout)
        let usual = frames(fixture)
        expect(usual[fixture.path(0, 1)]?.minX, equals: 0)
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.stage.host.turn()
        expect(frames(fixture), equals: mirrored(usual))
        fixture.collection.semanticContentAttribute = .unspecified
        fixture.stage.host.turn()
        expect(frames(fixture), equals: usual)
    }
}
