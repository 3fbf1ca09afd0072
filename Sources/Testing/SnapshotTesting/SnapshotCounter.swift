import Foundation
import Synchronization
import XCTest

/// Counts the unnamed snapshots of each test.
enum SnapshotCounter {
    private static let counts = Mutex<[String: Int]>([:])
    private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

    /// Resets the counts when a test starts, so that a repeated test counts from 1 again.
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
