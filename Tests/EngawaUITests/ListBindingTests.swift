import Expectations
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
        expect(list.texts().prefix(2), equals: ["item 0", "item 1"])
        list.items.insert(Item(id: 1_000, text: "new"), at: 1)
        list.items[0] = Item(id: 0, text: "changed")
        list.items.remove(at: 2)
        list.items.move(from: 3, to: 0)
        list.stage.advance(by: 1)
        expect(list.texts().prefix(4), equals: ["item 3", "changed", "new", "item 2"])
        expect(list.count(), equals: 50 * list.perLine)
        expect(list.bound(), equals: list.items.elements)
    }

    @Test(arguments: BoundList.Kind.allCases, 0..<2)
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
        expect(texts, equals: list.items.elements.prefix(texts.count).map(\.text))
        expect(list.bound(), equals: list.items.elements)
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `during a touch, elements appear below and change in place, and other changes wait`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        list.stage.touch(.began, 200, 400)
        list.stage.advance(by: 0.3)
        list.items.append(Item(id: 1_001, text: "last"))
        list.stage.host.turn()
        expect(list.bound().count, equals: 50 * list.perLine + 1)
        list.items[1].text = "changed"
        list.stage.host.turn()
        expect(list.texts()[1], equals: "changed")
        list.items.insert(Item(id: 1_000, text: "new"), at: 0)
        list.items.append(Item(id: 1_002, text: "later"))
        list.items[2].text = "also changed"
        list.items.remove(at: 4)
        list.stage.advance(by: 0.5)
        expect(list.texts().prefix(4), equals: ["item 0", "also changed", "item 2", "item 3"])
        expect(list.bound().suffix(2).map(\.text), equals: ["last", "later"])
        list.stage.touch(.ended, 200, 400)
        list.stage.advance(by: 1)
        expect(list.texts().prefix(4), equals: ["new", "item 0", "also changed", "item 2"])
        expect(list.bound(), equals: list.items.elements)
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `a fling continues into elements that are appended`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        let end: CGFloat = list.view.contentSize.height - 800
        list.view.contentOffset.y = end - 300
        list.stage.host.turn()
        list.stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
        expect(list.view.isDecelerating && list.view.contentOffset.y < end)
        let before: CGFloat = list.view.contentOffset.y
        list.items.append(contentsOf: (0..<100 * list.perLine).map { Item(id: 1_000 + $0, text: "more \($0)") })
        list.stage.advance(by: 1.0 / 60)
        expect(list.view.isDecelerating && list.bound().count == 150 * list.perLine)
        expect((1...60).contains(list.view.contentOffset.y - before))
        list.stage.advance(by: 5)
        expect(list.view.contentOffset.y > end + 100 && list.texts().contains { $0.hasPrefix("more") })
    }

    /// Random changes with touches, drags and flings between them: no change moves the visible elements while the list
    /// scrolls, and the list matches the array when it is at rest.
    @Test(arguments: BoundList.Kind.allCases, 0..<3)
    func `no change moves an element under a finger`(_ kind: BoundList.Kind, seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let list = BoundList(kind)
        var identifier = 1_000
        var finger: CGFloat?
        func change() {
            var elements: [Item] = list.items.elements
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                identifier += 1
                let item = Item(id: identifier, text: "new \(identifier)")
                switch Int.random(in: 0..<6, using: &random) {
                case 0: elements.insert(item, at: Int.random(in: 0...elements.count, using: &random))
                case 1, 2: elements.append(item)
                case 3 where elements.count > 30 * list.perLine:
                    elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
                case 4: elements[Int.random(in: 0..<elements.count, using: &random)].text += "!"
                default: elements.swapAt(0, Int.random(in: 0..<elements.count, using: &random))
                }
            }
            list.items.replace(with: elements)
        }
        func places() -> [CGPoint] { list.view.visibleElements.map { list.view.origin(of: $0) } }
        for _ in 0..<40 {
            switch (Int.random(in: 0..<4, using: &random), finger) {
            case (0, nil):
                finger = 500
                list.stage.touch(.began, 200, 500)
            case (1, let y?):
                let next: CGFloat = .random(in: 100...700, using: &random)
                list.stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: next), duration: 0.05)
                finger = next
            case (2, let y?):
                list.stage.touch(.ended, 200, y)
                finger = nil
            default: list.stage.advance(by: .random(in: 0...0.2, using: &random))
            }
            let isMoving: Bool = list.view.isMoving
            let names: [Int] = isMoving ? list.view.visibleElements.map { list.bound()[$0].id } : []
            let before: [CGPoint] = places()
            let offset: CGPoint = list.view.contentOffset
            change()
            list.view.layoutIfNeeded()
            guard isMoving, list.view.isMoving else { continue }
            expect(list.view.contentOffset == offset && places() == before)
            expect(list.view.visibleElements.map { list.bound()[$0].id }, equals: names)
        }
        if let finger { list.stage.touch(.ended, 200, finger) }
        list.stage.advance(by: 6)
        expect(list.bound() == list.items.elements && list.count() == list.items.elements.count)
        let first: Int = list.view.visibleElements.first ?? 0
        expect(list.texts(), equals: list.items.elements.dropFirst(first).prefix(list.texts().count).map(\.text))
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `accessibility lists the elements in their order`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        list.items.removeAll()
        list.stage.advance(by: 1)
        list.items.append(contentsOf: (0..<5 * list.perLine).map { Item(id: $0, text: "item \($0)") })
        for _ in 0..<3 {
            let listed: [String] = list.view.accessibleSubviews.compactMap { view in
                (view as? UITableViewCell)?.textLabel?.text ?? (view as? UICollectionViewCell)?.accessibilityLabel
            }
            expect(listed, equals: list.items.elements.map(\.text))
            list.stage.advance(by: 0.15)
        }
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `accessibility lists the elements in their order after any scrolling and change`(_ kind: BoundList.Kind) {
        var random = SplitMix64(seed: 1)
        let list = BoundList(kind)
        for step in 0..<60 {
            switch step % 3 {
            case 0: list.view.contentOffset.y = CGFloat(Int.random(in: 0...1_700, using: &random))
            case 1:
                let new: [Item] = (0..<3).map { Item(id: 1_000 + step * 10 + $0, text: "new \(step) \($0)") }
                list.items.replaceSubrange(0..<1, with: new)
            default: list.items.remove(at: Int.random(in: 0..<list.items.count, using: &random))
            }
            list.stage.advance(by: step % 2 == 0 ? 0.02 : 0.5)
            let visible: Set<String> = Set(list.texts())
            let listed: [String] = list.view.accessibleSubviews.compactMap { view in
                (view as? UITableViewCell)?.textLabel?.text ?? (view as? UICollectionViewCell)?.accessibilityLabel
            }
            expect(listed.filter(visible.contains), equals: list.texts(), "step \(step)")
        }
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `an update in place keeps the cell`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        func cell(_ index: Int) -> UIView? {
            (list.view as? UITableView)?.cellForRow(at: IndexPath(row: index, section: 0))
                ?? (list.view as? UICollectionView)?.cellForItem(at: IndexPath(item: index, section: 0))
        }
        for isTouched in [false, true] {
            if isTouched { list.stage.touch(.began, 200, 400) }
            list.stage.advance(by: 0.3)
            let before: UIView? = cell(2)
            list.items[2].text = "changed \(isTouched)"
            list.stage.advance(by: 0.02)
            expect(cell(2) === before && list.texts()[2] == "changed \(isTouched)")
        }
        list.stage.touch(.ended, 200, 400)
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `appending does not copy the elements that are there`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        func address() -> UnsafePointer<Item>? { list.items.elements.withUnsafeBufferPointer(\.baseAddress) }
        for isTouched in [false, true] {
            if isTouched { list.stage.touch(.began, 200, 400) }
            list.stage.advance(by: 0.3)
            var addresses: [UnsafePointer<Item>?] = [address()]
            for number in 0..<100 {
                list.items.append(Item(id: 1_000 + number + (isTouched ? 100 : 0)))
                if address() != addresses.last { addresses.append(address()) }
            }
            // The array was reallocated once or twice, and the list may have retained the first copy.
            expect(addresses.count, isAtMost: 4)
            list.stage.advance(by: 0.3)
        }
        list.stage.touch(.ended, 200, 400)
        list.stage.advance(by: 1)
        expect(list.bound() == list.items.elements && list.count() == list.items.count)
    }

    @Test func `an update replaces the cell if the element needs a different cell`() {
        let stage = Stage()
        let items = DynamicArray((0..<5).map { Item(id: $0, text: "a") })
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        for name in ["a", "b"] { table.register(UITableViewCell.self, forCellReuseIdentifier: name) }
        let rows: TableBinding<Item> = table.bind(to: items) { table, path, item in
            table.dequeueReusableCell(withIdentifier: item.text, for: path)
        }
        let layout = UICollectionViewFlowLayout()
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        for name in ["a", "b"] { collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: name) }
        let tiles: CollectionBinding<Item> = collection.bind(to: items) { collection, path, item in
            collection.dequeueReusableCell(withReuseIdentifier: item.text, for: path)
        }
        stage.root.addSubview(table)
        stage.root.addSubview(collection)
        stage.advance(by: 0.1)
        items[1].text = "b"
        items[3].text = "b"
        stage.advance(by: 0.5)
        let expected = ["a", "b", "a", "b", "a"]
        expect(table.visibleCells.map { $0.reuseIdentifier ?? "" }, equals: expected)
        let paths: [IndexPath] = collection.indexPathsForVisibleItems.sorted()
        expect(paths.map { collection.cellForItem(at: $0)?.reuseIdentifier ?? "" }, equals: expected)
        expect(Set(table.subviews.compactMap { ($0 as? UITableViewCell)?.frame.minY }).count, equals: 5)
        withExtendedLifetime((rows, tiles)) {}
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `visible elements stay in place when elements are inserted above`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        func onScreen(line: Int) -> CGFloat {
            list.view.origin(of: line * list.perLine).y - list.view.contentOffset.y
        }
        list.view.contentOffset.y = 510
        list.stage.host.turn()
        expect(list.texts().first, equals: "item \(10 * list.perLine)")
        let before: CGFloat = onScreen(line: 12)
        list.items.replaceSubrange(
            0..<list.perLine, with: (0..<3 * list.perLine).map { Item(id: 1_000 + $0) })
        list.stage.advance(by: 1)
        expect(onScreen(line: 14), equals: before)
        expect(list.view.contentOffset.y, equals: 610)
        expect(list.texts().first, equals: "item \(10 * list.perLine)")
        expect(list.texts().contains("item \(12 * list.perLine)"))
    }

    @Test(arguments: BoundList.Kind.allCases)
    func `a list without a window reloads its data`(_ kind: BoundList.Kind) {
        let list = BoundList(kind)
        list.view.removeFromSuperview()
        list.items.removeAll()
        expect(list.count(), equals: 0)
        expect(list.bound().isEmpty)
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
        expect(table == nil && collection == nil && array == nil)
        expect(bindings?.table.elements.count == 1 && bindings?.collection.elements.count == 1)
    }
}
