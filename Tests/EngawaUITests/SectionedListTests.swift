import Bindings
import Foundation
import TestStage
import TestSupport
import Testing

@testable import EngawaUI
@testable import UIKitCore
@testable import UIKitLists

/// Tables that show an array in sections.
@MainActor @Suite(.onStage) struct SectionedListTests {
    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var text: String
    }

    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    private let items: DynamicArray<Item>
    private let binding: SectionedTableBinding<Character, Item>

    init() {
        let items = DynamicArray((0..<40).map { Item(id: $0, text: "\(Array("abcd")[$0 / 10])\($0)") })
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        table.rowHeight = 50
        table.sectionHeaderHeight = 20
        stage.root.addSubview(table)
        binding = table.bind(to: items.sections { $0.text.first ?? "-" }, title: { "\($0)" }) { table, path, item in
            let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "item", for: path)
            cell.textLabel?.text = item.text
            return cell
        }
        self.items = items
        stage.host.turn()
    }

    private var texts: [String] {
        (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text ?? "-" }
    }

    private func rows() -> [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }

    @Test func `The table follows the sections of the array`() {
        #expect(rows() == [10, 10, 10, 10])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
        items[0] = Item(id: 0, text: "b0")
        items.insert(Item(id: 100, text: "0"), at: 0)
        items.removeAll { $0.text.hasPrefix("c") }
        stage.advance(by: 1)
        #expect(binding.sections.map(\.key) == ["0", "b", "a", "d"])
        #expect(rows() == [1, 11, 9, 10])
        #expect(texts.prefix(3) == ["0", "b0", "b10"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
    }

    @Test func `Visible rows stay in place when rows are inserted above`() {
        table.contentOffset.y = 700
        stage.host.turn()
        let path = IndexPath(row: 4, section: 1)
        let before: CGFloat = table.rectForRow(at: path).minY - table.contentOffset.y
        items.replaceSubrange(
            0..<1, with: [Item(id: 200, text: "x"), Item(id: 201, text: "a"), Item(id: 0, text: "a0")])
        stage.advance(by: 1)
        #expect(table.rectForRow(at: IndexPath(row: 4, section: 2)).minY - table.contentOffset.y == before)
    }

    @Test func `The table does not change during a touch`() {
        stage.touch(.began, 200, 400)
        stage.advance(by: 0.3)
        items.insert(Item(id: 100, text: "0"), at: 0)
        items.remove(at: 5)
        stage.advance(by: 0.5)
        #expect(texts.first == "a0")
        stage.touch(.ended, 200, 400)
        stage.advance(by: 1)
        #expect(texts.prefix(2) == ["0", "a0"])
        #expect(rows() == [1, 9, 10, 10, 10])
    }

    @Test(arguments: 0..<6)
    func `The table agrees with the array after random changes`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        func text() -> String { "\(Array("abcde")[number(5)])\(number(100))" }
        for step in 0..<25 {
            var elements: [Item] = items.elements
            if number(2) == 0 { elements.shuffle(using: &random) }
            elements.removeLast(number(min(10, elements.count + 1)))
            for index in 0..<number(10) {
                elements.insert(Item(id: 1_000 + step * 20 + index, text: text()), at: number(elements.count + 1))
            }
            if !elements.isEmpty { elements[0].text = text() }
            items.replace(with: elements)
            stage.advance(by: step % 3 == 0 ? 0.1 : 1)
        }
        stage.advance(by: 1)
        let expected: [String] = binding.sections.flatMap { $0.elements.map(\.text) }
        #expect(expected.count == items.count)
        #expect(rows() == binding.sections.map(\.elements.count))
        #expect(texts == Array(expected.prefix(texts.count)))
    }
}
