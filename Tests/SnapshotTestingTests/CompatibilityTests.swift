import FoundationNetworking
import SnapshotTesting
import UIKit
import XCTest

/// Calls in the form of older versions of Point-Free's library.
final class CompatibilityTests: SnapshotTestCase {
    @available(*, deprecated)
    func testDeprecatedNamesStillWork() {
        let isRecorded = false
        func verify(_ value: String, record: Bool) -> String? {
            verifySnapshot(
                matching: value, as: .lines, named: "kept", record: record, snapshotDirectory: folder.path,
                testName: "record")
        }
        XCTAssertTrue(verify("one", record: true)?.hasPrefix("The snapshot was recorded") == true)
        XCTAssertNil(verify("one", record: isRecorded))
        XCTAssertNotNil(verify("two", record: isRecorded))
        assertSnapshot(matching: "one", as: .lines, record: isRecorded)
        assertSnapshots(matching: "two", as: ["named": .lines])
        assertSnapshots(matching: "three", as: [.lines])
        assertSnapshot(of: "four", as: .lines, named: "of", record: isRecorded)
    }

    /// A strategy for a subclass, based on a strategy for its superclass.
    func testAStrategyForASubclass() {
        let bold: Snapshotting<UILabel, UIImage> = Snapshotting<UIView, UIImage>.image(
            size: CGSize(width: 30, height: 20)
        )
        .pullback { label in
            label.font = .boldSystemFont(ofSize: 17)
            return label
        }
        let label = UILabel()
        label.text = "Hi"
        XCTAssertEqual(UIImage(data: record(label, as: bold))?.size, CGSize(width: 60, height: 40))
    }

    func testRequests() throws {
        var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.org/path?b=2&a=1")))
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.httpBody = Data(#"{"b":1,"a":"it's"}"#.utf8)
        XCTAssertEqual(
            text(of: request, as: .raw),
            "POST https://example.org/path?a=1&b=2\nAccept: text/plain\n\n" + #"{"b":1,"a":"it's"}"#)
        XCTAssertTrue(text(of: request, as: .raw(pretty: true)).hasSuffix("{\n  \"a\" : \"it's\",\n  \"b\" : 1\n}"))
        XCTAssertEqual(
            text(of: request, as: .curl),
            #"""
            curl \
            	--request POST \
            	--header 'Accept: text/plain' \
            	--data '{"b":1,"a":"it'\''s"}' \
            	'https://example.org/path?a=1&b=2'
            """#)
    }

    func testPaths() {
        let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 10))
        XCTAssertEqual(UIImage(data: record(path, as: .image(scale: 2)))?.size, CGSize(width: 40, height: 20))
    }
}
