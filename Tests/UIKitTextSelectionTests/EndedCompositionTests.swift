import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitInput
import UIKitText

@testable import UIKitTextSelection

/// Compositions that end. If the app ends a composition, the input method must discard the text that it was composing.
@MainActor
@Suite(.onStage) struct EndedCompositionTests {
    enum Kind: CaseIterable {
        case field, textView
    }

    private func make(_ kind: Kind, _ text: String) -> (SelectionFixture, any UIView & UITextInput) {
        let fixture = SelectionFixture()
        let view: any UIView & UITextInput = kind == .field ? fixture.field(text) : fixture.textView(text)
        view.becomeFirstResponder()
        view.selectedTextRange = range(text.utf16.count, text.utf16.count, in: view)
        fixture.stage.host.turn()
        return (fixture, view)
    }

    private func range(_ start: Int, _ end: Int, in view: any UITextInput) -> UITextRange? {
        guard let first = view.position(from: view.beginningOfDocument, offset: start),
            let last = view.position(from: view.beginningOfDocument, offset: end)
        else { return nil }
        return view.textRange(from: first, to: last)
    }

    private func click(_ fixture: SelectionFixture, _ point: CGPoint, count: Int = 1) {
        for _ in 0..<count {
            fixture.pointer(.began, point)
            fixture.pointer(.ended, point)
        }
    }

    @Test(arguments: Kind.allCases)
    func `a canceled composition is not undone`(_ kind: Kind) {
        let (fixture, view) = make(kind, "")
        fixture.type("a")
        for text in ["k", "か", ""] { fixture.compose(text) }
        expect(fixture.state(view) == "a|" && fixture.resets == 0)
        fixture.key(UIKeyboardHIDUsage(rawValue: 0), .control, characters: "z")
        expect(fixture.state(view), equals: "|")
        for text in ["k", ""] { fixture.compose(text) }
        fixture.key(UIKeyboardHIDUsage(rawValue: 0), .control, characters: "y")
        expect(fixture.state(view), equals: "a|")
    }

    @Test(arguments: Kind.allCases)
    func `a canceled composition over a selection is undone at once`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one two")
        view.selectedTextRange = range(0, 3, in: view)
        for text in ["k", "か", ""] { fixture.compose(text) }
        expect(fixture.state(view), equals: "| two")
        fixture.key(UIKeyboardHIDUsage(rawValue: 0), .control, characters: "z")
        expect(fixture.state(view) == "[one] two" && view.undoManager?.canUndo == false)
    }

    @Test(arguments: Kind.allCases)
    func `committed text does not reset the input method`(_ kind: Kind) {
        let (fixture, view) = make(kind, "")
        fixture.compose("하")
        fixture.stage.host.post(.text("하"), at: fixture.stage.host.windows[0])
        fixture.compose("ㄴ")
        expect(fixture.state(view) == "하ㄴ|" && view.markedTextRange != nil && fixture.resets == 0)
    }

    @Test(arguments: Kind.allCases)
    func `a click elsewhere commits the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one two ")
        fixture.compose("かな")
        click(fixture, fixture.point(3, in: view))
        expect(fixture.state(view) == "one| two かな" && view.markedTextRange == nil && fixture.resets == 1)
        // After the reset, the input method clears its composition.
        fixture.compose("")
        fixture.compose("k")
        expect(fixture.state(view) == "onek| two かな" && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a click in the marked text commits the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        fixture.compose("かな")
        click(fixture, fixture.point(5, in: view))
        expect(fixture.state(view) == "one か|な" && view.markedTextRange == nil && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a double click selects a word and commits the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one two ")
        fixture.compose("かな")
        click(fixture, fixture.point(1, in: view), count: 2)
        expect(fixture.state(view) == "[one] two かな" && view.markedTextRange == nil && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a tap commits the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one two ")
        fixture.compose("かな")
        fixture.tap(fixture.point(3, in: view))
        expect(fixture.state(view) == "one| two かな" && view.markedTextRange == nil && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `an arrow key commits the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        fixture.compose("かな")
        fixture.key(.keyboardLeftArrow)
        expect(fixture.state(view) == "one か|な" && view.markedTextRange == nil && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a selection by code commits the composition unless it is inside`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        fixture.compose("かな")
        view.selectedTextRange = range(4, 5, in: view)
        expect(view.markedTextRange != nil && fixture.resets == 0)
        view.selectedTextRange = range(0, 3, in: view)
        expect(fixture.state(view) == "[one] かな" && view.markedTextRange == nil && fixture.resets == 1)
    }

    @Test(arguments: Kind.allCases)
    func `setting the text ends the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        fixture.compose("かな")
        (view as? UITextField)?.text = "new"
        (view as? UITextView)?.text = "new"
        expect(fixture.state(view) == "new|" && view.markedTextRange == nil && fixture.resets == 1)
        expect(view.undoManager?.canUndo, equals: false)
    }

    @Test(arguments: Kind.allCases)
    func `the next responder does not receive the composition`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        let other = fixture.add(UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 34)))
        fixture.compose("かな")
        click(fixture, fixture.point(0, in: other))
        expect(other.isFirstResponder && view.markedTextRange == nil && fixture.resets == 1)
        fixture.compose("")
        fixture.type("x")
        expect(fixture.state(other) == "x|" && (view as any UITextInput).hasText)
        expect(fixture.state(view).replacing("|", with: ""), equals: "one かな")
    }

    @Test(arguments: Kind.allCases)
    func `an input method that is not composing is not reset`(_ kind: Kind) {
        let (fixture, view) = make(kind, "one ")
        view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        view.unmarkText()
        fixture.key(.keyboardLeftArrow)
        expect(fixture.state(view) == "one |x" && fixture.resets == 0)
    }
}

extension SelectionFixture {
    /// Changes the text that the host's input method is composing.
    func compose(_ text: String) {
        let end = text.utf16.count
        stage.host.post(.composition(text, selected: end..<end), at: stage.host.windows[0])
        stage.host.turn()
    }

    /// The number of times that the app reset the input method.
    var resets: Int { stage.host.windows[0].textInputResetCount }
}
