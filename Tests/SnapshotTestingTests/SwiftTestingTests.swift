import Expectations
import Foundation
import SnapshotTesting
import Testing

/// Snapshots in Swift Testing.
@Suite(.snapshots(record: .never))
struct SwiftTestingTests {
    @Test func `a trait of the suite sets the recording mode`() {
        expect(SnapshotTestingConfiguration.current?.record, equals: .never)
        let folder: String = NSTemporaryDirectory() + "swift-testing-snapshots"
        let message: String? = verifySnapshot(of: "x", as: .lines, snapshotDirectory: folder)
        expect(message?.hasPrefix("There is no reference"), equals: true)
        expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test(.snapshots(diffTool: "compare")) func `a trait of a test adds to that of its suite`() {
        expect(SnapshotTestingConfiguration.current?.record, equals: .never)
        expect(
            SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"),
            equals: "compare \"a\" \"b\"")
    }

    @Test func `a failure is at the line of the caller`() {
        let line: Int = #line + 2
        withKnownIssue {
            assertSnapshot(of: "x", as: .lines, named: "missing")
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID.hasSuffix("SwiftTestingTests.swift") == true
        }
    }

    @Test func `a snapshot is named after its test`() {
        assertSnapshot(of: "named by its test", as: .lines)
    }

    @Test func `the mode of an asynchronous scope remains set after a suspension`() async {
        await withSnapshotTesting(record: .failed) {
            await Task.yield()
            expect(SnapshotTestingConfiguration.current?.record, equals: .failed)
        }
    }
}
