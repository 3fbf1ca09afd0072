import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import TestStage
import Testing
import TextEditing
import UIKitCore

@testable import UIKitText

/// Editing commands in text views and fields.
@MainActor
@Suite(.onStage) struct EditingCommandTests {
    @Test func `letters with Control edit fields as on Apple's keyboards`() {
        let fixture = TextViewFixture(editing: false)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.text = "one two three"
        field.becomeFirstResponder()
        let steps: [(keys: String, text: String, caret: Int)] = [
            ("p", "one two three", 0), ("ff", "one two three", 2), ("d", "on two three", 2), ("b", "on two three", 1),
            ("h", "n two three", 0), ("fff", "n two three", 3), ("k", "n t", 3), ("p", "n t", 0), ("e", "n t", 3),
            ("pn", "n t", 3),
        ]
        for step in steps {
            for key in step.keys { fixture.pressShortcut(String(key)) }
            let start: UITextPosition? = field.selectedTextRange?.start
            let caret: Int = start.map { field.offset(from: field.beginningOfDocument, to: $0) } ?? -1
            expect(field.text == step.text && caret == step.caret, "\(step): \(field.text ?? "") \(caret)")
        }
    }

    @Test func `arrows with Command move to the ends of the line on the screen`() {
        let fixture = TextViewFixture("שלום\nabc שלום")
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        func caret(_ location: Int, _ key: UIKeyboardHIDUsage) -> Int {
            fixture.view.selectedRange = NSRange(location: location, length: 0)
            fixture.press(key, .command)
            return fixture.view.selectedRange.location
        }
        expect(caret(2, .keyboardLeftArrow) == 4 && caret(2, .keyboardRightArrow) == 0)
        expect(caret(7, .keyboardLeftArrow) == 5 && caret(7, .keyboardRightArrow) == 13)
        expect(caret(2, .keyboardHome) == 0 && caret(2, .keyboardEnd) == 4)
        field.becomeFirstResponder()
        for (text, left) in [("שלום", 4), ("abcd", 0)] {
            field.text = text
            for (key, expected) in [(UIKeyboardHIDUsage.keyboardLeftArrow, left), (.keyboardRightArrow, 4 - left)] {
                fixture.press(key, .command)
                let caret: Int? = (field.selectedTextRange?.start).map {
                    field.offset(from: field.beginningOfDocument, to: $0)
                }
                expect(caret, equals: expected, "\(text) \(key)")
            }
        }
    }

    @Test func `arrows place the caret at the end of the selection on their side`() {
        let cases: [(text: String, selection: NSRange, left: Int)] = [
            ("abc אבג def", NSRange(location: 0, length: 11), 0), ("אבג def", NSRange(location: 0, length: 7), 7),
            ("abc אבג def", NSRange(location: 4, length: 3), 7), ("אבג def", NSRange(location: 4, length: 3), 4),
        ]
        for (text, selection, left) in cases {
            let right: Int = 2 * selection.location + selection.length - left
            for (key, expected) in [(UIKeyboardHIDUsage.keyboardLeftArrow, left), (.keyboardRightArrow, right)] {
                let fixture = TextViewFixture(text)
                fixture.view.selectedRange = selection
                fixture.press(key)
                expect(fixture.view.selectedRange, equals: NSRange(location: expected, length: 0), "\(text) \(key)")
            }
        }
    }

    @Test func `positions beside surrogate pairs are found far from other text`() {
        let pair = "😀"
        let text = String(repeating: pair, count: 200) + "中" + String(repeating: pair, count: 10)
        let editor = TextEditor()
        editor.setText(text)
        for offset in stride(from: 403, through: 421, by: 2) {
            expect(editor.previous(.grapheme, before: offset), equals: offset - 2)
            expect(editor.next(.grapheme, after: offset - 2), equals: offset)
        }
        editor.select(417..<417)
        editor.deleteBackward()
        expect(editor.selection == 415..<415 && editor.length == 419)
        editor.setText(String(repeating: "日本語", count: 20) + pair + String(repeating: "中文", count: 200))
        for offset in 380..<384 { expect(editor.wordRange(at: offset), equals: 62..<462) }
    }

    @Test func `words are pasted and cut with their spaces`() {
        let fixture = TextViewFixture("one two, three")
        fixture.view.smartInsertDeleteType = .yes
        func cut(_ location: Int, _ length: Int) {
            fixture.view.selectedRange = NSRange(location: location, length: length)
            fixture.pressShortcut("x")
        }
        cut(4, 3)
        expect(fixture.state, equals: "one|, three")
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "one two|, three")
        fixture.view.selectedRange = NSRange(location: 0, length: 0)
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "two |one two, three")
        cut(0, 3)
        expect(fixture.state, equals: "|one two, three")
        // No space is cut with a part of a word, or with a word that has no space beside it.
        cut(0, 2)
        expect(fixture.state, equals: "|e two, three")
        fixture.view.text = "日本語"
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "日on|本語")
        for (text, pasted) in [("สวัสดี", "สon|วัสดี"), ("ສະບາຍ", "ສະon|ບາຍ"), ("សួស្តី", "សួon|ស្តី"), ("မြန်", "မြon|န်")] {
            fixture.view.text = text
            fixture.view.selectedRange = NSRange(location: (pasted as NSString).range(of: "on").location, length: 0)
            fixture.pressShortcut("v")
            expect(fixture.state, equals: pasted)
        }
        fixture.view.text = "ไทย ลาว ไทย"
        cut(4, 3)
        expect(fixture.state, equals: "ไทย | ไทย")
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "ไลาว|ทย  ไทย")
        fixture.view.smartInsertDeleteType = .default
        fixture.view.text = "one two"
        cut(4, 3)
        expect(fixture.state, equals: "one |")
    }
}
