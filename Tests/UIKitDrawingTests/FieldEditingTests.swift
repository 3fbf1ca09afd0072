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

    // MARK: Appearance

    @Test func `a rounded border shows the background color of the field`() {
        let field = FieldFixture().field
        field.borderStyle = .roundedRect
        let standard: CGColor? = field.fieldState.border?.backgroundColor
        expect(standard?.alpha, equals: 1)
        field.backgroundColor = .yellow
        expect(field.fieldState.border?.backgroundColor?.alpha, equals: 0)
        field.backgroundColor = nil
        expect(field.fieldState.border?.backgroundColor, equals: standard)
    }

    @Test func `the natural width follows the modes of the side views`() {
        let fixture = FieldFixture()
        let field = UITextField()
        field.text = "text"
        field.translatesAutoresizingMaskIntoConstraints = false
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        fixture.window.addSubview(field)
        field.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor).isActive = true
        field.topAnchor.constraint(equalTo: fixture.window.topAnchor).isActive = true
        func width() -> CGFloat {
            fixture.window.layoutIfNeeded()
            return field.frame.width
        }
        let narrow: CGFloat = width()
        field.leftViewMode = .always
        expect(width(), equals: narrow + 30)
        field.rightViewMode = .always
        expect(width(), equals: narrow + 70)
        field.clearButtonMode = .always
        expect(width(), isGreaterThan: narrow + 70)
    }

    @Test func `the font that shrinks during editing follows the width of the field`() {
        let fixture = FieldFixture("a text that does not fit into the narrow field")
        fixture.field.adjustsFontSizeToFitWidth = true
        fixture.field.minimumFontSize = 4
        func textWidth(in width: CGFloat) -> CGFloat {
            fixture.field.frame.size.width = width
            fixture.field.layoutIfNeeded()
            return fixture.field.line(forWidth: width).block.size.width
        }
        for width: CGFloat in [200, 300, 150] {
            let shrunk: CGFloat = textWidth(in: width)
            expect(shrunk > width - 20 && shrunk < width, "\(shrunk)")
        }
    }
}
