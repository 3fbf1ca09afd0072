import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// The actions that change the style of the selected text.
@MainActor
@Suite(.onStage) struct TextStyleCommandTests {
    private func makeFixture(_ text: String = "one two", view: UITextView? = nil) -> TextViewFixture {
        let fixture = TextViewFixture(text, view: view)
        fixture.view.allowsEditingTextAttributes = true
        return fixture
    }

    private func traits(_ fixture: TextViewFixture, at offset: Int) -> UIFontDescriptor.SymbolicTraits {
        let font = fixture.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits ?? []
    }

    private func line(_ fixture: TextViewFixture, at offset: Int) -> Int? {
        fixture.view.attributedText.attribute(.underlineStyle, at: offset, effectiveRange: nil) as? Int
    }

    @Test func `keys toggle the styles of the selected text`() {
        let fixture = makeFixture()
        fixture.view.selectedRange = NSRange(location: 0, length: 3)
        fixture.log = []
        fixture.pressShortcut("b", .command)
        expect(traits(fixture, at: 0) == .traitBold && traits(fixture, at: 4) == [])
        expect(fixture.state == "[one] two" && fixture.log.contains("did change"))
        fixture.pressShortcut("i", .control)
        fixture.pressShortcut("u", .command)
        expect(traits(fixture, at: 2) == [.traitBold, .traitItalic] && line(fixture, at: 2) == 1)
        // If only part of the selection has a style, the action adds the style to the whole selection.
        fixture.view.selectedRange = NSRange(location: 0, length: 7)
        fixture.view.toggleBoldface(nil)
        expect(traits(fixture, at: 0) == [.traitBold, .traitItalic] && traits(fixture, at: 5) == .traitBold)
        fixture.view.toggleBoldface(nil)
        expect(traits(fixture, at: 0) == .traitItalic && traits(fixture, at: 5) == [])
        fixture.view.undoManager?.undo()
        expect(traits(fixture, at: 5) == .traitBold && fixture.state == "[one two]")
    }

    @Test func `without a selection, styles change typed text`() {
        let fixture = makeFixture("one")
        fixture.view.toggleItalics(nil)
        fixture.view.toggleUnderline(nil)
        fixture.type("x")
        expect(traits(fixture, at: 3) == .traitItalic && line(fixture, at: 3) == 1 && traits(fixture, at: 2) == [])
        fixture.view.toggleUnderline(nil)
        fixture.type("y")
        expect(traits(fixture, at: 4) == .traitItalic && line(fixture, at: 4) == nil)
    }

    @Test func `styles need a view whose attributes the user can change`() {
        let fixture = TextViewFixture("one")
        fixture.view.selectedRange = NSRange(location: 0, length: 3)
        let actions = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:"]
        func performable() -> [Bool] {
            actions.map { fixture.view.canPerformAction(Selector($0), withSender: nil) }
        }
        expect(performable(), equals: Array(repeating: false, count: 5))
        fixture.pressShortcut("i", .command)
        expect(traits(fixture, at: 0), equals: [])
        fixture.view.allowsEditingTextAttributes = true
        expect(performable(), equals: Array(repeating: true, count: 5))
        fixture.view.isEditable = false
        expect(performable(), equals: Array(repeating: false, count: 5))
        expect(!fixture.stage.root.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
    }

    @Test func `subclass overrides the actions`() {
        final class Editor: UITextView {
            var calls: [String] = []
            override func toggleBoldface(_ sender: Any?) { calls.append("bold") }
            override func toggleItalics(_ sender: Any?) { calls.append("italic") }
            override func toggleUnderline(_ sender: Any?) { calls.append("underline") }
            override func pasteAndMatchStyle(_ sender: Any?) { calls.append("match") }
        }
        let editor = Editor(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let fixture = makeFixture(view: editor)
        for key in ["b", "i", "u"] { fixture.pressShortcut(key, .command) }
        fixture.pressShortcut("v", [.command, .shift])
        expect(editor.calls, equals: ["bold", "italic", "underline", "match"])
        UIApplication.shared.sendAction(Selector("toggleBoldface:"), to: nil, from: nil, for: nil)
        expect(editor.calls.last == "bold" && editor.calls.count == 5)
    }

    @Test func `sizes, directions and any attributes change`() {
        let fixture = makeFixture("one\ntwo")
        fixture.view.selectedRange = NSRange(location: 1, length: 1)
        fixture.view.increaseSize(nil)
        fixture.view.increaseSize(nil)
        fixture.view.decreaseSize(nil)
        func font(_ offset: Int) -> UIFont? {
            fixture.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        }
        expect(font(0)?.pointSize == 17 && font(1)?.pointSize == 18)
        fixture.view.makeTextWritingDirectionRightToLeft(nil)
        func direction(_ offset: Int) -> NSWritingDirection? {
            let style = fixture.view.attributedText.attribute(.paragraphStyle, at: offset, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.baseWritingDirection
        }
        expect(direction(0) == .rightToLeft && direction(2) == .rightToLeft && direction(4) ?? .natural == .natural)
        fixture.view.makeTextWritingDirectionLeftToRight(nil)
        expect(direction(0) == .leftToRight && fixture.state == "o[n]e\ntwo")
        fixture.view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
        let colors: [UIColor?] = (0...2).map {
            fixture.view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
        expect(colors[1] == .red && colors[0] != .red && colors[2] != .red)
    }
}
