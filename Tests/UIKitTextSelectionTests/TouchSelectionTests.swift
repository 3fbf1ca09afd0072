import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitText
import _Testing_CoreGraphics

@testable import UIKitTextSelection

/// The selection of text with fingers in fields and text views.
@MainActor
@Suite(.onStage) struct TouchSelectionTests {
    @Test func `long press moves the caret under a magnifier and opens the menu`() {
        let fixture = SelectionFixture()
        for view in [fixture.field("one two three"), fixture.textView("one two three")] as [any UIView & UITextInput] {
            let (from, to) = (fixture.point(2, in: view), fixture.point(9, in: view))
            fixture.press(from, to: to, lifting: false)
            expect(fixture.state(view), equals: "one two t|hree")
            expect(fixture.views(LoupeView.self).count == 1 && fixture.menu == [])
            fixture.stage.touch(.ended, to.x, to.y)
            fixture.stage.advance(by: 1)
            expect(fixture.views(LoupeView.self).isEmpty && fixture.menu == ["Select", "Select All"])
            fixture.choose("Select")
            expect(fixture.state(view) == "one two [three]" && fixture.menu == ["Cut", "Copy", "Select All"])
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    @Test func `handles extend the selection`() {
        let fixture = SelectionFixture()
        for view in [fixture.field("one two three"), fixture.textView("one two three")] as [any UIView & UITextInput] {
            fixture.tap(fixture.point(5, in: view), count: 2)
            expect(fixture.state(view) == "one [two] three" && fixture.menu.contains("Copy"))
            let handles = fixture.views(TextHandle.self)
            expect(handles.count, equals: 2)
            let end = view.convert(handles[handles[0].isAtStart ? 1 : 0].knobCenter, to: nil)
            fixture.press(end, to: CGPoint(x: fixture.point(11, in: view).x, y: end.y), for: 0.05)
            expect(fixture.state(view) == "one [two thr]ee" && fixture.menu.contains("Copy"))
            let start = view.convert(handles[handles[0].isAtStart ? 0 : 1].knobCenter, to: nil)
            fixture.press(start, to: CGPoint(x: fixture.point(13, in: view).x, y: start.y), for: 0.05)
            expect(fixture.state(view), equals: "one two thr[ee]")
            fixture.key(.keyboardRightArrow)
            expect(fixture.views(TextHandle.self).isEmpty && fixture.state(view) == "one two three|")
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    @Test func `second tap on the caret toggles the menu`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one two")
        let point = fixture.point(4, in: view)
        fixture.tap(point)
        expect(fixture.menu, equals: [])
        fixture.tap(point)
        expect(fixture.menu, equals: ["Select", "Select All"])
        fixture.tap(point)
        expect(fixture.menu, equals: [])
        fixture.tap(point)
        fixture.choose("Select All")
        expect(fixture.state(view) == "[one two]" && fixture.menu == ["Cut", "Copy"])
        fixture.choose("Copy")
        expect(UIPasteboard.general.string, equals: "one two")
        fixture.tap(fixture.point(2, in: view))
        expect(fixture.state(view) == "[one two]" && fixture.menu == ["Cut", "Copy", "Paste"])
    }

    @Test func `tap beside aligned text places the caret at the end`() {
        let fixture = SelectionFixture()
        for alignment in [NSTextAlignment.right, .center, .left] {
            let field = fixture.field("42")
            field.textAlignment = alignment
            fixture.tap(CGPoint(x: alignment == .left ? 300 : 40, y: 117))
            expect(fixture.state(field), equals: "42|")
            field.resignFirstResponder()
            field.removeFromSuperview()
        }
    }

    @Test func `long press does nothing in a field whose delegate prevents editing`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let fixture = SelectionFixture()
        let (field, delegate) = (fixture.field("one two three"), Delegate())
        field.delegate = delegate
        let old = fixture.state(field)
        fixture.press(fixture.point(2, in: field), to: fixture.point(9, in: field), lifting: false)
        expect(fixture.state(field) == old && fixture.views(LoupeView.self).isEmpty)
        fixture.stage.touch(.ended, fixture.point(9, in: field).x, fixture.point(9, in: field).y)
        fixture.stage.advance(by: 1)
        expect(fixture.state(field) == old && fixture.menu == [])
    }

    @Test func `text that cannot be edited is selected by words`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one two three")
        view.isEditable = false
        fixture.press(fixture.point(5, in: view), to: fixture.point(11, in: view))
        expect(fixture.state(view) == "one [two thr]ee" && fixture.menu == ["Copy", "Select All"])
    }

    @Test func `drags scroll at the edge`() {
        let fixture = SelectionFixture()
        let view = fixture.textView((0..<60).map { "line \($0)" }.joined(separator: "\n"))
        fixture.tap(fixture.point(2, in: view), count: 2)
        let handle = fixture.views(TextHandle.self).first { !$0.isAtStart }
        let knob = view.convert(handle?.knobCenter ?? .zero, to: nil)
        fixture.press(knob, to: CGPoint(x: knob.x, y: 295), for: 0.05, lifting: false)
        expect(view.contentOffset.y > 100 && view.selectedRange.location == 0 && view.selectedRange.length > 60)
        fixture.stage.touch(.ended, knob.x, 295)
        let offset = view.contentOffset
        fixture.stage.advance(by: 1)
        expect(view.contentOffset, equals: offset)
    }

    @Test func `drags below an inset scroll to the end of the text`() {
        let fixture = SelectionFixture()
        let view = fixture.textView((0..<12).map { "line \($0)" }.joined(separator: "\n"))
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
        view.contentOffset.y = -20
        fixture.stage.host.turn()
        fixture.tap(fixture.point(2, in: view), count: 2)
        let handle = fixture.views(TextHandle.self).first { !$0.isAtStart }
        let knob = view.convert(handle?.knobCenter ?? .zero, to: nil)
        fixture.press(knob, to: CGPoint(x: knob.x, y: 292), for: 0.05, lifting: false)
        fixture.stage.advance(by: 5)
        expect(view.contentOffset.y, equals: view.contentSize.height + 5 - 100)
        fixture.stage.touch(.ended, knob.x, 292)
        fixture.stage.advance(by: 1)
    }

    @Test func `selection is drawn`() throws {
        let fixture = SelectionFixture()
        fixture.stage.root.backgroundColor = .systemBackground
        let view = fixture.textView("Handles mark both ends of a selection, which can span lines.")
        fixture.press(fixture.point(10, in: view), to: fixture.point(12, in: view), lifting: false)
        try write(fixture.stage.pngData(), "loupe")
        fixture.stage.touch(.ended, fixture.point(12, in: view).x, fixture.point(12, in: view).y)
        fixture.stage.advance(by: 1)
        fixture.choose("Select")
        fixture.stage.window.overrideUserInterfaceStyle = .dark
        fixture.stage.advance(by: 1)
        try write(fixture.stage.pngData(), "handles")
        expect(fixture.views(TextHandle.self).count, equals: 2)
    }

    private func write(_ data: Data?, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    @Test func `a long press in long text that is not being edited does not scroll`() {
        let fixture = SelectionFixture()
        let text: String = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        let view = fixture.textView(text, frame: CGRect(x: 20, y: 100, width: 300, height: 400))
        view.selectedRange = NSRange(location: text.utf16.count, length: 0)
        fixture.stage.host.turn()
        view.contentOffset = .zero
        fixture.stage.touch(.began, 60, 300)
        fixture.stage.advance(by: 0.7)
        expect(view.isFirstResponder && view.selectedRange.location < 200)
        expect(view.contentOffset.y, equals: 0)
        fixture.stage.touch(.ended, 60, 300)
        fixture.stage.advance(by: 1)
        expect(view.contentOffset.y, equals: 0)
    }
}
