import FileBrowsing
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

/// The thumbnails of pictures in file choosers.
final class ThumbnailTests: SharingTestCase {
    private func makePicture(_ side: CGFloat) {
        let data = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        make(["Pictures/a.png"], content: data)
    }

    private func thumbnail() -> UIImage? {
        // XCTest runs tests on the main thread.
        MainActor.assumeIsolated {
            var found: UIImage?
            for entry in (try? FolderListing.entries(of: home.appendingPathComponent("Pictures"))) ?? [] {
                Thumbnails.shared.load(entry, side: 40) { found = $0 }
            }
            XCTAssertTrue(AppSession.current?.wait(for: 5) { found != nil } == true)
            return found
        }
    }

    func testAReplacedPictureHasANewThumbnail() {
        launch { _ in }
        makePicture(50)
        let first: UIImage? = thumbnail()
        XCTAssertNotNil(first)
        XCTAssertTrue(thumbnail() === first)
        makePicture(60)
        let second: UIImage? = thumbnail()
        XCTAssertNotNil(second)
        XCTAssertFalse(second === first)
    }
}
