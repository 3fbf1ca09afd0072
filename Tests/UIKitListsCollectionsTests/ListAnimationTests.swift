import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitLists

/// Tests what lists show at single instants during their animations.
@MainActor @Suite(.onStage) struct ListAnimationTests {
    /// A list whose rows can be deleted by a full swipe.
    @MainActor
    private final class Fixture {
        let stage = Stage()
        let collection: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

        init(
            _ items: [String], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
            accessories: [UICellAccessory] = []
        ) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                        show(source.snapshot().itemIdentifiers.filter { $0 != source.itemIdentifier(for: path) })
                        done(true)
                    }
                ])
            }
            collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            stage.root.addSubview(collection)
            show(items, animated: false)
            stage.advance(by: 0.5)
        }

        func show(_ items: [String], animated: Bool = true) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: animated)
        }

        /// Returns the cell that shows the given text and is still in the collection view, even if its item was
        /// deleted.
        func cell(_ text: String) -> UICollectionViewListCell? {
            collection.subviews.compactMap { $0 as? UICollectionViewListCell }.first {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == text
            }
        }

        /// Returns the frame of a cell on the screen, in the middle of an animation.
        func shownFrame(_ text: String) -> CGRect { cell(text)?.layer.presentation()?.frame ?? .null }

        /// Returns the visible part of a row in the middle of an animation.
        func visibleFrame(_ text: String) -> CGRect {
            let frame: CGRect = shownFrame(text)
            guard let clip = cell(text)?.mask?.layer.presentation()?.frame else { return frame }
            return frame.intersection(clip.offsetBy(dx: frame.minX, dy: frame.minY))
        }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func `a row that closes the gap of a swiped row is not behind the buttons of the swiped row`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let fixture = Fixture(["a", "b", "c", "d"], appearance)
        let deleted = try #require(fixture.cell("b"))
        let y: CGFloat = deleted.frame.midY
        fixture.stage.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 25, y: y), duration: 0.4)
        let tray = try #require(fixture.collection.subviews.first { $0 is SwipeTray })
        for _ in 0..<5 {
            fixture.stage.advance(by: 0.05)
            let frame = try #require(tray.layer.presentation()?.frame)
            let gap = try #require(tray.mask?.layer.presentation()?.frame)
            let shown: CGRect = frame.intersection(gap.offsetBy(dx: frame.minX, dy: frame.minY))
            expect(tray.layer.presentation()?.opacity, equals: 1)
            expect(abs(shown.maxY - fixture.shownFrame("c").minY), isLessThan: 0.5)
            expect(shown.minY, isAtLeast: fixture.shownFrame("a").maxY - 0.5)
            expect(abs(fixture.shownFrame("b").maxX - frame.minX), isLessThan: 0.5)
            let leaving: CGRect = fixture.visibleFrame("b")
            expect(appearance == .plain || leaving.isEmpty || leaving.minX >= fixture.shownFrame("a").minX - 0.5)
        }
        fixture.stage.advance(by: 1)
        expect(tray.superview == nil && deleted.mask == nil && fixture.cell("b") == nil)
    }

    @Test func `applying the same snapshot does not close a swiped row`() throws {
        let fixture = Fixture(["a", "b", "c", "d"])
        let y: CGFloat = try #require(fixture.cell("b")).frame.midY
        fixture.stage.swipe(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.3)
        fixture.stage.advance(by: 0.5)
        let frame: CGRect = fixture.shownFrame("b")
        expect(frame.minX, isLessThan: 0)
        fixture.source.apply(fixture.source.snapshot())
        fixture.stage.advance(by: 0.5)
        expect(fixture.shownFrame("b"), equals: frame)
        fixture.stage.tap(380, y)
        fixture.stage.advance(by: 1)
        expect(fixture.source.snapshot().itemIdentifiers, equals: ["a", "c", "d"])
    }

    @Test func `text keeps its size while edit mode begins`() throws {
        let text = "A long text of more than one line in editing mode"
        let fixture = Fixture([text], accessories: [.delete(), .reorder()])
        let content = try #require(fixture.cell(text)?.contentView)
        let label = try #require(content.subviews.first { ($0 as? UILabel)?.text?.isEmpty == false })
        fixture.collection.isEditing = true
        fixture.stage.advance(by: 0.1)
        expect(label.layer.presentation()!.bounds.width, isGreaterThan: label.bounds.width + 4)
        expect(label.layer.contentsGravity, equals: .topLeft)
    }

    @Test func `rows below inserted rows uncover them`() throws {
        let fixture = Fixture(["a", "z"])
        fixture.show(["a", "b", "c", "d", "z"])
        for _ in 0..<4 {
            fixture.stage.advance(by: 0.06)
            let edge: CGFloat = fixture.shownFrame("z").minY
            expect(edge > 44 && edge < 176)
            for text in ["b", "c", "d"] {
                expect(fixture.cell(text)?.layer.presentation()?.opacity, equals: 1)
                let visible: CGRect = fixture.visibleFrame(text)
                expect(visible.isEmpty || visible.maxY <= edge + 0.5)
            }
            expect(abs(["b", "c", "d"].map { fixture.visibleFrame($0).height }.reduce(44, +) - edge), isLessThan: 1)
        }
        fixture.stage.advance(by: 1)
        expect(["b", "c", "d"].allSatisfy { fixture.cell($0)?.mask == nil })
    }

    @Test func `rows below deleted rows cover them`() throws {
        let fixture = Fixture(["0", "a", "b", "c", "d", "z"], .insetGrouped)
        let deleted: [UICollectionViewListCell] = ["b", "c", "d"].compactMap(fixture.cell)
        fixture.show(["a", "z"])
        for _ in 0..<4 {
            fixture.stage.advance(by: 0.06)
            let (top, edge): (CGFloat, CGFloat) = (fixture.shownFrame("a").maxY, fixture.shownFrame("z").minY)
            for text in ["b", "c", "d"] {
                let visible: CGRect = fixture.visibleFrame(text)
                expect(visible.isEmpty || visible.maxY <= edge + 0.5 && visible.minY >= top - 0.5)
            }
        }
        fixture.stage.advance(by: 1)
        expect(deleted.count == 3 && deleted.allSatisfy { $0.mask == nil && $0.superview == nil })
    }

    @Test func `rows deleted during their insertion animation shrink from their visible parts`() {
        let fixture = Fixture(["a", "z"])
        fixture.show(["a", "b", "c", "z"])
        fixture.stage.advance(by: 0.15)
        fixture.show(["a", "z"])
        fixture.stage.advance(by: 0.02)
        let heights: CGFloat = ["b", "c"].map { fixture.visibleFrame($0).height }.reduce(0, +)
        expect(heights > 4 && heights < 84)
        fixture.stage.advance(by: 1)
        expect(fixture.cell("b") == nil && fixture.cell("z")?.frame.minY == 44)
        fixture.show(["a", "b", "z"])
        fixture.stage.advance(by: 1)
        expect(fixture.cell("b")?.mask == nil && fixture.cell("b")?.alpha == 1)
    }

    @Test(arguments: [true, false])
    func `controls for editing stay inside an inset group and do not cross other accessories`(_ begins: Bool) throws {
        let fixture = Fixture(
            ["a", "b"], .insetGrouped,
            accessories: [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()])
        if !begins { fixture.collection.isEditing = true }
        fixture.stage.advance(by: 1)
        let cell = try #require(fixture.cell("a"))
        fixture.collection.isEditing = begins
        for _ in 0..<5 {
            fixture.stage.advance(by: 0.05)
            let views: [ListAccessoryView] = cell.subviews.compactMap { $0 as? ListAccessoryView }
            func shown(_ kind: ListAccessoryView.Kind) -> CALayer? {
                views.first { $0.kind == kind }?.layer.presentation()
            }
            let handle = try #require(shown(.reorder))
            let indicator = try #require(shown(.disclosure))
            let delete = try #require(shown(.delete))
            expect(delete.frame.minX >= 0 && handle.frame.maxX <= cell.bounds.width)
            expect(indicator.opacity + handle.opacity, isLessThan: 1.2)
            expect(indicator.frame.minX, isLessThan: handle.frame.minX)
            expect(min(indicator.opacity, handle.opacity) < 0.3 || indicator.frame.maxX <= handle.frame.minX + 0.5)
        }
    }

    @Test func `a card is behind the rows of an inset group while they move`() throws {
        let fixture = Fixture(["a", "b", "c", "d"], .insetGrouped)
        fixture.show(["d", "a", "b", "e"])
        let cards = fixture.collection.groupCards
        for _ in 0..<4 {
            fixture.stage.advance(by: 0.06)
            let card: CGRect = try #require(cards.view(of: 0)?.layer.presentation()?.frame)
            let frames: [CGRect] = ["a", "b", "d", "e"].map(fixture.visibleFrame).filter { !$0.isEmpty }
            expect(frames.allSatisfy { card.insetBy(dx: -0.5, dy: -0.5).contains($0) })
            expect(fixture.cell("a")?.backgroundCorners?.corners.contains(.layerMinXMinYCorner), equals: true)
            let cells: [UIView] = fixture.collection.subviews.filter { $0 is UICollectionViewListCell }
            expect(cells.last, isIdenticalTo: fixture.cell("d"))
        }
        fixture.stage.advance(by: 1)
        expect(cards.sections.isEmpty && fixture.cell("a")?.backgroundCorners == nil)
    }

    @Test func `a card is behind the rows of an inset group while one is dragged`() throws {
        let fixture = Fixture(["a", "b", "c", "d"], .insetGrouped, accessories: [.reorder()])
        fixture.collection.isEditing = true
        fixture.stage.advance(by: 0.5)
        let (first, last): (CGRect, CGRect) = (fixture.shownFrame("a"), fixture.shownFrame("d"))
        let (x, y): (CGFloat, CGFloat) = (355, last.midY)
        fixture.stage.touch(.began, x, y)
        fixture.stage.advance(by: 0.3)
        fixture.stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y - 100), duration: 0.2)
        let card = try #require(fixture.collection.groupCards.view(of: 0))
        expect(card.layer.presentation()?.frame, equals: first.union(last))
        fixture.stage.touch(.ended, x, y - 100)
        fixture.stage.advance(by: 1)
        expect(card.superview == nil && fixture.collection.groupCards.sections.isEmpty)
        expect(fixture.shownFrame("c").maxY, equals: last.maxY)
    }
}
