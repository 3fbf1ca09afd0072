import Expectations
import Bindings
import EngawaUI
import Foundation
import ImagePipeline
import TestStage
import Testing
import UIKitCore
import UIKitLists

/// Tables and collection views that load the pictures of upcoming elements.
@MainActor @Suite(.onStage) struct PrefetchingListTests {
    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var url: URL
        var text = ""
    }

    @Test(arguments: [false, true])
    func `a bound list prefetches in the direction in which it moves`(isCollection: Bool) {
        let stage = PipelineStage { $0.fetchLimit = 100 }
        let items = DynamicArray((0..<60).map { Item(id: $0, url: stage.put("\($0)", width: 4, height: 4)) })
        let prefetcher = ImagePrefetcher<Item>(elementsAhead: 3, pipeline: stage.pipeline) {
            [ImageRequest(url: $0.url)]
        }
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let view: UIScrollView
        var keep: [AnyObject] = []
        if isCollection {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 80)
            layout.minimumLineSpacing = 0
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { _, _, _ in }
            keep.append(
                collection.bind(to: items, prefetching: prefetcher) { collection, path, item in
                    collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                })
            view = collection
        } else {
            let table = UITableView(frame: frame, style: .plain)
            table.rowHeight = 80
            table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            keep.append(
                table.bind(to: items, prefetching: prefetcher) { table, path, _ in
                    table.dequeueReusableCell(withIdentifier: "item", for: path)
                })
            view = table
        }
        stage.loader.hold()
        stage.stage.root.addSubview(view)
        stage.stage.advance(by: 0.1)
        func isAsked(_ names: ClosedRange<Int>) -> Bool { names.allSatisfy { stage.loader.asked.contains("\($0)") } }
        let last = 9
        expect(isAsked(last + 1...last + 3) && !stage.loader.asked.contains("\(last + 4)"))
        // An update to the first row does not reverse the direction.
        let cancelled: [String] = stage.loader.cancelled
        items[0].text = "changed"
        stage.stage.advance(by: 0.1)
        expect(stage.loader.cancelled, equals: cancelled)
        view.contentOffset.y = 1_600
        stage.stage.advance(by: 0.1)
        expect(isAsked(30...32))
        view.contentOffset.y = 1_500
        stage.stage.advance(by: 0.1)
        expect(isAsked(15...17))
        stage.loader.release()
        stage.settle()
        withExtendedLifetime(keep) {}
    }
}
