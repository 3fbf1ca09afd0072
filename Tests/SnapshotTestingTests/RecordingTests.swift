import SnapshotTesting
import XCTest

/// Recording modes, file names and failure messages.
final class RecordingTests: SnapshotTestCase {
    func testAMissingSnapshotIsWrittenAndFails() {
        XCTAssertTrue(verify("one", as: .lines)?.hasPrefix("There was no reference. It was written to ") == true)
        XCTAssertEqual(files, ["record.kept.txt"])
        XCTAssertNil(verify("one", as: .lines))
    }

    func testNoReferenceIsWrittenInTheModeNever() {
        XCTAssertTrue(verify("one", as: .lines, record: .never)?.hasPrefix("There is no reference ") == true)
        XCTAssertEqual(files, [])
    }

    func testAFailureShowsTheLinesAndKeepsTheReference() throws {
        _ = text(of: "a\nb\nc", as: .lines)
        let message: String = try XCTUnwrap(verify("a\nB\nc", as: .lines))
        XCTAssertTrue(message.contains("  a\n− b\n+ B\n  c"), message)
        XCTAssertTrue(message.contains("failures/SnapshotTestCase/record.kept.txt"), message)
        XCTAssertNotNil(verify("a\nB\nc", as: .lines), "The reference was overwritten.")
    }

    func testSnapshotsThatDifferAreRecordedInTheModeFailed() {
        _ = text(of: "old", as: .lines)
        XCTAssertTrue(verify("new", as: .lines, record: .failed)?.contains("recorded as the new reference") == true)
        XCTAssertNil(verify("new", as: .lines))
    }

    func testScopesSetTheRecordingMode() {
        withSnapshotTesting(record: .never) {
            XCTAssertNotNil(verify("one", as: .lines))
            XCTAssertEqual(files, [])
            withSnapshotTesting(diffTool: "compare") {
                XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
                withSnapshotTesting(record: .all) { XCTAssertNotNil(verify("one", as: .lines)) }
                let message: String = verify("two", as: .lines) ?? ""
                XCTAssertTrue(message.contains("compare \"\(folder.path)"), message)
            }
        }
        XCTAssertEqual(files, ["record.kept.txt"])
        XCTAssertNil(SnapshotTestingConfiguration.current)
        XCTAssertEqual(SnapshotTestingConfiguration.Record.all, true)
    }

    func testTheProcessCanRecordAllSnapshots() {
        XCTAssertFalse(isRecording)
        isRecording = true
        XCTAssertTrue(verify("one", as: .lines)?.hasPrefix("The snapshot was recorded") == true)
        isRecording = false
        XCTAssertNil(verify("one", as: .lines))
    }

    func testSnapshotsWithoutNamesAreNumbered() {
        func verify(_ testName: String, _ name: String? = nil) {
            _ = verifySnapshot(
                of: "x", as: .lines, named: name, snapshotDirectory: folder.path, testName: testName)
        }
        verify("testNumbers()")
        verify("testNumbers()")
        verify("testNumbers()", "dark 2x/wide")
        verify("a picture is shown(size:)")
        XCTAssertEqual(
            files,
            [
                "a-picture-is-shown-size.1.txt", "testNumbers.1.txt", "testNumbers.2.txt",
                "testNumbers.dark-2x-wide.txt",
            ])
    }

    /// The reference files are beside this source file.
    func testReferencesAreBesideTheTest() {
        assertSnapshot(of: "kept beside the test", as: .lines)
        assertSnapshots(of: "kept by name", as: ["upper": .lines.pullback { $0.uppercased() }, "plain": .lines])
        assertSnapshots(of: "kept by number", as: [.lines, .lines.pullback { String($0.reversed()) }])
    }

    func testASnapshotThatIsNeverAvailableFails() {
        let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in () } }
        let message: String? = verifySnapshot(
            of: "x", as: never, snapshotDirectory: folder.path, timeout: 0.05, testName: "never")
        XCTAssertTrue(message?.contains("was not available within 0.05 s") == true, message ?? "nil")
    }

    // MARK: Failures

    private var caught: [(text: String, line: Int)] = []
    private var isCatching = false

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if isCatching {
            caught.append((description, lineNumber))
        } else {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }

    func testAFailureIsAtTheLineOfTheCaller() {
        isCatching = true
        let line: Int = #line + 1
        assertSnapshot(of: "not what is kept", as: .lines, named: "other")
        isCatching = false
        XCTAssertEqual(caught.map(\.line), [line])
        XCTAssertTrue(caught.first?.text.contains("− what is kept") == true, caught.first?.text ?? "nil")
    }
}
