import Foundation
import Testing
import XCTest

/// Compares `value` with its reference from an earlier run, and fails the test if they differ.
///
/// The reference is a file in `__Snapshots__` beside the source file of the test. If the file does not exist, the
/// function writes it and fails the test, so that you can review the file.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that stores and compares the value.
///   - name: Distinguishes several snapshots of one test. Unnamed snapshots are numbered.
///   - recording: The recording mode. The default is the mode set by `withSnapshotTesting`, `isRecording` or the
///     environment.
///   - timeout: The maximum time to wait for an asynchronous snapshot, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let message: String? = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let message { fail(message, fileID, filePath, line, column) }
}

/// Compares `value` with a reference for each strategy. The keys of `strategies` are the names of the references.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares `value` with a reference for each strategy.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

private func fail(
    _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
    if Test.current != nil {
        let location = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
        XCTFail(message, file: filePath, line: line)
    }
}
