import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// The composition, the delegate calls and the caret of a view while it is being edited.
@MainActor
@Suite(.onStage) struct EditingStateTests {
    private func compose(_ text: String, _ fixture: TextViewFixture) {
        let selected: Range<Int> = text.utf16.count..<text.utf16.count
        fixture.stage.host.post(.composition(text, selected: selected), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
    }

    @Test func `a change of the appearance keeps the composition`() {
        let fixture = TextViewFixture("ab")
        let manager = fixture.view.textLayoutManager
        fixture.didChange = {
            manager?.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: NSTextRange(0..<2))
            fixture.view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 2))
        }
        compose("k", fixture)
        expect(fixture.state == "abk|" && fixture.view.editor.markedRange == 2..<3)
        compose("か", fixture)
        expect(fixture.state == "abか|" && fixture.view.editor.markedRange == 2..<3)
    }

    @Test func `a change of the appearance does not divide undo actions`() {
        let fixture = TextViewFixture()
        fixture.didChange = {
            fixture.view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        }
        fixture.type("word")
        fixture.view.undoManager?.undo()
        expect(fixture.view.text == "" && fixture.view.undoManager?.canUndo == false)
    }

    @Test func `a change of the appearance keeps the results of a search`() throws {
        let fixture = TextViewFixture("one two one")
        fixture.view.isFindInteractionEnabled = true
        fixture.view.findInteraction?.presentFindNavigator(showingReplace: false)
        let session = try #require(fixture.view.findInteraction?.activeFindSession)
        session.performSearch(query: "one", options: nil)
        fixture.stage.advance(by: 1)
        try #require(session.resultCount == 2)
        fixture.view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        expect(session.resultCount, equals: 2)
    }

    @Test func `keys do not perform the actions that a view refuses`() {
        final class Guarded: UITextView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                ["cut:", "copy:", "paste:"].contains(action.name)
                    ? false : super.canPerformAction(action, withSender: sender)
            }
        }
        let fixture = TextViewFixture(
            "secret", view: Guarded(frame: CGRect(x: 0, y: 0, width: 200, height: 120)))
        fixture.view.selectedRange = NSRange(location: 0, length: 6)
        fixture.pressShortcut("c")
        expect(!UIPasteboard.general.hasStrings)
        fixture.pressShortcut("x")
        expect(!UIPasteboard.general.hasStrings && fixture.view.text == "secret")
        UIPasteboard.general.string = "new"
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "secret")
    }

    @Test func `keys do not perform the actions that a field refuses`() {
        final class Guarded: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                ["cut:", "copy:", "paste:"].contains(action.name)
                    ? false : super.canPerformAction(action, withSender: sender)
            }
        }
        let fixture = TextViewFixture(editing: false)
        let field = Guarded(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.text = "secret"
        field.becomeFirstResponder()
        field.selectAll(nil)
        for key in ["c", "x"] { fixture.pressShortcut(key) }
        expect(!UIPasteboard.general.hasStrings && field.text == "secret")
        UIPasteboard.general.string = "new"
        fixture.pressShortcut("v")
        expect(field.text, equals: "secret")
    }

    @Test func `a first responder is edited again when it becomes editable`() {
        let fixture = TextViewFixture("a")
        fixture.view.isEditable = false
        expect(fixture.log == ["did end"] && fixture.view.isFirstResponder)
        fixture.view.isEditable = true
        expect(fixture.log, equals: ["did end", "should begin", "did begin"])
        fixture.type("b")
        expect(fixture.view.text, equals: "ab")
        fixture.view.resignFirstResponder()
        expect(fixture.log.suffix(2), equals: ["should end", "did end"])
    }

    @Test func `a first responder becomes editable once its delegate agrees`() {
        final class Page: UITextView, UITextViewDelegate {
            var isOpen = false
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { isOpen }
        }
        let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        let fixture = TextViewFixture("a", editing: false, view: page)
        page.delegate = page
        page.isEditable = false
        page.becomeFirstResponder()
        page.isEditable = true
        fixture.type("b")
        expect(page.isFirstResponder && page.text == "a")
        page.isOpen = true
        expect(page.becomeFirstResponder())
        page.selectedRange = NSRange(location: 1, length: 0)
        fixture.type("b")
        expect(page.text, equals: "ab")
    }

    @Test func `text that the delegate sets instead of a change is not a change by the user`() {
        let fixture = TextViewFixture("1")
        var isSet = false
        fixture.allowsChange = { _, text in
            guard text == "2" else { return true }
            fixture.view.text = "1 2"
            isSet = true
            return false
        }
        fixture.type("2")
        expect(isSet && fixture.view.text == "1 2" && !fixture.log.contains("did change"))
        fixture.type("3")
        expect(fixture.view.text == "1 23" && fixture.log.filter { $0 == "did change" }.count == 1)
    }

    @Test func `a view that is one line high scrolls to the second line`() {
        let fixture = TextViewFixture("abc", frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        fixture.press(.keyboardReturnOrEnter)
        expect(fixture.state == "abc\n|" && fixture.view.bounds.contains(fixture.view.caretFrame(at: 4)))
        fixture.press(.keyboardUpArrow)
        expect(fixture.view.contentOffset.y, equals: 0)
    }

    @Test(arguments: [CGFloat(0), 300])
    func `the size beside an exclusion path is measured for another width`(_ width: CGFloat) {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        let text = String(repeating: "several words ", count: 12)
        func makeView(width: CGFloat) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
            view.text = text
            view.textContainer.exclusionPaths = [path]
            return view
        }
        let view = makeView(width: width)
        for other in [CGFloat(150), 450] {
            let expected = makeView(width: other).contentSize.height
            let size = view.sizeThatFits(CGSize(width: other, height: .greatestFiniteMagnitude))
            expect(size.height == expected && expected > 40, "\(other): \(size) \(expected)")
        }
    }
}
