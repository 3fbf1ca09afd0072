import Expectations
import Bindings
import Foundation
import TestStage
import Testing

@testable import EngawaUI
@testable import UIKitCore
@testable import UIKitLists

/// The positions of elements in bound lists whose arrays change.
@MainActor @Suite(.onStage) struct ListPositionTests {
    private typealias Item = BoundList.Item

    @Test(arguments: BoundList.Kind.allCases)
    func `the list ends inside its content when elements are removed`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        func end() -> CGFloat { list.view.contentSize.height - 800 }
        list.view.contentOffset.y = end()
        list.stage.host.turn()
        list.items.replaceSubrange(44 * list.perLine..<50 * list.perLine, with: [])
        list.stage.advance(by: 1)
        expect(list.view.contentOffset.y, equals: end())
        expect(list.texts().last, equals: "item \(44 * list.perLine - 1)")
        list.view.contentOffset.y = 500
        list.stage.host.turn()
        list.items.replaceSubrange(0..<25 * list.perLine, with: [])
        list.stage.advance(by: 1)
        expect(list.view.contentOffset.y, equals: 0)
        expect(list.texts().first, equals: "item \(25 * list.perLine)")
    }

    /// A collection view of 400 points whose columns are 90 points wide. It scrolls from right to left.
    @MainActor
    private struct MirroredList {
        let stage = Stage()
        let items = DynamicArray((0..<20).map { Item(id: $0, text: "\($0)") })
        let view: UICollectionView
        let binding: AnyObject

        init(isSectioned: Bool) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration)
            view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
            view.semanticContentAttribute = .forceRightToLeft
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
                cell.accessibilityLabel = item.text
            }
            stage.root.addSubview(view)
            func cell(_ view: UICollectionView, _ path: IndexPath, _ item: Item) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            binding =
                isSectioned
                ? view.bind(to: items.sections { _ in 0 }, makeCell: cell) : view.bind(to: items, makeCell: cell)
            stage.host.turn()
        }

        /// The texts of the visible columns with the right edge of the first one, from the right.
        var shown: [String] {
            let cells = view.visibleCells.sorted { $0.frame.maxX > $1.frame.maxX }
            return ["\(Int((cells.first?.frame.maxX ?? 0) - view.contentOffset.x))"]
                + cells.map { $0.accessibilityLabel ?? "-" }
        }
    }

    @Test(arguments: [false, true])
    func `a mirrored list at its start shows inserted elements, and added ones move nothing`(isSectioned: Bool) {
        let list = MirroredList(isSectioned: isSectioned)
        expect(list.shown, equals: ["400", "0", "1", "2", "3", "4"])
        list.items.append(Item(id: 100, text: "last"))
        list.stage.advance(by: 1)
        expect(list.shown, equals: ["400", "0", "1", "2", "3", "4"])
        list.items.insert(Item(id: 101, text: "first"), at: 0)
        list.stage.advance(by: 1)
        expect(list.shown, equals: ["400", "first", "0", "1", "2", "3"])
        list.items.remove(at: 1)
        list.stage.advance(by: 1)
        expect(list.shown, equals: ["400", "first", "1", "2", "3", "4"])
        withExtendedLifetime(list.binding) {}
    }

    @Test(arguments: [false, true])
    func `elements that are added to a mirrored list move no visible element`(isSectioned: Bool) {
        let list = MirroredList(isSectioned: isSectioned)
        list.view.contentOffset.x -= 100
        list.stage.host.turn()
        let before: [String] = list.shown
        expect(before, equals: ["410", "1", "2", "3", "4", "5"])
        list.items.append(Item(id: 100, text: "last"))
        list.stage.advance(by: 1)
        expect(list.shown, equals: before)
        list.items.insert(Item(id: 101, text: "first"), at: 0)
        list.stage.advance(by: 1)
        expect(list.shown, equals: before)
        list.stage.touch(.began, 200, 400)
        list.stage.advance(by: 0.3)
        list.items.append(Item(id: 102, text: "more"))
        list.stage.advance(by: 0.1)
        expect(list.view.numberOfItems(inSection: 0), equals: 23)
        expect(list.shown, equals: before)
        list.stage.touch(.ended, 200, 400)
        withExtendedLifetime(list.binding) {}
    }
}
