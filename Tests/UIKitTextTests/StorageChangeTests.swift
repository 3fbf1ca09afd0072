import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

private final class EditLog: NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        edits.append("\(editedRange.location)+\(editedRange.length) \(delta)")
    }
}

/// Changes to storages, and storages that lose or exchange their layout managers.
@MainActor
@Suite(.onStage) struct StorageChangeTests {
    @Test func `the storage of a view keeps its text when its layout manager is removed`() {
        let fixture = TextViewFixture("hello")
        let storage = fixture.view.textStorage
        storage.removeLayoutManager(fixture.view.layoutManager)
        expect(storage.string == "hello" && fixture.view.text == "" && storage.layoutManagers.isEmpty)
        storage.append(NSAttributedString(string: "!"))
        expect(storage.string == "hello!" && storage.mutableString as String == "hello!" && fixture.view.text == "")
        let copy = NSAttributedString(attributedString: storage)
        expect(copy.string == "hello!" && copy.attribute(.font, at: 4, effectiveRange: nil) is UIFont)
        // The view has an empty storage of its own.
        fixture.type("new")
        expect(fixture.view.textStorage !== storage && fixture.view.textStorage.string == "new")
        fixture.view.textStorage.append(NSAttributedString(string: "er"))
        expect(fixture.view.text == "newer" && storage.string == "hello!")
    }

    @Test func `the layout manager that takes over the container of a view shows the text`() {
        let fixture = TextViewFixture("hello", editing: false)
        let storage = fixture.view.textStorage
        let manager = NSLayoutManager()
        fixture.view.textContainer.replaceLayoutManager(manager)
        expect(storage.string == "hello" && storage.layoutManagers == [manager] && manager.textStorage === storage)
        expect(manager.numberOfGlyphs == 5 && fixture.view.textStorage !== storage)
        fixture.stage.host.turn()
        storage.append(NSAttributedString(string: "!"))
        expect(manager.numberOfGlyphs == 6 && fixture.view.text == "")
    }

    @Test(arguments: [false, true])
    func `another storage replaces the storage of a view`(_ usesContentStorage: Bool) {
        let fixture = TextViewFixture("old")
        let old = fixture.view.textStorage
        do {
            let new = NSTextStorage(string: "new text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            if usesContentStorage {
                let content = fixture.view.textLayoutManager?.textContentManager as? NSTextContentStorage
                content?.textStorage = new
            } else {
                new.addLayoutManager(fixture.view.layoutManager)
            }
        }
        expect(old.string == "old" && old.layoutManagers.isEmpty && fixture.view.text == "new text")
        // The view retains its storage.
        expect(fixture.view.textStorage !== old && fixture.view.textStorage.string == "new text")
        old.append(NSAttributedString(string: "er"))
        expect(fixture.view.text == "new text" && old.string == "older")
        fixture.view.selectedRange = NSRange(location: 8, length: 0)
        fixture.type("!")
        expect(fixture.view.textStorage.string == "new text!" && fixture.view.text == "new text!")
    }

    @Test func `a storage that has no layout manager left changes after its view was released`() {
        var storage: NSTextStorage?
        do {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.text = "text"
            storage = view.textStorage
            storage?.removeLayoutManager(view.layoutManager)
        }
        storage?.append(NSAttributedString(string: "!"))
        expect(storage?.string, equals: "text!")
    }

    @Test func `removing a layout manager of another storage has no effect`() {
        let (storage, other) = (NSTextStorage(string: "text"), NSTextStorage(string: "other"))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        other.removeLayoutManager(manager)
        expect(manager.numberOfGlyphs == 4 && manager.textStorage === storage)
    }

    @Test func `a deletion that ends after an earlier change moves the end of the edited range`() {
        let storage = NSTextStorage(string: "0123456789")
        let log = EditLog()
        storage.delegate = log
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
        storage.deleteCharacters(in: NSRange(location: 3, length: 7))
        expect(storage.editedRange, equals: NSRange(location: 0, length: 3))
        storage.endEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "xy")
        storage.endEditing()
        expect(storage.string == "abxy2" && log.edits == ["0+3 -7", "0+4 2"])
    }

    @Test func `attributed text that replaces half of a surrogate pair replaces the pair`() {
        let storage = NSTextStorage(string: "a😀bc")
        let new = NSAttributedString(string: "xy", attributes: [.kern: 2])
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: new)
        let kerns: [Int?] = (0..<5).map { storage.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
        expect(storage.string == "axybc" && kerns == [nil, 2, 2, nil, nil])
        let short = NSTextStorage(string: "😀")
        short.replaceCharacters(in: NSRange(location: 1, length: 1), with: NSAttributedString(string: "x"))
        expect(short.string, equals: "x")
    }

    @Test func `the mutable string of a subclass is the text of the subclass`() {
        let storage = BackedStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a😀c")
        let string = storage.mutableString
        expect(string.length == 4 && string as String == "a😀c" && string.range(of: "c").location == 3)
        string.append("x")
        expect(storage.string, equals: "a😀cx")
        let count = string.replaceOccurrences(of: "c", with: "dd", range: NSRange(location: 0, length: string.length))
        expect(count == 1 && storage.string == "a😀ddx" && string.length == 6)
        // Foundation reads neither the characters nor the attributes of the subclass.
        expect(NSAttributedString(attributedString: storage).length, equals: 0)
    }
}
