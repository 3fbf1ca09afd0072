import Bindings
import Foundation
import TestStage
import Testing

@testable import EngawaUI
@testable import UIKitCore

@MainActor @Suite(.onStage) struct CollectionBindingTests {
    struct Tile: Identifiable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    private let stage = Stage()
    private let collection: UICollectionView
    private let tiles = DynamicArray((0..<200).map { Tile(id: $0, text: "tile \($0)") })

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 0
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    }

    private func bind() -> CollectionBinding<Tile> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Tile> { cell, _, tile in
            cell.accessibilityLabel = tile.text
        }
        stage.root.addSubview(collection)
        let binding: CollectionBinding<Tile> = collection.bind(to: tiles) { collection, path, tile in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: tile)
        }
        stage.host.turn()
        return binding
    }

    /// What the tiles on the screen say, in order.
    private var texts: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "-" } }

    @Test func `items follow the array`() {
        let binding: CollectionBinding<Tile> = bind()
        #expect(texts.prefix(2) == ["tile 0", "tile 1"])
        tiles.insert(Tile(id: 1_000, text: "new"), at: 1)
        tiles[0] = Tile(id: 0, text: "changed")
        tiles.remove(at: 2)
        tiles.move(from: 3, to: 0)
        stage.pass(1)
        #expect(texts.prefix(4) == ["tile 3", "changed", "new", "tile 2"])
        #expect(collection.numberOfItems(inSection: 0) == 200)
        #expect(binding.elements == tiles.elements)
    }

    @Test(arguments: 0..<6)
    func `after any changes the collection shows what the array has`(_ seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        let binding: CollectionBinding<Tile> = bind()
        for step in 0..<20 {
            var elements: [Tile] = tiles.elements
            elements.shuffle(using: &random)
            elements.removeLast(Int.random(in: 0...min(15, elements.count), using: &random))
            for index in 0..<Int.random(in: 0..<8, using: &random) {
                elements.insert(
                    Tile(id: 1_000 + step * 10 + index, text: "\(step) \(index)"),
                    at: Int.random(in: 0...elements.count, using: &random))
            }
            if !elements.isEmpty { elements[0].text += "!" }
            tiles.replace(with: elements)
            if step % 3 == 0 { stage.pass(0.1) } else { stage.pass(1) }
        }
        stage.pass(1)
        #expect(texts == tiles.elements.prefix(texts.count).map(\.text))
        #expect(binding.elements == tiles.elements)
    }

    @Test func `nothing moves under a finger`() {
        let binding: CollectionBinding<Tile> = bind()
        stage.touch(.began, 200, 400)
        stage.pass(0.3)
        tiles.insert(Tile(id: 1_000, text: "new"), at: 0)
        stage.pass(0.5)
        #expect(texts.first == "tile 0")
        stage.touch(.ended, 200, 400)
        stage.pass(1)
        #expect(texts.first == "new")
        #expect(binding.elements.count == 201)
    }

    @Test func `what is read stays when items come above it`() {
        let binding: CollectionBinding<Tile> = bind()
        collection.contentOffset.y = 510
        stage.host.turn()
        #expect(texts.first == "tile 40")
        tiles.replaceSubrange(0..<0, with: (0..<12).map { Tile(id: 1_000 + $0) })
        stage.pass(1)
        #expect(texts.first == "tile 40")
        #expect(collection.contentOffset.y == 660)
        withExtendedLifetime(binding) {}
    }

    @Test func `a collection that nobody sees just has the items`() {
        let binding: CollectionBinding<Tile> = bind()
        collection.removeFromSuperview()
        tiles.removeAll()
        #expect(collection.numberOfItems(inSection: 0) == 0)
        #expect(binding.elements.isEmpty)
    }

    @Test func `the binding keeps neither the collection nor the array`() {
        weak var view: UICollectionView?
        weak var array: DynamicArray<Tile>?
        var binding: CollectionBinding<Tile>?
        func make() {
            let items = DynamicArray([Tile(id: 1)])
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            binding = collection.bind(to: items) { _, _, _ in UICollectionViewCell() }
            (view, array) = (collection, items)
        }
        make()
        #expect(view == nil && array == nil)
        #expect(binding?.elements.count == 1)
    }
}
