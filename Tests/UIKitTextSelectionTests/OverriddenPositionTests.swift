import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitInput
import UIKitText

@testable import UIKitTextSelection

/// Touches in views that override methods of `UITextInput`.
@MainActor
@Suite(.onStage) struct OverriddenPositionTests {
    /// A text view in which touches place the caret only at the start or the end of the text.
    private final class EndsView: UITextView {
        override func closestPosition(to point: CGPoint) -> UITextPosition? {
            point.x < bounds.midX ? beginningOfDocument : endOfDocument
        }

        override func caretRect(for position: UITextPosition) -> CGRect {
            super.caretRect(for: position).insetBy(dx: -2, dy: 0)
        }

        override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            UIMenu(children: [UIAction(title: text(in: textRange) ?? "") { _ in }] + suggestedActions)
        }
    }

    private final class EndsField: UITextField {
        override func closestPosition(to point: CGPoint) -> UITextPosition? {
            point.x < bounds.midX ? beginningOfDocument : endOfDocument
        }

        override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            UIMenu(children: [UIAction(title: "Own") { _ in }])
        }
    }

    @Test func `taps and pointers place the caret at the closest position of the view`() {
        let fixture = SelectionFixture()
        let view = fixture.add(EndsView(frame: CGRect(x: 20, y: 200, width: 300, height: 100)))
        let field = fixture.add(EndsField(frame: CGRect(x: 20, y: 100, width: 300, height: 34)))
        for text in [view, field] as [any UIView & UITextInput] {
            text.insertText("one two three")
            let y: CGFloat = text.frame.minY + 17
            fixture.tap(CGPoint(x: 40, y: y))
            expect(fixture.state(text), equals: "|one two three")
            fixture.tap(CGPoint(x: 300, y: y))
            expect(fixture.state(text), equals: "one two three|")
            fixture.pointer(.began, CGPoint(x: 60, y: y))
            expect(fixture.state(text), equals: "|one two three")
            fixture.pointer(.moved, CGPoint(x: 280, y: y))
            fixture.pointer(.ended, CGPoint(x: 280, y: y))
            expect(fixture.state(text), equals: "[one two three]")
            text.resignFirstResponder()
        }
    }

    @Test func `views change their edit menus`() {
        let fixture = SelectionFixture()
        let view = fixture.add(EndsView(frame: CGRect(x: 20, y: 200, width: 300, height: 100)))
        view.text = "one two"
        fixture.tap(CGPoint(x: 40, y: 215), count: 2)
        expect(fixture.state(view), equals: "[one] two")
        expect(fixture.menu.first == "one" && fixture.menu.contains("Copy"))
        let field = fixture.add(EndsField(frame: CGRect(x: 20, y: 100, width: 300, height: 34)))
        field.text = "one two"
        fixture.tap(CGPoint(x: 40, y: 117), count: 2)
        expect(fixture.menu, equals: ["Own"])
    }

    @Test func `text whose attributes can change has a menu with text styles`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one two")
        view.allowsEditingTextAttributes = true
        fixture.tap(fixture.point(1, in: view), count: 2)
        expect(fixture.menu, equals: ["Cut", "Copy", "Select All", "Format"])
        fixture.choose("Format")
        expect(fixture.menu.suffix(3), equals: ["Bold", "Italic", "Underline"])
        fixture.choose("Bold")
        let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(font?.fontDescriptor.symbolicTraits == .traitBold && fixture.state(view) == "[one] two")
    }

    @Test func `positions in a range have offsets from its start`() throws {
        let field = SelectionFixture().field("one two")
        func position(_ offset: Int) throws -> UITextPosition {
            try #require(field.position(from: field.beginningOfDocument, offset: offset))
        }
        let range = try #require(field.textRange(from: position(2), to: position(5)))
        let found = try #require(field.position(within: range, atCharacterOffset: 3))
        expect(field.compare(found, to: range.end) == .orderedSame)
        expect(field.characterOffset(of: found, within: range), equals: 3)
        expect(field.position(within: range, atCharacterOffset: 4) == nil)
        expect(field.position(within: range, atCharacterOffset: -1) == nil)
        expect(field.textInputView === field)
    }
}
