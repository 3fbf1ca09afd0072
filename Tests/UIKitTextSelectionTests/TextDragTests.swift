import CoreGraphics
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitDrawing
import UIKitText

@testable import UIKitTextSelection

/// Dragging text within views and fields, and from one to another.
@MainActor
@Suite(.onStage) struct TextDragTests {
    private func mouse(_ fixture: SelectionFixture, _ phase: HostTouch.Phase, _ point: CGPoint) {
        let touch = HostTouch(identifier: 0, phase: phase, location: point, tool: .pointer)
        fixture.stage.host.post(.touch(touch), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
    }

    /// Selects text of a view, and drags it with the pointer.
    private func drag(
        _ fixture: SelectionFixture, _ view: any UIView & UITextInput, _ range: Range<Int>, to point: CGPoint
    ) {
        view.becomeFirstResponder()
        select(range, in: view)
        fixture.stage.host.turn()
        let start = fixture.point(range.lowerBound + 1, in: view)
        mouse(fixture, .began, start)
        mouse(fixture, .moved, CGPoint(x: start.x + 8, y: start.y))
        mouse(fixture, .moved, point)
        mouse(fixture, .ended, point)
        fixture.stage.advance(by: 1)
    }

    private func select(_ range: Range<Int>, in view: any UIView & UITextInput) {
        let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound)!
        view.selectedTextRange = view.textRange(from: start, to: view.position(from: start, offset: range.count)!)
    }

    private func selected(_ view: any UIView & UITextInput) -> String? {
        view.selectedTextRange.flatMap(view.text(in:))
    }

    @Test func selectedTextMovesWithThePointer() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two three"), fixture.field("one two three"))
        for input in [view, field] as [any UIView & UITextInput] {
            drag(fixture, input, 0..<4, to: fixture.point(8, in: input))
            #expect(selected(input) == "one ")
            drag(fixture, input, 4..<8, to: fixture.point(0, in: input))
        }
        #expect(view.text == "one two three" && field.text == "one two three")
        view.undoManager?.undo()
        field.undoManager?.undo()
        #expect(view.text == "two one three" && field.text == "two one three")
        view.undoManager?.undo()
        #expect(view.text == "one two three")
    }

    @Test func clickInTheSelectionPlacesTheCaret() {
        let fixture = SelectionFixture()
        for input in [fixture.textView("one two"), fixture.field("one two")] as [any UIView & UITextInput] {
            input.becomeFirstResponder()
            select(0..<7, in: input)
            fixture.stage.host.turn()
            mouse(fixture, .began, fixture.point(2, in: input))
            #expect(selected(input) == "one two")
            mouse(fixture, .ended, fixture.point(2, in: input))
            let caret = input.selectedTextRange!
            #expect(caret.isEmpty && input.offset(from: input.beginningOfDocument, to: caret.start) == 2)
        }
    }

    @Test func textIsCopiedToOtherViewsByTouch() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        view.becomeFirstResponder()
        select(4..<7, in: view)
        fixture.stage.host.turn()
        let (from, to) = (fixture.point(5, in: view), fixture.point(1, in: field))
        fixture.stage.touch(.began, from.x, from.y)
        fixture.stage.advance(by: 0.4)
        fixture.stage.drag(from: from, to: to, duration: 0.3)
        #expect(view.isTextDragActive && field.isTextDropActive)
        fixture.stage.touch(.ended, to.x, to.y)
        fixture.stage.advance(by: 1)
        #expect(field.text == "atwob" && selected(field) == "two" && view.text == "one two")
        #expect(!view.isTextDragActive && !field.isTextDropActive)
    }

    @Test func attributesMoveWithTheText() {
        let fixture = SelectionFixture()
        let view = fixture.textView("")
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        drag(fixture, view, 0..<3, to: fixture.point(7, in: view))
        #expect(view.text == " twoone")
        #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func textThatMayNotChangeStays() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("secret"))
        view.isEditable = false
        drag(fixture, view, 0..<4, to: fixture.point(7, in: view))
        #expect(view.text == "one two")
        field.isSecureTextEntry = true
        drag(fixture, field, 0..<3, to: fixture.point(6, in: field))
        #expect(field.text == "secret")
        view.isEditable = true
        view.textDragInteraction?.isEnabled = false
        drag(fixture, view, 0..<4, to: fixture.point(7, in: view))
        #expect(view.text == "one two")
    }

    @Test func liftedTextIsDrawn() throws {
        let fixture = SelectionFixture()
        fixture.stage.root.backgroundColor = .systemBackground
        let view = fixture.textView("Text is lifted line by line, without the lines around it, and follows the finger.")
        view.becomeFirstResponder()
        select(8..<45, in: view)
        fixture.stage.advance(by: 0.5)
        let from = fixture.point(12, in: view)
        fixture.stage.touch(.began, from.x, from.y)
        fixture.stage.advance(by: 0.6)
        try write(fixture.stage.pngData(), "text-lifted")
        fixture.stage.window.overrideUserInterfaceStyle = .dark
        fixture.stage.drag(from: from, to: CGPoint(x: from.x + 20, y: from.y - 60), duration: 0.2)
        try write(fixture.stage.pngData(), "text-dragged")
        #expect(view.isTextDragActive)
        fixture.stage.touch(.cancelled, from.x, from.y)
        fixture.stage.advance(by: 1)
        #expect(!view.isTextDragActive && fixture.stage.window.subviews.count == 1)
    }

    private func write(_ data: Data?, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
}
