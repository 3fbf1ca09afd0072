import Foundation
import Synchronization
import XCTest

/// Counts the snapshots of a test that have no name.
enum SnapshotCounter {
    private static let counts = Mutex<[String: Int]>([:])
    private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

    /// A test that runs again counts from 1 again.
    private final class Observer: NSObject, XCTestObservation {
        func testCaseWillStart(_ testCase: XCTestCase) { counts.withLock { $0.removeAll() } }
    }

    static func next(for key: String) -> Int {
        _ = observer
        return counts.withLock {
            $0[key, default: 0] += 1
            return $0[key, default: 0]
        }
    }
}
