import Expectations
import Foundation
import HostHeadless
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Changes of the text by the app while the user edits it.
@MainActor
@Suite(.onStage) struct OutsideChangeTests {
    private func makeView(ownStorage: Bool) -> UITextView {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        guard ownStorage else { return UITextView(frame: frame) }
        let (storage, manager, container) = (BackedStorage(), NSLayoutManager(), NSTextContainer(size: .zero))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return UITextView(frame: frame, textContainer: container)
    }

    private func colorAll(_ view: UITextView) {
        let whole = NSRange(location: 0, length: view.textStorage.length)
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: whole)
    }

    // MARK: Attributes

    @Test(arguments: [false, true]) func `attributes do not move the caret`(_ ownStorage: Bool) {
        let fixture = TextViewFixture("hello world", view: makeView(ownStorage: ownStorage))
        fixture.view.selectedRange = NSRange(location: 3, length: 0)
        fixture.log = []
        colorAll(fixture.view)
        expect(fixture.state, equals: "hel|lo world")
        fixture.view.font = .systemFont(ofSize: 20)
        fixture.view.textColor = .blue
        fixture.view.textAlignment = .center
        expect(fixture.state == "hel|lo world" && fixture.log.isEmpty)
        let color = fixture.view.textStorage.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? UIColor
        expect(color, equals: .blue)
        fixture.view.selectedRange = NSRange(location: 1, length: 3)
        colorAll(fixture.view)
        expect(fixture.state, equals: "h[ell]o world")
    }

    @Test func `changes of a part of a surrogate pair keep the displayed text`() {
        let fixture = TextViewFixture("😀a", view: makeView(ownStorage: true))
        let (storage, document) = (fixture.view.textStorage, fixture.view.editor.document)
        func expectSame(_ comment: String) {
            let shown = document.fragment(in: 0..<document.count)
            let isSame: Bool = shown.text == storage.string && document.count == shown.units
            expect(isSame && shown.units == storage.length, "\(comment): \(shown.text)")
        }
        for range in [
            NSRange(location: 0, length: 1), NSRange(location: 1, length: 1), NSRange(location: 1, length: 2),
        ] {
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            expectSame("add \(range)")
            storage.setAttributes([.kern: 1], range: range)
            expectSame("set \(range)")
            storage.removeAttribute(.kern, range: range)
            expectSame("remove \(range)")
        }
        storage.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        expect(document.attributes(at: 0)?.attributes.values[.foregroundColor] as? UIColor, equals: .blue)
        expect(storage.attributedSubstring(from: NSRange(location: 1, length: 1)).string, equals: "😀")
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "😀b")
        expectSame("replace")
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "x")
        expectSame("replace parts of pairs")
    }

    @Test(arguments: [false, true]) func `typing continues while the app sets attributes`(_ ownStorage: Bool) {
        let fixture = TextViewFixture("ad", view: makeView(ownStorage: ownStorage))
        fixture.didChange = { [unowned fixture] in colorAll(fixture.view) }
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        fixture.type("bc")
        expect(fixture.state, equals: "abc|d")
        fixture.view.undoManager?.undo()
        expect(fixture.view.text, equals: "ad")
    }

    @Test func `a composition continues while the app sets attributes`() {
        let fixture = TextViewFixture("ab")
        fixture.didChange = { [unowned fixture] in colorAll(fixture.view) }
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        for text in ["n", "に"] {
            fixture.stage.host.post(.composition(text, selected: 1..<1), at: fixture.stage.host.windows[0])
            fixture.stage.host.turn()
        }
        expect(fixture.view.text == "aにb" && fixture.view.editor.markedRange == 1..<2)
        fixture.view.textColor = .blue
        expect(fixture.view.editor.markedRange, equals: 1..<2)
    }

    // MARK: Text

    @Test func `delegate that sets the text instead of the edit is not notified of a change`() {
        let fixture = TextViewFixture("1")
        var notifications = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: fixture.view, queue: nil
        ) { _ in MainActor.assumeIsolated { notifications += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        fixture.allowsChange = { [unowned fixture] _, text in
            fixture.view.text += "-" + text
            return false
        }
        fixture.type("2")
        expect(fixture.view.text == "1-2" && fixture.log == ["change 1+0 '2'", "selection"] && notifications == 0)
        fixture.allowsChange = { _, _ in true }
        fixture.type("3")
        expect(fixture.view.text == "1-23" && fixture.log.last == "did change" && notifications == 1)
    }

    // MARK: Undo

    /// Types text, changes the storage, and undoes and redoes all. Returns the text after each step.
    private func texts(
        _ start: String = "", typing: [(location: Int, text: String)] = [(0, "hello")], undoing: Int = 0,
        change: (NSTextStorage) -> Void
    ) -> [String] {
        let fixture = TextViewFixture(start)
        for (location, text) in typing {
            fixture.view.selectedRange = NSRange(location: location, length: 0)
            fixture.type(text)
        }
        let manager = fixture.view.undoManager
        for _ in 0..<undoing { manager?.undo() }
        change(fixture.view.textStorage)
        var texts: [String] = []
        while manager?.canUndo == true {
            manager?.undo()
            texts.append(fixture.view.text)
        }
        while manager?.canRedo == true {
            manager?.redo()
            texts.append(fixture.view.text)
        }
        return texts
    }

    @Test func `undo deletes the typed text after a change before it`() {
        let found = texts { $0.insert(NSAttributedString(string: "Title "), at: 0) }
        expect(found, equals: ["Title ", "Title hello"])
        let deleted = texts("one two", typing: [(7, "!")]) {
            $0.deleteCharacters(in: NSRange(location: 0, length: 4))
        }
        expect(deleted, equals: ["two", "two!"])
    }

    @Test func `undo deletes the typed text after a change after it`() {
        let found = texts { $0.append(NSAttributedString(string: " end")) }
        expect(found, equals: [" end", "hello end"])
    }

    @Test func `several undo actions are moved by a change`() {
        // The text is “xabc-hello” before the change.
        let found = texts("-", typing: [(1, "hello"), (0, "abc"), (0, "x")]) {
            $0.replaceCharacters(in: NSRange(location: 4, length: 1), with: "++")
        }
        expect(found, equals: ["abc++hello", "++hello", "++", "++hello", "abc++hello", "xabc++hello"])
    }

    @Test func `redo inserts the text again after a change`() {
        let found = texts("-", typing: [(1, "hello"), (0, "abc")], undoing: 2) {
            $0.insert(NSAttributedString(string: "++"), at: 0)
        }
        expect(found, equals: ["++-hello", "++abc-hello"])
    }

    @Test func `undo also takes back a change inside the typed text`() {
        let found = texts("-", typing: [(1, "teh"), (0, "abc")]) {
            $0.replaceCharacters(in: NSRange(location: 5, length: 2), with: "he+")
        }
        expect(found, equals: ["-the+", "-", "-the+", "abc-the+"])
    }

    @Test func `changes that overlap typed text remove the undo actions`() {
        expect(texts("one", typing: [(3, " two")]) { $0.deleteCharacters(in: NSRange(location: 1, length: 4)) } == [])
        expect(texts { $0.setAttributedString(NSAttributedString(string: "new")) } == ["", "new"])
    }
}
