import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Views that are attached to the items of a compositional layout, and views at the edges of its sections.
@MainActor @Suite(.onStage) struct AttachedViewTests {
    private static let badge: String = UICollectionView.elementKindSectionFooter

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Returns a section with rows of four squares of 100 points.
    private func grid(hasBadges: Bool) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: Self.badge,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
            supplementaryItems: hasBadges ? [badge] : [])
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    private func edge(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: alignment)
    }

    /// Returns the texts of the badges of each section.
    private func badges(_ fixture: CollectionFixture) -> [[String]] {
        fixture.source.sections.indices.map { section in
            fixture.source.sections[section].indices.map { item in
                let view = fixture.collection.supplementaryView(
                    forElementKind: Self.badge, at: fixture.path(item, section))
                return (view as? ItemSource.Title)?.label.text ?? ""
            }
        }
    }

    /// A data source whose badges show the texts of their items.
    private final class Badges: ItemSource {
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = super.collectionView(
                collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            (view as? Title)?.label.text = sections[indexPath.section][indexPath.item]
            return view
        }
    }

    @Test func `a badge moves with its item in updates`() {
        let section = grid(hasBadges: true)
        section.boundarySupplementaryItems = [edge(UICollectionView.elementKindSectionHeader, .top)]
        let source = Badges([["A", "B", "C", "D", "E"], ["F", "G"]])
        let fixture = CollectionFixture(source, layout: UICollectionViewCompositionalLayout(section: section))
        let collection = fixture.collection
        expect(badges(fixture), equals: source.sections)
        source.sections[0].insert("New", at: 0)
        collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 1)
        expect(badges(fixture) == source.sections && fixture.isConsistent())
        source.sections[0].removeSubrange(0...1)
        collection.deleteItems(at: [fixture.path(0), fixture.path(1)])
        fixture.stage.advance(by: 1)
        expect(badges(fixture) == source.sections && fixture.isConsistent())
        source.sections = [["B", "D", "E"], ["F", "C", "G"]]
        collection.moveItem(at: fixture.path(1), to: fixture.path(1, 1))
        fixture.stage.advance(by: 1)
        expect(badges(fixture) == source.sections && fixture.isConsistent())
        source.sections = [["F", "C", "G"], ["B", "D", "E"]]
        collection.moveSection(0, toSection: 1)
        fixture.stage.advance(by: 1)
        expect(badges(fixture) == source.sections && fixture.isConsistent())
    }

    @Test func `a badge moves with its item during a change of the layout`() {
        func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: grid(hasBadges: true)) }
        let source = Badges([["A", "B", "C"]])
        let fixture = CollectionFixture(source, layout: layout())
        let between = fixture.collection.startInteractiveTransition(to: layout())
        between.transitionProgress = 0.5
        fixture.stage.host.turn()
        source.sections[0].insert("New", at: 0)
        fixture.collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 1)
        expect(badges(fixture), equals: source.sections)
        fixture.collection.finishInteractiveTransition()
        fixture.stage.advance(by: 1)
        expect(badges(fixture) == source.sections && fixture.isConsistent())
    }

    @Test func `views at the edges precede or follow the items in reading order regardless of their kind`() {
        let (first, last) = (UICollectionView.elementKindSectionFooter, UICollectionView.elementKindSectionHeader)
        let section = grid(hasBadges: false)
        section.boundarySupplementaryItems = [edge(last, .bottom), edge(first, .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [edge(last, .bottom), edge(first, .top)]
        let fixture = CollectionFixture(
            ItemSource([["A", "B"], ["C"]]),
            layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        let order: [String] = fixture.collection.orderedSubviews.compactMap { view in
            (view as? UICollectionReusableView).flatMap { fixture.collection.element(of: $0) }.map {
                ($0.category == .cell ? "item " : $0.kind == first ? "first " : "last ")
                    + $0.path.map(String.init).joined(separator: "-")
            }
        }
        expect(
            order,
            equals: [
                "first 0", "first 0-0", "item 0-0", "item 0-1", "last 0-0", "first 1-0", "item 1-0", "last 1-0",
                "last 0",
            ])
    }
}
