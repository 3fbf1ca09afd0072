import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

/// Subclasses of lists that override `delegate`, whose type is narrower than that of scroll views.
@MainActor @Suite(.onStage) struct ListDelegateOverrideTests {
    final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    final class Table: UITableView {
        var count = 0
        override var delegate: UITableViewDelegate? {
            didSet { count += 1 }
        }
    }

    final class Collection: UICollectionView {
        var count = 0
        override weak var delegate: UICollectionViewDelegate? {
            get { super.delegate }
            set {
                count += 1
                super.delegate = newValue
            }
        }
    }

    @Test func `a table overrides its delegate`() {
        let delegate = Delegate()
        let table = Table(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
        table.delegate = delegate
        expect(table.count == 1 && table.delegate === delegate)
        table.contentOffset.y = -20
        expect(delegate.count, equals: 1)
        let scrollView: UIScrollView = table
        expect(scrollView.delegate === delegate)
        scrollView.delegate = nil
        expectNil(table.delegate)
    }

    @Test func `a collection overrides its delegate`() {
        let delegate = Delegate()
        let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.delegate = delegate
        expect(collection.count == 1 && collection.delegate === delegate)
    }
}
