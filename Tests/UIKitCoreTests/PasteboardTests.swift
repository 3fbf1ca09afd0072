import TestCases
import UIKitCore
import UniformTypeIdentifiers
import XCTest

/// Tests the images and the data of pasteboards.
final class PasteboardTests: KitTestCase {
    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    /// The host's clipboard, and a private pasteboard.
    private func pasteboards() -> [UIPasteboard] {
        launch(showing: UIView())
        return [.general, .withUniqueName()]
    }

    func testAnImageReplacesTheText() {
        for pasteboard in pasteboards() {
            pasteboard.string = "tea"
            XCTAssertFalse(pasteboard.hasImages)
            XCTAssertNil(pasteboard.image)
            let count: Int = pasteboard.changeCount
            pasteboard.image = picture(.red)
            XCTAssertGreaterThan(pasteboard.changeCount, count)
            XCTAssertTrue(pasteboard.hasImages)
            XCTAssertFalse(pasteboard.hasStrings)
            XCTAssertEqual(pasteboard.types, [UTType.png.identifier])
            XCTAssertEqual(pasteboard.numberOfItems, 1)
            let scale: CGFloat = pasteboard.image?.scale ?? 0
            XCTAssertEqual(pasteboard.image?.size.width, picture(.red).size.width * picture(.red).scale / scale)
            XCTAssertEqual(pasteboard.data(forPasteboardType: "public.png"), picture(.red).pngData())
            pasteboard.string = "tea"
            XCTAssertFalse(pasteboard.hasImages)
            XCTAssertEqual(pasteboard.string, "tea")
        }
    }

    func testAPrivatePasteboardKeepsAllImagesAndTheGeneralOneOnlyTheFirst() {
        for pasteboard in pasteboards() {
            pasteboard.images = [picture(.red), picture(.blue)]
            XCTAssertEqual(pasteboard.images?.count, pasteboard.name == .general ? 1 : 2)
            XCTAssertEqual(pasteboard.numberOfItems, pasteboard.images?.count)
            XCTAssertEqual(pasteboard.image?.pngData(), picture(.red).pngData())
            pasteboard.images = nil
            XCTAssertFalse(pasteboard.hasImages)
            XCTAssertEqual(pasteboard.numberOfItems, 0)
        }
    }

    func testDataOfAnyTypeIsKept() {
        for pasteboard in pasteboards() {
            pasteboard.setData(Data([1, 2, 3]), forPasteboardType: "org.example.note")
            XCTAssertEqual(pasteboard.types, ["org.example.note"])
            XCTAssertTrue(pasteboard.contains(pasteboardTypes: ["public.png", "org.example.note"]))
            XCTAssertFalse(pasteboard.contains(pasteboardTypes: ["public.png"]))
            XCTAssertEqual(pasteboard.data(forPasteboardType: "org.example.note"), Data([1, 2, 3]))
            XCTAssertNil(pasteboard.data(forPasteboardType: "public.png"))
            pasteboard.setData(Data("tea".utf8), forPasteboardType: "public.utf8-plain-text")
            XCTAssertEqual(pasteboard.string, "tea")
            XCTAssertEqual(pasteboard.data(forPasteboardType: "public.utf8-plain-text"), Data("tea".utf8))
        }
    }

    func testInvalidImageDataCountsAsAnImageButCannotBeRead() {
        for pasteboard in pasteboards() {
            pasteboard.setData(Data([1, 2, 3]), forPasteboardType: "public.png")
            // Only the type is examined.
            XCTAssertTrue(pasteboard.hasImages)
            XCTAssertNil(pasteboard.image)
            XCTAssertNil(pasteboard.images)
        }
    }

    func testTheGeneralPasteboardCannotBeRemoved() {
        let general: UIPasteboard = .general
        UIPasteboard.remove(withName: .general)
        XCTAssertTrue(UIPasteboard.general === general)
        let name = UIPasteboard.Name(rawValue: "PasteboardTests")
        UIPasteboard(name: name, create: true)?.string = "kept"
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "kept")
        UIPasteboard.remove(withName: name)
        XCTAssertNil(UIPasteboard(name: name, create: false))
    }
}
