import Foundation

/// Compares `value` with its reference, and fails the test if they differ.
///
/// - Parameter recording: Whether to record the snapshot.
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

/// Compares `value` with its reference, and returns a failure message; nil if they match.
///
/// - Parameter recording: Whether to record the snapshot.
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
    /// Creates `all` from true, `missing` from false, and nil from nil.
    fileprivate init?(_ isRecording: Bool?) {
        guard let isRecording else { return nil }
        self = isRecording ? .all : .missing
    }
}
