import Bindings
import Foundation
import TestStage

@testable import EngawaUI
@testable import UIKitCore
@testable import UIKitLists

/// A table or a collection view of 400 by 800 points that is bound to an array, on a stage. Its lines are 50 points
/// high.
@MainActor
struct BoundList {
    enum Kind: CaseIterable {
        case table, collection
    }

    struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    let stage = Stage()
    let view: any ElementList
    /// The number of elements in a line.
    let perLine: Int
    /// The array that the view shows. Initially, its elements fill fifty lines.
    let items: DynamicArray<Item>
    /// The elements that the binding reports.
    let bound: () -> [Item]
    /// The number of elements that the view reports.
    let count: () -> Int
    /// The text of each visible element, in order.
    let texts: () -> [String]

    init(_ kind: Kind) {
        perLine = kind == .table ? 1 : 4
        items = DynamicArray((0..<50 * perLine).map { Item(id: $0, text: "item \($0)") })
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        switch kind {
        case .table:
            let table = UITableView(frame: frame, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            table.rowHeight = 50
            stage.root.addSubview(table)
            let binding: TableBinding<Item> = table.bind(to: items) { table, path, item in
                let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "item", for: path)
                cell.textLabel?.text = item.text
                return cell
            }
            view = table
            bound = { binding.elements }
            count = { table.numberOfRows(inSection: 0) }
            texts = { table.visibleCells.map { $0.textLabel?.text ?? "-" } }
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.minimumLineSpacing = 10
            layout.minimumInteritemSpacing = 0
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
                cell.accessibilityLabel = item.text
            }
            stage.root.addSubview(collection)
            let binding: CollectionBinding<Item> = collection.bind(to: items) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view = collection
            bound = { binding.elements }
            count = { collection.numberOfItems(inSection: 0) }
            texts = { collection.visibleCells.map { $0.accessibilityLabel ?? "-" } }
        }
        stage.host.turn()
    }
}
