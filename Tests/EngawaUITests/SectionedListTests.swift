import Expectations
import Bindings
import Foundation
import TestStage
import TestSupport
import Testing

@testable import EngawaUI
@testable import UIKitCore
@testable import UIKitLists

/// Tables and collection views that show an array in sections.
@MainActor @Suite(.onStage) struct SectionedListTests {
    private enum Kind: CaseIterable {
        case table, collection
    }

    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var text: String
    }

    /// A list of 400 by 800 points with lines of 50 points and one element in each.
    @MainActor
    private struct List {
        let stage = Stage()
        let items = DynamicArray((0..<40).map { Item(id: $0, text: "\(Array("abcd")[$0 / 10])\($0)") })
        let view: any SectionedList
        let sections: () -> [ArraySection<Character, Item>]
        /// The number of elements that the view reports for each section.
        let counts: () -> [Int]
        let text: (IndexPath) -> String?

        init(_ kind: Kind) {
            let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
            let letters = items.sections { $0.text.first ?? "-" }
            switch kind {
            case .table:
                let table = UITableView(frame: frame, style: .plain)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
                table.rowHeight = 50
                table.sectionHeaderHeight = 20
                stage.root.addSubview(table)
                let binding = table.bind(to: letters, title: { "\($0)" }) { table, path, item in
                    let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "item", for: path)
                    cell.textLabel?.text = item.text
                    return cell
                }
                sections = { binding.sections }
                counts = { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
                text = { table.cellForRow(at: $0)?.textLabel?.text }
                view = table
            case .collection:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 400, height: 50)
                layout.minimumLineSpacing = 0
                let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
                    cell.accessibilityLabel = item.text
                }
                stage.root.addSubview(collection)
                let binding = collection.bind(to: letters) { collection, path, item in
                    collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
                sections = { binding.sections }
                counts = { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } }
                text = { collection.cellForItem(at: $0)?.accessibilityLabel }
                view = collection
            }
            stage.host.turn()
        }

        var texts: [String] { view.visiblePaths.map { text($0) ?? "-" } }
    }

    @Test(arguments: Kind.allCases) private func `the list follows the sections of the array`(_ kind: Kind) {
        let list = List(kind)
        expect(list.counts(), equals: [10, 10, 10, 10])
        list.items[0] = Item(id: 0, text: "b0")
        list.items.insert(Item(id: 100, text: "0"), at: 0)
        list.items.removeAll { $0.text.hasPrefix("c") }
        list.stage.advance(by: 1)
        expect(list.sections().map(\.key), equals: ["0", "b", "a", "d"])
        expect(list.counts(), equals: [1, 11, 9, 10])
        expect(list.texts.prefix(3), equals: ["0", "b0", "b10"])
        if let table = list.view as? UITableView {
            expect(table.headerView(forSection: 1)?.textLabel?.text, equals: "b")
        }
    }

    @Test(arguments: Kind.allCases)
    private func `visible elements stay in place when elements are inserted above`(_ kind: Kind) {
        let list = List(kind)
        func onScreen(_ row: Int, _ section: Int) -> CGFloat {
            list.view.origin(at: IndexPath(item: row, section: section)).y - list.view.contentOffset.y
        }
        list.view.contentOffset.y = 700
        list.stage.host.turn()
        let before: CGFloat = onScreen(6, 1)
        list.items.replaceSubrange(
            0..<1, with: [Item(id: 200, text: "x"), Item(id: 201, text: "a"), Item(id: 0, text: "a0")])
        list.stage.advance(by: 1)
        expect(onScreen(6, 2), equals: before)
    }

    @Test(arguments: Kind.allCases) private func `only changes that move nothing are applied during a touch`(
        _ kind: Kind
    ) {
        let list = List(kind)
        list.stage.touch(.began, 200, 400)
        list.stage.advance(by: 0.3)
        list.items.append(Item(id: 100, text: "e1"))
        list.items.insert(Item(id: 101, text: "b1"), at: 30)
        list.items[1] = Item(id: 1, text: "a!")
        list.stage.advance(by: 0.1)
        expect(list.counts(), equals: [10, 11, 10, 10, 1])
        expect(list.texts.prefix(3), equals: ["a0", "a!", "a2"])
        list.items.insert(Item(id: 102, text: "0"), at: 0)
        list.items.remove(at: 5)
        list.stage.advance(by: 0.5)
        expect(list.texts.first, equals: "a0")
        // While the insertion above and the removal are deferred, changes that move nothing are applied.
        list.items.append(Item(id: 103, text: "e2"))
        list.items.append(Item(id: 104, text: "f1"))
        list.items[2].text = "a?"
        list.stage.advance(by: 0.1)
        expect(list.counts(), equals: [10, 11, 10, 10, 2, 1])
        expect(list.texts.prefix(3), equals: ["a0", "a?", "a2"])
        list.stage.touch(.ended, 200, 400)
        list.stage.advance(by: 1)
        expect(list.texts.prefix(3), equals: ["0", "a0", "a?"])
        expect(list.counts(), equals: [1, 9, 11, 10, 10, 2, 1])
    }

    @Test(arguments: Kind.allCases)
    private func `an element does not change its section during a touch`(_ kind: Kind) {
        let list = List(kind)
        list.stage.touch(.began, 200, 400)
        list.stage.advance(by: 0.3)
        list.items[9].text = "b9"
        list.stage.advance(by: 0.1)
        expect(list.counts(), equals: [10, 10, 10, 10])
        list.stage.touch(.ended, 200, 400)
        list.stage.advance(by: 1)
        expect(list.counts(), equals: [9, 11, 10, 10])
        expect(list.texts.contains("b9"))
    }

    @Test func `accessibility lists a floating header before its rows`() {
        let list = List(.table)
        list.view.contentOffset.y = 152
        list.stage.advance(by: 0.1)
        let listed: [String] = list.view.accessibleSubviews.compactMap { view in
            (view as? UITableViewCell)?.textLabel?.text
                ?? (view as? UITableViewHeaderFooterView)?.textLabel?.text
        }
        expect(listed.prefix(3), equals: ["a", "a2", "a3"])
        let second: Int? = listed.firstIndex(of: "b")
        expect(second.map { Array(listed[$0 - 1...$0 + 1]) }, equals: ["a9", "b", "b10"])
    }

    @Test(arguments: Kind.allCases, 0..<2)
    private func `the list agrees with the array after random changes`(_ kind: Kind, _ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        func text() -> String { "\(Array("abcde")[number(5)])\(number(100))" }
        let list = List(kind)
        for step in 0..<25 {
            var elements: [Item] = list.items.elements
            if number(2) == 0 { elements.shuffle(using: &random) }
            elements.removeLast(number(min(10, elements.count + 1)))
            for index in 0..<number(10) {
                elements.insert(Item(id: 1_000 + step * 20 + index, text: text()), at: number(elements.count + 1))
            }
            if !elements.isEmpty { elements[0].text = text() }
            list.items.replace(with: elements)
            list.stage.advance(by: step % 3 == 0 ? 0.1 : 1)
        }
        list.stage.advance(by: 1)
        let expected: [String] = list.sections().flatMap { $0.elements.map(\.text) }
        expect(expected.count, equals: list.items.count)
        expect(list.counts(), equals: list.sections().map(\.elements.count))
        expect(list.texts, equals: Array(expected.prefix(list.texts.count)))
    }
}
