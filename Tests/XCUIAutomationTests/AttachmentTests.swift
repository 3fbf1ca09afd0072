import UIKit
import XCTest

@testable import XCUIAutomation

/// The files of attachments.
final class AttachmentTests: XCTestCase {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
        .appendingPathComponent("attachments-\(ProcessInfo.processInfo.processIdentifier)")

    override func setUp() {
        super.setUp()
        setenv("ENGAWA_ATTACHMENTS", folder.path, 1)
    }

    override func tearDown() {
        unsetenv("ENGAWA_ATTACHMENTS")
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    /// Returns the files that exist after a test with the given result.
    private func files(hasSucceeded: Bool) -> [String] {
        MainActor.assumeIsolated { AttachmentStore.finish(test: "Class.test", hasSucceeded: hasSucceeded) }
        let path: String = folder.appendingPathComponent("Class/test").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func attach() {
        let note = XCTAttachment(string: "hello")
        note.name = "note"
        note.lifetime = .keepAlways
        add(note)
        let discarded = XCTAttachment(data: Data([1]))
        XCTAssertEqual(discarded.lifetime, .deleteOnSuccess)
        add(discarded)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTContext.runActivity(named: "picture") { activity in
            let attachment = XCTAttachment(image: picture, quality: .low)
            attachment.name = "picture"
            attachment.lifetime = .keepAlways
            XCTAssertEqual(attachment.uniformTypeIdentifier, "public.jpeg")
            activity.add(attachment)
        }
    }

    func testASuccessfulTestKeepsOnlyAttachmentsThatAreAlwaysKept() throws {
        attach()
        XCTAssertEqual(files(hasSucceeded: true), ["1-note.txt", "2-picture.jpg"])
        let note: URL = folder.appendingPathComponent("Class/test/1-note.txt")
        XCTAssertEqual(try String(contentsOf: note, encoding: .utf8), "hello")
    }

    func testAFailedTestKeepsAllAttachments() {
        attach()
        XCTAssertEqual(files(hasSucceeded: false), ["1-note.txt", "2-Attachment", "3-picture.jpg"])
    }
}
