import Bindings
import Foundation
import TestStage
import TestSupport
import Testing

@testable import EngawaUI
@testable import UIKitCore
@testable import UIKitLists

/// Tests of bound tables and collection views.
@MainActor @Suite(.onStage) struct ListBindingTests {
    private typealias Item = BoundList.Item

    @Test(arguments: BoundList.Kind.allCases)
    func `the list follows the array`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        #expect(list.texts().prefix(2) == ["item 0", "item 1"])
        list.items.insert(Item(id: 1_000, text: "new"), at: 1)
        list.items[0] = Item(id: 0, text: "changed")
        list.items.remove(at: 2)
        list.items.move(from: 3, to: 0)
        list.stage.advance(by: 1)
        #expect(list.texts().prefix(4) == ["item 3", "changed", "new", "item 2"])
        #expect(list.count() == 50 * list.perLine)
        #expect(list.bound() == list.items.elements)
    }

    @Test(arguments: BoundList.Kind.allCases, 0..<6)
    func `the list agrees with the array after random changes`(_ kind: BoundList.Kind, seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let list = BoundList(kind)
        for step in 0..<25 {
            var elements: [Item] = list.items.elements
            elements.shuffle(using: &random)
            let most: Int = min(5 * list.perLine, elements.count)
            elements.removeLast(Int.random(in: 0...most, using: &random))
            for index in 0..<Int.random(in: 0..<4 * list.perLine, using: &random) {
                elements.insert(
                    Item(id: 1_000 + step * 20 + index, text: "\(step) \(index)"),
                    at: Int.random(in: 0...elements.count, using: &random))
            }
            if !elements.isEmpty { elements[0].text += "!" }
            list.items.replace(with: elements)
            if step % 3 == 0 { list.stage.advance(by: 0.1) } else { list.stage.advance(by: 1) }
        }
        list.stage.advance(by: 1)
        let texts: [String] = list.texts()
        #expect(texts == list.items.elements.prefix(texts.count).map(\.text))
        #expect(list.bound() == list.items.elements)
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `the list does not change during a touch`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        list.stage.touch(.began, 200, 400)
        list.stage.advance(by: 0.3)
        list.items.insert(Item(id: 1_000, text: "new"), at: 0)
        list.items.append(Item(id: 1_001, text: "last"))
        list.stage.advance(by: 0.5)
        #expect(list.texts().first == "item 0")
        #expect(list.bound().count == 50 * list.perLine)
        list.stage.touch(.ended, 200, 400)
        list.stage.advance(by: 1)
        #expect(list.texts().first == "new")
        #expect(list.bound().count == 50 * list.perLine + 2)
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `visible elements stay in place when elements are inserted above`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        func onScreen(line: Int) -> CGFloat {
            list.view.origin(of: line * list.perLine).y - list.view.contentOffset.y
        }
        list.view.contentOffset.y = 510
        list.stage.host.turn()
        #expect(list.texts().first == "item \(10 * list.perLine)")
        let before: CGFloat = onScreen(line: 12)
        list.items.replaceSubrange(
            0..<list.perLine, with: (0..<3 * list.perLine).map { Item(id: 1_000 + $0) })
        list.stage.advance(by: 1)
        #expect(onScreen(line: 14) == before)
        #expect(list.view.contentOffset.y == 610)
        #expect(list.texts().first == "item \(10 * list.perLine)")
        #expect(list.texts().contains("item \(12 * list.perLine)"))
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `a list without a window reloads its data`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        list.view.removeFromSuperview()
        list.items.removeAll()
        #expect(list.count() == 0)
        #expect(list.bound().isEmpty)
    }

    @Test func `a binding retains neither the list nor the array`() {
        weak var table: UITableView?
        weak var collection: UICollectionView?
        weak var array: DynamicArray<Item>?
        var bindings: (table: TableBinding<Item>, collection: CollectionBinding<Item>)?
        func make() {
            let items = DynamicArray([Item(id: 1)])
            let rows = UITableView()
            let tiles = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            bindings = (
                rows.bind(to: items) { _, _, _ in UITableViewCell() },
                tiles.bind(to: items) { _, _, _ in UICollectionViewCell() }
            )
            (table, collection, array) = (rows, tiles, items)
        }
        make()
        #expect(table == nil && collection == nil && array == nil)
        #expect(bindings?.table.elements.count == 1 && bindings?.collection.elements.count == 1)
    }
}
