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

    func testColorsAndURLsAreKept() {
        for pasteboard in pasteboards() {
            let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
            pasteboard.color = color
            XCTAssertTrue(pasteboard.hasColors)
            XCTAssertEqual(pasteboard.color, color)
            XCTAssertEqual(pasteboard.value(forPasteboardType: UIPasteboard.typeListColor[0]) as? UIColor, color)
            XCTAssertFalse(pasteboard.hasStrings)
            pasteboard.urls = [URL(string: "https://example.com")!]
            XCTAssertEqual(pasteboard.urls, [URL(string: "https://example.com")!])
            XCTAssertFalse(pasteboard.hasColors)
            XCTAssertNil(pasteboard.colors)
            pasteboard.string = "tea"
            XCTAssertNil(pasteboard.urls)
        }
    }

    func testTypesAndValuesOfSeveralItemsAreFoundByTheirIndexes() {
        let pasteboard: UIPasteboard = .withUniqueName()
        pasteboard.strings = ["tea", "mint"]
        let text: String = UTType.utf8PlainText.identifier
        XCTAssertEqual(pasteboard.itemSet(withPasteboardTypes: [text]), [0, 1])
        XCTAssertEqual(pasteboard.itemSet(withPasteboardTypes: ["public.png"]), [])
        XCTAssertEqual(pasteboard.values(forPasteboardType: text, inItemSet: [1]) as? [String], ["mint"])
        XCTAssertEqual(pasteboard.values(forPasteboardType: text, inItemSet: nil) as? [String], ["tea"])
        XCTAssertEqual(pasteboard.data(forPasteboardType: text, inItemSet: [0, 1])?.count, 2)
        XCTAssertEqual(pasteboard.types(forItemSet: [1]), [[text]])
        XCTAssertTrue(pasteboard.contains(pasteboardTypes: [text], inItemSet: [0, 1]))
        XCTAssertFalse(pasteboard.contains(pasteboardTypes: [text], inItemSet: [2]))
        XCTAssertNil(pasteboard.values(forPasteboardType: text, inItemSet: [2]))
        pasteboard.strings = nil
        XCTAssertNil(pasteboard.value(forPasteboardType: text))
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

    func testUTF16TextIsReadAndWritten() {
        for pasteboard in pasteboards() {
            // Without a byte order mark, text is in the processor's order, and external text is big-endian.
            for (type, unmarked) in [
                ("public.utf16-plain-text", String.Encoding.utf16LittleEndian),
                ("public.utf16-external-plain-text", .utf16BigEndian),
            ] {
                for encoding in [unmarked, .utf16] {
                    pasteboard.setData("é".data(using: encoding) ?? Data(), forPasteboardType: type)
                    XCTAssertEqual(pasteboard.string, "é")
                }
            }
        }
        UIPasteboard.general.string = "é"
        XCTAssertEqual(
            UIPasteboard.general.data(forPasteboardType: "public.utf16-plain-text"),
            "é".data(using: .utf16LittleEndian))
        XCTAssertEqual(
            UIPasteboard.general.data(forPasteboardType: "public.utf16-external-plain-text"), "é".data(using: .utf16))
        XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "public.utf8-plain-text"), Data("é".utf8))
    }

    func testTextWithAnUnknownEncodingIsKeptAsData() {
        let latin = Data([0xE9, 0x21])
        for pasteboard in pasteboards() {
            for type in ["public.plain-text", "com.apple.traditional-mac-plain-text", "public.swift-source"] {
                pasteboard.setData(latin, forPasteboardType: type)
                XCTAssertNil(pasteboard.string)
                XCTAssertEqual(pasteboard.data(forPasteboardType: type), latin)
                XCTAssertEqual(pasteboard.numberOfItems, 1)
            }
        }
    }

    func testOnlyAValidURLIsAURL() {
        for pasteboard in pasteboards() {
            pasteboard.string = "Note: buy milk"
            XCTAssertFalse(pasteboard.hasURLs)
            XCTAssertNil(pasteboard.url)
            pasteboard.string = "https://example.org/a%20b?c=d"
            XCTAssertEqual(pasteboard.url, URL(string: "https://example.org/a%20b?c=d"))
        }
    }

    func testSeveralURLsAreFound() {
        let urls: [URL] = ["a", "b"].compactMap { URL(string: "https://example.com/\($0)") }
        for pasteboard in pasteboards() {
            pasteboard.urls = urls
            XCTAssertTrue(pasteboard.hasURLs)
            XCTAssertEqual(pasteboard.urls, urls)
            XCTAssertEqual(pasteboard.url, urls[0])
            pasteboard.url = urls[1]
            XCTAssertEqual(pasteboard.urls, [urls[1]])
            XCTAssertEqual(pasteboard.value(forPasteboardType: "public.url") as? URL, urls[1])
            XCTAssertTrue(pasteboard.contains(pasteboardTypes: UIPasteboard.typeListURL))
            pasteboard.string = "tea\nhttps://example.com"
            XCTAssertFalse(pasteboard.hasURLs)
            pasteboard.url = nil
            XCTAssertEqual(pasteboard.numberOfItems, 0)
        }
    }

    func testEachObjectOfANamedPasteboardNotifiesItsObservers() {
        let name = UIPasteboard.Name(rawValue: "PasteboardTests.observed")
        let boards: [UIPasteboard] = (0..<2).compactMap { _ in UIPasteboard(name: name, create: true) }
        var changed: [Int] = []
        let record: @MainActor (Int) -> Void = { changed.append($0) }
        let observers = boards.enumerated().map { index, board in
            NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: board, queue: nil
            ) { _ in MainActor.assumeIsolated { record(index) } }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        boards[0].string = "a"
        XCTAssertEqual(changed.sorted(), [0, 1])
        XCTAssertEqual(boards[1].string, "a")
        XCTAssertEqual(boards.map(\.changeCount), [1, 1])
        UIPasteboard.remove(withName: name)
        boards[1].string = "b"
        XCTAssertEqual(changed.sorted(), [0, 0, 1, 1])
        XCTAssertNil(UIPasteboard(name: name, create: false))
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
