import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Selections of a text view that consist of several ranges.
@MainActor
@Suite(.onStage) struct SelectedRangesTests {
    private let fixture = TextViewFixture("one two three four")
    private var view: UITextView { fixture.view }

    private func select(_ ranges: (Int, Int)...) {
        view.selectedRanges = ranges.map { NSRange(location: $0.0, length: $0.1) }
        fixture.stage.host.turn()
        fixture.log = []
    }

    private var ranges: [[Int]] { view.selectedRanges.map { [$0.location, $0.length] } }

    @Test func `ranges are sorted, combined and limited to the text`() {
        expect(ranges, equals: [[18, 0]])
        select((8, 5), (0, 3))
        expect(ranges == [[0, 3], [8, 5]] && view.selectedRange == NSRange(location: 0, length: 13))
        select((8, 5), (0, 3), (2, 3), (5, 1), (7, 0))
        expect(ranges, equals: [[0, 6], [8, 5]])
        select((14, 50), (-4, 3))
        expect(ranges, equals: [[0, 3], [14, 4]])
        select((4, 0), (4, 0))
        expect(ranges, equals: [[4, 0]])
        select((4, 3))
        expect(ranges, equals: [[4, 3]])
        view.selectedRanges = []
        expect(ranges, equals: [[7, 0]])
    }

    @Test func `another selection replaces the ranges`() {
        select((0, 3), (8, 5))
        view.selectedRange = NSRange(location: 0, length: 13)
        expect(ranges, equals: [[0, 13]])
        select((0, 3), (8, 5))
        fixture.press(.keyboardRightArrow)
        expect(ranges, equals: [[13, 0]])
        select((0, 3), (8, 5))
        view.text = "four"
        expect(ranges, equals: [[4, 0]])
    }

    @Test func `only the ranges are highlighted`() {
        select((0, 3), (8, 5))
        let rects: [CGRect] = [0..<3, 8..<13].flatMap { view.selectionRects(for: TextRange($0)) }.map(\.rect)
        let shown: [CGRect] = view.canvas.selectionFrames
        expect(shown.count == 2 && zip(rects, shown).allSatisfy { abs($0.midX - $1.midX) < 0.01 })
    }

    @Test func `typing replaces the first range and deletes the others`() {
        select((0, 3), (8, 6))
        fixture.type("1")
        expect(fixture.state == "1| two four" && fixture.log.first == "change 0+14 '1'")
        fixture.type("0")
        expect(fixture.state, equals: "10| two four")
        view.undoManager?.undo()
        expect(view.text, equals: "one two three four")
        view.undoManager?.redo()
        expect(view.text, equals: "10 two four")
        select((0, 2), (7, 4))
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.state, equals: "| two ")
    }

    @Test func `all ranges are copied, cut and pasted over`() {
        select((4, 4), (14, 4))
        view.copy(nil)
        expect(UIPasteboard.general.string, equals: "two four")
        view.cut(nil)
        expect(fixture.state, equals: "one |three ")
        select((0, 4), (9, 1))
        view.paste(nil)
        expect(fixture.state, equals: "two four|three")
    }

    @Test func `styles apply to all ranges, which stay selected`() {
        view.allowsEditingTextAttributes = true
        select((0, 3), (8, 5))
        view.toggleUnderline(nil)
        func isUnderlined(_ offset: Int) -> Bool {
            view.textStorage.attribute(.underlineStyle, at: offset, effectiveRange: nil) != nil
        }
        expect([0, 2, 3, 7, 8, 12, 13].map(isUnderlined), equals: [true, true, false, false, true, true, false])
        expect(ranges, equals: [[0, 3], [8, 5]])
        expect(view.text, equals: "one two three four")
    }

    @Test func `the delegate receives all ranges`() {
        @MainActor final class Delegate: NSObject, UITextViewDelegate {
            var calls: [[NSRange]] = []
            func textView(
                _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
            ) -> Bool {
                calls.append(ranges.map(\.rangeValue))
                return false
            }
            func textView(
                _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                calls.append(ranges.map(\.rangeValue))
                return nil
            }
        }
        let delegate = Delegate()
        view.delegate = delegate
        select((0, 3), (8, 5))
        let all: [NSRange] = view.selectedRanges
        fixture.type("1")
        _ = view.selectedTextRange.map { view.editMenu(for: $0, suggestedActions: []) }
        expect(delegate.calls == [all, all] && view.selectedRanges == all)
    }
}
