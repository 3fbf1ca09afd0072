import Expectations
import Foundation
import TestStage
import TestSupport
import Testing
import TextDocuments
import UIKitCore
import UIKitDrawing

@testable import TextEditing
@testable import UIKitText

/// The work for a key press does not depend on the length of the text.
@MainActor
@Suite(.onStage) struct LongTextTests {
    private static let line = "日本語の長い文章です。Mixed text, مرحبا 😀 and more\n"

    /// The number of lines: 6,000 have 0.4 MB, and 150,000 have 10 MB.
    private static let lineCount: Int =
        ProcessInfo.processInfo.environment["ENGAWA_TEXT_LINES"].flatMap { Int($0) } ?? 6_000

    @Test func `typing reads only the text around the caret`() {
        let fixture = TextViewFixture(String(repeating: Self.line, count: Self.lineCount))
        let storage = fixture.view.textStorage
        fixture.view.selectedRange = NSRange(location: storage.length / 2, length: 0)
        fixture.type("あ")
        let document = fixture.view.editor.document
        let before = document.readCount
        for _ in 0..<10 {
            fixture.type("字")
            fixture.press(.keyboardDeleteOrBackspace)
            fixture.press(.keyboardLeftArrow)
        }
        expect((document.readCount - before) / 30, isLessThan: 4_000)
        expect(storage.mutableString is StorageString)
        expect(storage.length, equals: document.count)
    }

    @Test func `pasting copies the text only a few times`() {
        let fixture = TextViewFixture("start ")
        _ = fixture.view.textStorage
        let text = String(repeating: Self.line, count: Self.lineCount)
        UIPasteboard.general.string = text
        let document = fixture.view.editor.document
        let units = text.utf16.count
        fixture.pressShortcut("v")
        expect(document.count, equals: units + 6)
        expect(document.readCount, isLessThan: 3 * units, "\(document.readCount) of \(units)")
        var before = document.readCount
        fixture.type("x")
        expect(document.readCount - before, isLessThan: 8_000)
        before = document.readCount
        fixture.pressShortcut("z")
        fixture.pressShortcut("z")
        expect(fixture.view.text == "start " && document.readCount - before < 2 * units)
    }

    @Test func `undoing many changes takes linear time`() {
        let document = TextDocument()
        let growth: Double = growth(from: 1_000) { count in
            (0..<count).map { UndoRecord(replacing: 0..<0, newCount: $0, in: document, anchor: 0, head: 0) }
        } _: { changes in
            var records = UndoRecords()
            for change in changes { records.add(change, isRedo: false) }
            for change in changes.reversed() {
                records.remove(change, isRedo: false)
                records.add(change, isRedo: true)
            }
            for change in changes {
                records.remove(change, isRedo: true)
                records.add(change, isRedo: false)
            }
        }
        expect(growth, isLessThan: 2.5)
    }

    @Test func `reading backward reads each character of the document once`() {
        let storage = NSTextStorage(string: String(repeating: "日本語 😀 ", count: 2_000))
        let string = storage.mutableString
        let expected = Array(storage.string.utf16)
        let document = storage.content
        let before = document.readCount
        for index in expected.indices.reversed() where string.character(at: index) != expected[index] {
            Issue.record("The unit at \(index) is wrong.")
        }
        expect(document.readCount - before, isLessThan: 2 * expected.count)
    }

    @Test func `Foundation reads the characters of the storage`() {
        let storage = NSTextStorage(string: "日本 😀 text", attributes: [.kern: 1])
        storage.replaceCharacters(in: NSRange(location: 3, length: 2), with: "العربية")
        let copy = NSAttributedString(attributedString: storage)
        expect(copy.string == "日本 العربية text" && copy.length == storage.length)
        expect(copy.attribute(.kern, at: 5, effectiveRange: nil) as? Int, equals: 1)
        let text = NSMutableAttributedString(string: "<>")
        text.insert(storage, at: 1)
        expect(text.string, equals: "<日本 العربية text>")
        expect(storage.isEqual(copy) && storage.mutableString.range(of: "text").location == 11)
        // The mutable string changes the storage.
        let log = EditLog()
        storage.delegate = log
        storage.mutableString.replaceCharacters(in: NSRange(location: 0, length: 2), with: "東京都")
        storage.mutableString.append("!")
        expect(storage.string == "東京都 العربية text!" && storage.length == 17)
        expect(log.ranges, equals: [NSRange(location: 0, length: 3), NSRange(location: 16, length: 1)])
        expect(NSAttributedString(attributedString: storage).string, equals: storage.string)
    }
}

private final class EditLog: NSObject, NSTextStorageDelegate {
    var ranges: [NSRange] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        ranges.append(editedRange)
    }
}
