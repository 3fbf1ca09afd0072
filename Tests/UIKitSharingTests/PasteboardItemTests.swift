import UIKit
import XCTest

/// The items of pasteboards, with values of several kinds.
@MainActor
final class PasteboardItemTests: XCTestCase {
    private let pasteboard: UIPasteboard = .withUniqueName()
    private let text = "public.utf8-plain-text"

    func testItemsAreReplacedAndAdded() {
        pasteboard.items = [[text: "tea"]]
        pasteboard.addItems([["com.example.leaf": Data([1, 2])], [text: "mint"]])
        XCTAssertEqual(pasteboard.numberOfItems, 3)
        XCTAssertEqual(pasteboard.items.map { $0[text] as? String }, ["tea", nil, "mint"])
        XCTAssertEqual(pasteboard.items[1]["com.example.leaf"] as? Data, Data([1, 2]))
        pasteboard.items = []
        XCTAssertEqual(pasteboard.numberOfItems, 0)
        pasteboard.setValue("sage", forPasteboardType: "public.text")
        XCTAssertEqual(pasteboard.string, "sage")
        XCTAssertEqual(pasteboard.value(forPasteboardType: text) as? String, "sage")
    }

    func testObjectsAreSetImmediately() {
        let url = NSURL(string: "https://example.com")!
        pasteboard.setObjects(["tea" as NSString, url])
        XCTAssertEqual(pasteboard.strings, ["tea", "https://example.com"])
        XCTAssertEqual(pasteboard.items[1]["public.url"] as? URL, url as URL)
        pasteboard.setObjects(["mint" as NSString], localOnly: true, expirationDate: nil)
        XCTAssertEqual(pasteboard.string, "mint")
    }

    func testAURLHasItsTypeAndText() {
        let url = URL(string: "https://example.com")!
        for plainText in [nil, "tea"] {
            var item: [String: Any] = ["public.url": url]
            item[text] = plainText
            pasteboard.items = [item]
            XCTAssertEqual(pasteboard.value(forPasteboardType: "public.url") as? URL, url)
            XCTAssertTrue(pasteboard.contains(pasteboardTypes: UIPasteboard.typeListURL))
            XCTAssertEqual(pasteboard.string, plainText ?? "https://example.com")
        }
    }

    func testItemsThatAreLoadedDoNotReplaceLaterItems() async {
        let other: UIPasteboard = .withUniqueName()
        let changes = AsyncStream<Void>.makeStream()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: other, queue: nil
        ) { _ in changes.continuation.yield() }
        defer { NotificationCenter.default.removeObserver(observer) }
        var iterator = changes.stream.makeAsyncIterator()
        func provider(_ text: NSString) -> NSItemProvider { NSItemProvider(object: text) }
        pasteboard.itemProviders = [provider("tea")]
        pasteboard.string = "new"
        other.itemProviders = [provider("mint")]
        await iterator.next()
        XCTAssertEqual(pasteboard.strings, ["new"])
        pasteboard.setItemProviders([provider("tea")], localOnly: true, expirationDate: nil)
        pasteboard.setObjects(["sage" as NSString])
        other.itemProviders = [provider("mint")]
        await iterator.next()
        XCTAssertEqual(pasteboard.strings, ["sage"])
    }

    func testItemProvidersReplaceTheItemsWhenTheyAreLoaded() async {
        let changes = AsyncStream<Void>.makeStream()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { _ in changes.continuation.yield() }
        defer { NotificationCenter.default.removeObserver(observer) }
        var iterator = changes.stream.makeAsyncIterator()
        pasteboard.itemProviders = ["tea" as NSString, "mint"].map { NSItemProvider(object: $0) }
        await iterator.next()
        XCTAssertEqual(pasteboard.strings, ["tea", "mint"])
        pasteboard.setItemProviders([NSItemProvider(object: "sage" as NSString)], localOnly: true, expirationDate: nil)
        await iterator.next()
        XCTAssertEqual(pasteboard.strings, ["sage"])
    }
}
