import CoreGraphics
import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The notifications, secure text and appearance of a text field that is being edited.
@MainActor
@Suite(.onStage) struct FieldEditingTests {
    // MARK: Notifications

    @Test func `undo and redo that code starts send one action each`() {
        let fixture = FieldFixture()
        fixture.recordEvents()
        fixture.type("abc")
        fixture.log = []
        fixture.field.undoManager?.undo()
        expect(fixture.field.text == "" && fixture.log == ["changed event"])
        fixture.field.undoManager?.redo()
        expect(fixture.field.text == "abc" && fixture.log == ["changed event", "changed event"])
        fixture.pressShortcut("z")
        expect(fixture.field.text == "" && fixture.log.count == 3)
    }

    @Test func `text that the delegate sets in place of a change sends no action`() {
        let fixture = FieldFixture()
        fixture.recordEvents()
        fixture.allowsChange = { [unowned fixture] _, typed in
            fixture.field.text = typed.uppercased()
            return false
        }
        fixture.type("a")
        expect(fixture.field.text, equals: "A")
        expect(fixture.log, equals: ["change 0+0 'a'"])
        fixture.allowsChange = { [unowned fixture] _, _ in
            fixture.field.text = "B"
            return true
        }
        fixture.log = []
        fixture.type("c")
        expect(fixture.log, equals: ["change 1+0 'c'", "changed event"])
    }

    @Test func `the delegate can prevent that the text is cleared when editing begins`() {
        let fixture = FieldFixture("old", editing: false)
        fixture.recordEvents()
        fixture.allowsClear = false
        fixture.field.clearsOnBeginEditing = true
        fixture.field.becomeFirstResponder()
        expect(fixture.field.text, equals: "old")
    }

    // MARK: Secure text

    private func beginSecureEditing(_ text: String) -> FieldFixture {
        let fixture = FieldFixture(text, editing: false)
        fixture.field.isSecureTextEntry = true
        fixture.field.becomeFirstResponder()
        return fixture
    }

    @Test func `text that is no longer secure is not replaced by the first change`() {
        let fixture = beginSecureEditing("secret")
        fixture.field.isSecureTextEntry = false
        fixture.type("d")
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.state, equals: "secre|")
    }

    @Test func `keys do not find the words of secure text`() {
        let fixture = FieldFixture("open sesame now")
        fixture.field.isSecureTextEntry = true
        fixture.press(.keyboardLeftArrow, .control)
        expect(fixture.state, equals: "|open sesame now")
        fixture.press(.keyboardRightArrow, [.control, .shift])
        expect(fixture.state, equals: "[open sesame now]")
        fixture.press(.keyboardRightArrow)
        fixture.press(.keyboardDeleteOrBackspace, .control)
        expect(fixture.state, equals: "|")
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func `the first deletion deletes the previous secure text`(key: UIKeyboardHIDUsage) {
        for modifiers: HostModifiers in [[], .control, .command] {
            let fixture = beginSecureEditing("open sesame")
            fixture.field.editor.select(anchor: 7, head: 7)
            fixture.press(key, modifiers)
            expect(fixture.state, equals: "|", "\(modifiers)")
        }
    }
}
