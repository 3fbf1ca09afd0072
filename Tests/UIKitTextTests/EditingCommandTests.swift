import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import TestStage
import Testing
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
        fixture.view.smartInsertDeleteType = .default
        fixture.view.text = "one two"
        cut(4, 3)
        expect(fixture.state, equals: "one |")
    }
}
