import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Visible cells whose content changes without an update to the collection view.
@MainActor @Suite(.onStage) struct ChangingSizeTests {
    private func make(_ configure: @escaping (UICollectionViewListCell, Int) -> Void) -> (
        Stage, UICollectionView, AnyObject
    ) {
        let stage = Stage()
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            configure(cell, item)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<5))
        source.apply(snapshot, animatingDifferences: false)
        stage.root.addSubview(collection)
        stage.host.turn()
        return (stage, collection, source)
    }

    private func content(_ lines: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = [String](repeating: "line", count: lines).joined(separator: "\n")
        return content
    }

    private func cell(_ collection: UICollectionView, _ item: Int) -> UICollectionViewCell {
        collection.cellForItem(at: IndexPath(item: item, section: 0))!
    }

    @Test func `a new configuration resizes the cell, and the cells below it move`() {
        let (stage, collection, source) = make { cell, _ in cell.contentConfiguration = content(1) }
        let (first, second) = (cell(collection, 0), cell(collection, 1))
        let height: CGFloat = first.frame.height
        first.contentConfiguration = content(4)
        stage.host.turn()
        stage.advance(by: 0.15)
        let top: CGFloat = second.layer.presentation()?.frame.minY ?? 0
        expect(top > height && second.frame.minY > top)
        stage.advance(by: 1)
        expect(first.frame.height > height + 50 && second.frame.minY == first.frame.maxY)
        expect(cell(collection, 0), isIdenticalTo: first)
        collection.selfSizingInvalidation = .disabled
        first.contentConfiguration = content(1)
        stage.advance(by: 1)
        expect(first.frame.height, isGreaterThan: height + 50)
        withExtendedLifetime(source) {}
    }

    @Test func `a cell that shows more when it is selected grows and shrinks with its state`() {
        let (stage, collection, source) = make { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = content(state.isSelected ? 3 : 1)
            }
        }
        let heights: [CGFloat] = [1, 2].map { _ in
            stage.tap(100, 66)
            stage.advance(by: 1)
            return cell(collection, 1).frame.height
        }
        expect(heights[0] == heights[1] && heights[0] > 70)
        stage.tap(100, 20)
        stage.advance(by: 1)
        expect(cell(collection, 1).frame.height == 44 && cell(collection, 0).frame.height == heights[0])
        expect(cell(collection, 1).frame.minY, equals: heights[0])
        withExtendedLifetime(source) {}
    }

    @Test func `a changed constraint resizes the cell after an invalidation`() {
        var heights: [Int: NSLayoutConstraint] = [:]
        let (stage, collection, source) = make { cell, item in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
            ])
            height.priority = .defaultHigh
            heights[item] = height
        }
        expect(cell(collection, 0).frame.height, equals: 60)
        heights[0]?.constant = 90
        stage.advance(by: 1)
        expect(cell(collection, 0).frame.height, equals: 60)
        cell(collection, 0).contentView.invalidateIntrinsicContentSize()
        stage.advance(by: 1)
        expect(cell(collection, 0).frame.height == 90 && cell(collection, 1).frame.minY == 90)
        withExtendedLifetime(source) {}
    }

    @Test func `a changed constraint resizes the cell if self-sizing invalidation includes constraints`() {
        var heights: [Int: NSLayoutConstraint] = [:]
        let (stage, collection, source) = make { cell, item in
            guard heights[item] == nil else { return }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 60)
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
            ])
            heights[item] = height
        }
        expect(cell(collection, 1).frame.height, equals: 60)
        heights[1]?.constant = 90
        stage.advance(by: 1)
        expect(cell(collection, 1).frame.height, equals: 60)
        collection.selfSizingInvalidation = .enabledIncludingConstraints
        heights[1]?.constant = 100
        stage.advance(by: 1)
        expect(cell(collection, 1).frame.height, equals: 100)
        expect(cell(collection, 2).frame.minY, equals: cell(collection, 1).frame.maxY)
        withExtendedLifetime(source) {}
    }
}
