import Foundation
import XCTest
import XCUIAutomation

/// Compares `value` with what was kept of it in an earlier run, and returns why the test should fail; nil when they are
/// alike.
///
/// Helpers of tests call it to choose names and folders of their own. See `assertSnapshot` for the parameters.
///
/// - Parameter snapshotDirectory: the folder of the kept file. The default is `__Snapshots__/TestFile` beside the test.
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
            return "The snapshot did not come within \(timeout) s. Give assertSnapshot a longer timeout, or look for a "
                + "strategy that never calls back."
        }
        return try compare(
            found, with: file, snapshotting.diffing, record: recording ?? SnapshotTestingConfiguration.recordInUse)
    } catch {
        return "The snapshot \(file.url.path) could not be taken, read or written: \(error)"
    }
}

/// The format of `value`; nil when it did not come in time.
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

/// Why the test should fail; nil when `found` is what is kept.
///
/// 1. What cannot be kept fails.
/// 2. A snapshot that is to be recorded, or missing, is written.
/// 3. One that differs is written beside the results of the tests, and recorded anew if the mode says so.
private func compare<Format>(
    _ found: Format, with file: SnapshotFile, _ diffing: Diffing<Format>, record: SnapshotTestingConfiguration.Record
) throws -> String? {
    let data: Data = diffing.toData(found)
    let path: String = file.url.path
    if data.isEmpty, file.url.pathExtension == "png" { return "There is nothing to take a picture of." }
    if record == .all {
        try file.write(data)
        return "The snapshot was recorded: \(path). Turn recording off, and run the test again."
    }
    guard let kept = try file.read() else {
        if record == .never { return "There is no snapshot \(path), and none is recorded." }
        try file.write(data)
        return "There was no snapshot: it was written to \(path). Look at it, and run the test again."
    }
    guard kept != data, let (message, attachments) = diffing.diff(diffing.fromData(kept), found) else { return nil }
    let place: URL = try file.writeFailure(data)
    let differences: [String] = try writeDifferences(attachments, beside: place)
    var sentences: [String] = ["The snapshot differs from what is kept. \(message)"]
    sentences.append(
        SnapshotTestingConfiguration.diffToolInUse(currentFilePath: path, failedFilePath: place.path))
    if !differences.isEmpty { sentences.append("The difference: " + differences.joined(separator: ", ")) }
    if record == .failed {
        try file.write(data)
        sentences.append("The new snapshot was recorded in place of the kept one.")
    }
    return sentences.joined(separator: "\n")
}

/// Writes what shows a difference beside the new snapshot, and returns the paths.
private func writeDifferences(_ attachments: [XCTAttachment], beside place: URL) throws -> [String] {
    try attachments.map { attachment in
        let name = "\(attachment.name ?? "difference")-\(place.lastPathComponent)"
        let url: URL = place.deletingLastPathComponent().appendingPathComponent(name)
        try attachment.content.write(to: url)
        return url.path
    }
}
