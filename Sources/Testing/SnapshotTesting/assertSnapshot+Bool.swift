import Foundation

/// Compares `value` with what was kept of it in an earlier run, and fails the test when they differ.
///
/// - Parameter recording: whether the snapshot is recorded.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(recording),
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares `value` with what was kept of it, and returns why the test should fail; nil when they are alike.
///
/// - Parameter recording: whether the snapshot is recorded.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(recording),
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

extension SnapshotTestingConfiguration.Record {
    /// Makes `all` of true and `missing` of false; nil of nil.
    fileprivate init?(_ isRecording: Bool?) {
        guard let isRecording else { return nil }
        self = isRecording ? .all : .missing
    }
}
