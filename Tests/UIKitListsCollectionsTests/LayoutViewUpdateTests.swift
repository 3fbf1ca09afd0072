import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Supplementary and decoration views that a layout removes and adds in an update.
@MainActor @Suite(.onStage) struct LayoutViewUpdateTests {
    final class Mark: UICollectionReusableView {}

    /// A list with a mark behind each item. The index paths of the marks are those of the items.
    final class Marked: UICollectionViewLayout {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var requests: [String] = []
        var appearing: [IndexPath] = []
        var disappearing: [IndexPath] = []

        override var collectionViewContentSize: CGSize {
            CGSize(width: 400, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 40)
        }
        private func frame(_ path: IndexPath) -> CGRect { CGRect(x: 0, y: path.item * 40, width: 400, height: 40) }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = frame(path)
            return attributes
        }
        override func layoutAttributesForDecorationView(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            attributes.frame = frame(path)
            attributes.zIndex = -1
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let paths = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { IndexPath(item: $0, section: 0) }
            return paths.compactMap { layoutAttributesForItem(at: $0) }
                + paths.compactMap { layoutAttributesForDecorationView(ofKind: "mark", at: $0) }
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            requests.append("prepare")
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            requests.append("finalize")
        }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            requests.append("delete \(elementKind)")
            return deleted
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            requests.append("insert \(elementKind)")
            return inserted
        }
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            appearing.append(path)
            return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            disappearing.append(path)
            return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func make(_ items: [String]) -> (CollectionFixture, Marked) {
        let layout = Marked()
        layout.register(Mark.self, forDecorationViewOfKind: "mark")
        return (CollectionFixture(ItemSource([items]), layout: layout), layout)
    }

    private func mark(_ item: Int, of fixture: CollectionFixture) -> UIView? {
        fixture.collection.visibleViews[
            CollectionElement(.decorationView, kind: "mark", path: fixture.path(item))]
    }

    @Test func `a layout removes the decoration view of a deleted item`() throws {
        let (fixture, layout) = make(["a", "b", "c"])
        let first = try #require(mark(0, of: fixture))
        layout.deleted = [fixture.path(0)]
        fixture.source.sections = [["b", "c"]]
        fixture.collection.deleteItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 0.15)
        expect(layout.requests, equals: ["prepare", "delete mark", "insert mark", "finalize"])
        expect(layout.disappearing.contains(fixture.path(0)))
        expect(first.superview, isIdenticalTo: fixture.collection)
        expect(first.layer.presentation()?.opacity ?? 1, isLessThan: 0.95)
        expect(mark(0, of: fixture) !== first)
        fixture.stage.advance(by: 1)
        expectNil(first.superview)
        expect(fixture.isConsistent())
    }

    @Test func `a layout adds the decoration view of an inserted item`() throws {
        let (fixture, layout) = make(["a"])
        let first = try #require(mark(0, of: fixture))
        layout.inserted = [fixture.path(0)]
        fixture.source.sections = [["n", "a"]]
        fixture.collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 0.15)
        expect(layout.appearing.contains(fixture.path(0)))
        let new = try #require(mark(0, of: fixture))
        expect(new !== first)
        expect(new.layer.presentation()?.opacity ?? 1, isLessThan: 0.95)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent())
    }
}
