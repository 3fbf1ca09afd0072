import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitMenuElements

@testable import UIKitText

/// The delegate methods with several ranges, which replace those with one range.
@MainActor
@Suite(.onStage) struct RangeDelegateTests {
    private final class Ranges: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var calls: [String] = []
        private func record(_ ranges: [NSValue], _ text: String) -> Bool {
            calls += ranges.map { "\($0.rangeValue.location)+\($0.rangeValue.length) \(text)" }
            return text != "x"
        }
        func textView(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
        ) -> Bool { record(ranges, text) }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("old")
            return true
        }
        func textView(
            _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(title: "\(ranges.map(\.rangeValue.length))") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool { record(ranges, string) }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("old")
            return true
        }
        func textField(
            _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(title: "\(ranges.map(\.rangeValue.length))") }
    }

    private func expectCalls(_ view: any UIView & UITextInput, _ ranges: Ranges) {
        let start: UITextPosition = view.beginningOfDocument
        view.selectedTextRange = view.textRange(
            from: start, to: view.position(from: start, offset: 2) ?? view.endOfDocument)
        view.insertText("a")
        view.insertText("x")
        view.deleteBackward()
        expect(ranges.calls, equals: ["0+2 a", "1+0 x", "0+1 "])
        let whole: UITextRange? = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        expect(whole.flatMap { view.text(in: $0) }, equals: "c")
        expect(whole.flatMap { view.editMenu(for: $0, suggestedActions: []) }?.title, equals: "[1]")
    }

    @Test func `a text view calls the methods with ranges in place of those with a range`() {
        let ranges = Ranges(), fixture = TextViewFixture("abc")
        fixture.view.delegate = ranges
        expectCalls(fixture.view, ranges)
    }

    @Test func `a field calls the methods with ranges in place of those with a range`() {
        let ranges = Ranges(), stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        stage.root.addSubview(field)
        field.text = "abc"
        field.delegate = ranges
        field.becomeFirstResponder()
        expectCalls(field, ranges)
    }
}
