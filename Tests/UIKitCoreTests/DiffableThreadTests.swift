import Foundation
import HostClock
import UIKitLists
import XCTest

/// Code that is compiled without strict concurrency can call the methods of data sources on any thread.
final class DiffableThreadTests: XCTestCase {
    func testSnapshotsAreAppliedFromOtherThreads() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
        let snapshot: NSDiffableDataSourceSnapshot<String, Int> = {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2])
            return snapshot
        }()
        let apply: @MainActor @Sendable () -> Void = { source.apply(snapshot, animatingDifferences: false) }
        // A function type without actor isolation, as in code that was written before Swift had actors.
        let unchecked: @Sendable () -> Void = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
        let called = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            unchecked()
            called.signal()
        }
        called.wait()
        XCTAssertEqual(source.snapshot().numberOfItems, 0)
        MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2])
    }
}
