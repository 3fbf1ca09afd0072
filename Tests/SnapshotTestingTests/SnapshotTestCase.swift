import Foundation
import SnapshotTesting
import XCTest

/// A test case with a temporary folder for snapshots.
class SnapshotTestCase: XCTestCase {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
        .appendingPathComponent("snapshots-\(ProcessInfo.processInfo.processIdentifier)")

    override func setUp() {
        super.setUp()
        setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("failures").path, 1)
    }

    override func tearDown() {
        unsetenv("SNAPSHOT_ARTIFACTS")
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    /// The names of the reference files.
    var files: [String] {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 != "failures" }.sorted()
    }

    /// Records a snapshot, and returns the contents of its file.
    func record<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, line: UInt = #line
    ) -> Data {
        let message: String? = verifySnapshot(
            of: value, as: strategy, named: "kept", record: .all, snapshotDirectory: folder.path, testName: "record")
        XCTAssertTrue(message?.hasPrefix("The snapshot was recorded: ") == true, message ?? "nil", line: line)
        let name: String = "record.kept" + (strategy.pathExtension.map { ".\($0)" } ?? "")
        return (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    }

    /// Records a text snapshot, and returns its text.
    func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>, line: UInt = #line) -> String {
        String(decoding: record(value, as: strategy, line: line), as: UTF8.self)
    }

    /// Compares `value` with the recorded snapshot.
    func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>,
        record: SnapshotTestingConfiguration.Record? = nil
    ) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: "kept", record: record, snapshotDirectory: folder.path, testName: "record")
    }
}
