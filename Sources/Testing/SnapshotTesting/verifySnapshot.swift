import Foundation
import XCTest
import XCUIAutomation

/// Compares `value` with its reference from an earlier run, and returns a failure message; nil if they match.
///
/// Use it in test helpers that choose their own names and folders. See `assertSnapshot` for the other parameters.
///
/// - Parameter snapshotDirectory: The folder of the reference. The default is `__Snapshots__/TestFile` beside the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let file = SnapshotFile(
        filePath: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
        pathExtension: snapshotting.pathExtension)
    do {
        guard let found = try takeSnapshot(of: value(), as: snapshotting, timeout: timeout) else {
            return
                "The snapshot was not available within \(timeout) s. Use a longer timeout, or check that the strategy "
                + "calls its callback."
        }
        return try compare(
            found, with: file, snapshotting.diffing, record: recording ?? SnapshotTestingConfiguration.effectiveRecord)
    } catch {
        return "The snapshot \(file.url.path) could not be taken, read or written: \(error)"
    }
}

/// Returns the snapshot of `value`, of the type `Format`; nil if it was not available in time.
private func takeSnapshot<Value, Format>(
    of value: Value, as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval
) throws -> Format? {
    var found: Format?
    let expectation = XCTestExpectation(description: "The snapshot is taken.")
    snapshotting.snapshot(value).run { format in
        found = format
        expectation.fulfill()
    }
    if found == nil { _ = XCTWaiter().wait(for: [expectation], timeout: timeout) }
    return found
}

/// Returns a failure message; nil if `found` matches the reference.
///
/// 1. An empty image fails.
/// 2. A snapshot is written if the mode is `all`, or if the reference is missing and the mode is not `never`.
/// 3. A snapshot that differs is written to the folder of failures, and also recorded if the mode is `failed`.
private func compare<Format>(
    _ found: Format, with file: SnapshotFile, _ diffing: Diffing<Format>, record: SnapshotTestingConfiguration.Record
) throws -> String? {
    let data = diffing.toData(found)
    let path = file.url.path
    if data.isEmpty, file.url.pathExtension == "png" { return "The image is empty." }
    if record == .all {
        try file.write(data)
        return "The snapshot was recorded: \(path). Turn recording off, and run the test again."
    }
    guard let reference = try file.read() else {
        if record == .never { return "There is no reference \(path), and the mode “never” does not record one." }
        try file.write(data)
        return "There was no reference. It was written to \(path). Review it, and run the test again."
    }
    guard reference != data, let (message, attachments) = diffing.diff(diffing.fromData(reference), found) else {
        return nil
    }
    let failure = try file.writeFailure(data)
    let differences = try writeDifferences(attachments, beside: failure)
    var sentences: [String] = ["The snapshot differs from its reference. \(message)"]
    sentences.append(
        SnapshotTestingConfiguration.effectiveDiffTool(currentFilePath: path, failedFilePath: failure.path))
    if !differences.isEmpty { sentences.append("The difference: " + differences.joined(separator: ", ")) }
    if record == .failed {
        try file.write(data)
        sentences.append("The snapshot was recorded as the new reference.")
    }
    return sentences.joined(separator: "\n")
}

/// Writes the attachments of a difference beside the new snapshot, and returns their paths.
private func writeDifferences(_ attachments: [XCTAttachment], beside failure: URL) throws -> [String] {
    try attachments.map { attachment in
        let name = "\(attachment.name ?? "difference")-\(failure.lastPathComponent)"
        let url = failure.deletingLastPathComponent().appendingPathComponent(name)
        try attachment.content.write(to: url)
        return url.path
    }
}
