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

    @MainActor private func thumbnail() -> UIImage? {
        var found: UIImage?
        for entry in (try? FolderListing.entries(of: home.appendingPathComponent("Pictures"))) ?? [] {
            Thumbnails.shared.load(entry, side: 40) { found = $0 }
        }
        AppSession.current?.settle()
        return found
    }

    @MainActor func testAReplacedPictureHasANewThumbnail() {
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
