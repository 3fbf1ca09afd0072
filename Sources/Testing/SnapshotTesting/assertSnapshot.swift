import Foundation
import Testing
import XCTest

/// Compares `value` with what was kept of it in an earlier run.
///
/// The kept file lies beside the test, in `__Snapshots__`, under the names of the test file, the test, and `name`. When
/// there is none, it is written and the test fails, so that somebody looks at it. With `ENGAWA_RECORD=1` in the
/// environment every snapshot is written anew.
///
/// - Parameters:
///   - value: what is looked at.
///   - strategy: how it is kept and compared.
///   - name: tells several snapshots of one test apart.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    let store = SnapshotStore(file: file, testName: testName, name: name, fileExtension: strategy.fileExtension)
    guard let data = strategy.data(value) else {
        return fail("There is nothing to take a snapshot of.", file, line)
    }
    do {
        guard let kept = try store.read(), !SnapshotStore.records else {
            try store.write(data)
            if !SnapshotStore.records {
                fail(
                    "There was no snapshot: it was written to \(store.path). Look at it, and run the test again.", file,
                    line)
            }
            return
        }
        guard let difference = strategy.difference(kept, data) else { return }
        let places: String = try store.writeFailure(data, difference.picture)
        fail("The snapshot \(store.path) differs. \(difference.sentence) \(places)", file, line)
    } catch {
        fail("The snapshot \(store.path) could not be read or written: \(error)", file, line)
    }
}

@MainActor
private func fail(_ message: String, _ file: StaticString, _ line: UInt) {
    if Test.current != nil {
        Issue.record(Comment(rawValue: message))
    } else {
        XCTFail(message, file: file, line: line)
    }
}
