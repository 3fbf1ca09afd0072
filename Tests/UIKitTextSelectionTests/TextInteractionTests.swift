import Expectations
import CoreGraphics
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitInput

@testable import UIKitTextSelection

/// The tokenizer of a layout that wraps lines at every fifth offset.
private final class WrappingTokenizer: UITextInputStringTokenizer {
    private weak var view: CodeView?

    override init(textInput: any UIResponder & UITextInput) {
        view = textInput as? CodeView
        super.init(textInput: textInput)
    }

    private var count: Int { view?.code.count ?? 0 }

    override func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard granularity == .line, let offset = (position as? TextPosition)?.offset else {
            return super.isPosition(position, atBoundary: granularity, inDirection: direction)
        }
        return direction == .storage(.forward)
            ? offset > 0 && offset % 5 == 0 || offset == count : offset < count && offset % 5 == 0
    }

    override func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard granularity == .line, let offset = (position as? TextPosition)?.offset else {
            return super.position(from: position, toBoundary: granularity, inDirection: direction)
        }
        if direction == .storage(.forward) {
            return offset < count ? TextPosition(min(count, (offset / 5 + 1) * 5)) : nil
        }
        return offset > 0 ? TextPosition((offset - 1) / 5 * 5) : nil
    }
}

private final class Log: NSObject, UITextInteractionDelegate {
    var calls: [String] = []
    var isAllowed = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { isAllowed }
    func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("end") }
}

/// Text interactions in views of an app.
@MainActor
@Suite(.onStage) struct TextInteractionTests {
    private func make(_ mode: UITextInteractionMode = .editable) -> (SelectionFixture, CodeView, UITextInteraction, Log)
    {
        let fixture = SelectionFixture()
        let view = fixture.add(CodeView(frame: CGRect(x: 0, y: 200, width: 200, height: 20)))
        let interaction = UITextInteraction(for: mode)
        let log = Log()
        interaction.textInput = view
        interaction.delegate = log
        view.addInteraction(interaction)
        return (fixture, view, interaction, log)
    }

    @Test func `taps and typing move the caret`() {
        let (fixture, view, interaction, log) = make()
        fixture.tap(CGPoint(x: 31, y: 210))
        expect(fixture.state(view) == "one| two" && view.isFirstResponder && log.calls == ["begin", "end"])
        expect(view.subviews.map(\.frame), equals: [CGRect(x: 30, y: 0, width: 2, height: 20)])
        fixture.type("!")
        expect(fixture.state(view) == "one!| two" && view.subviews.first?.frame.minX == 40)
        fixture.tap(CGPoint(x: 62, y: 210), count: 2)
        expect(fixture.state(view) == "one! [two]" && fixture.menu == ["Copy"])
        expect(fixture.views(TextHandle.self).count, equals: 2)
        fixture.choose("Copy")
        expect(UIPasteboard.general.string, equals: "two")
        log.isAllowed = false
        fixture.tap(CGPoint(x: 1, y: 210))
        expect(fixture.state(view), equals: "one! [two]")
        view.removeInteraction(interaction)
        expect(view.subviews.isEmpty && view.gestureRecognizers?.isEmpty != false)
    }

    @Test func `the pointer selects text`() {
        let (fixture, view, _, log) = make()
        fixture.pointer(.began, CGPoint(x: 10, y: 210))
        fixture.pointer(.moved, CGPoint(x: 51, y: 210))
        fixture.pointer(.ended, CGPoint(x: 51, y: 210))
        expect(fixture.state(view) == "o[ne t]wo" && log.calls == ["begin", "end"])
        expect(view.subviews.map(\.frame), equals: [CGRect(x: 10, y: 0, width: 40, height: 20)])
        fixture.stage.advance(by: 1)
        fixture.pointer(.began, CGPoint(x: 61, y: 210), secondary: true)
        fixture.pointer(.ended, CGPoint(x: 61, y: 210))
        expect(fixture.state(view) == "one [two]" && fixture.menu == ["Copy"])
    }

    @Test func `keys move the caret and delete text`() {
        let (fixture, view, _, _) = make()
        view.becomeFirstResponder()
        let steps: [(UIKeyboardHIDUsage, HostModifiers, String)] = [
            (.keyboardEnd, [], "one two|"), (.keyboardLeftArrow, .shift, "one tw[o]"),
            (.keyboardLeftArrow, .shift, "one t[wo]"), (.keyboardRightArrow, .shift, "one tw[o]"),
            (.keyboardLeftArrow, [], "one tw|o"), (.keyboardHome, .shift, "[one tw]o"),
            (.keyboardDeleteForward, [], "|o"), (.keyboardDeleteForward, [], "|"),
        ]
        for (key, modifiers, expected) in steps {
            fixture.key(key, modifiers)
            expect(fixture.state(view), equals: expected)
        }
        fixture.stage.host.post(.composition("かん", selected: 2..<2), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
        expect(view.marked, equals: 0..<2)
        fixture.type("漢")
        expect(fixture.state(view) == "漢|" && view.marked == nil)
    }

    @Test func `keys stay in the line, without its line break`() {
        let (fixture, view, _, _) = make()
        view.becomeFirstResponder()
        let steps: [(String, Int, UIKeyboardHIDUsage, HostModifiers, String)] = [
            ("one\ntwo", 4, .keyboardHome, [], "one\n|two"), ("one\ntwo", 4, .keyboardEnd, [], "one\ntwo|"),
            ("one\ntwo", 3, .keyboardHome, [], "|one\ntwo"), ("one\ntwo", 3, .keyboardEnd, [], "one|\ntwo"),
            ("one\ntwo", 1, .keyboardEnd, .shift, "o[ne]\ntwo"), ("one\n", 4, .keyboardHome, [], "one\n|"),
            ("one\n\ntwo", 4, .keyboardHome, [], "one\n|\ntwo"), ("one\n\ntwo", 4, .keyboardEnd, [], "one\n|\ntwo"),
            ("one\ntwo", 4, .keyboardDeleteOrBackspace, .command, "one\n|two"),
            ("one\ntwo", 6, .keyboardDeleteOrBackspace, .command, "one\n|o"),
            ("one\ntwo", 1, .keyboardDeleteForward, .command, "o|\ntwo"),
            ("one\ntwo", 3, .keyboardDeleteForward, .command, "one|\ntwo"),
        ]
        for (text, offset, key, modifiers, expected) in steps {
            view.code = Array(text)
            view.selection = offset..<offset
            fixture.key(key, modifiers)
            expect(fixture.state(view), equals: expected, "\(text) at \(offset)")
        }
    }

    @Test func `End moves from the start of a wrapped line to its end`() {
        let (fixture, view, _, _) = make()
        view.tokenizer = WrappingTokenizer(textInput: view)
        view.becomeFirstResponder()
        let steps: [(Int, [UIKeyboardHIDUsage], HostModifiers, String)] = [
            (7, [.keyboardHome], [], "aaaa |bbbb cccc"), (7, [.keyboardHome, .keyboardEnd], [], "aaaa bbbb |cccc"),
            (5, [.keyboardEnd], .shift, "aaaa [bbbb ]cccc"), (5, [.keyboardHome], [], "aaaa |bbbb cccc"),
            (5, [.keyboardDeleteForward], .command, "aaaa |cccc"), (12, [.keyboardEnd], [], "aaaa bbbb cccc|"),
            (14, [.keyboardEnd], [], "aaaa bbbb cccc|"), (0, [.keyboardEnd], [], "aaaa |bbbb cccc"),
        ]
        for (offset, keys, modifiers, expected) in steps {
            view.code = Array("aaaa bbbb cccc")
            view.selection = offset..<offset
            for key in keys { fixture.key(key, modifiers) }
            expect(fixture.state(view), equals: expected, "\(keys.count) keys at \(offset)")
        }
    }

    @Test func `after End, keys stay in the line that wraps at the caret`() {
        let (fixture, view, _, _) = make()
        view.tokenizer = WrappingTokenizer(textInput: view)
        view.becomeFirstResponder()
        let end: UIKeyboardHIDUsage = .keyboardEnd
        let steps: [([UIKeyboardHIDUsage], HostModifiers, String)] = [
            ([end], [], "aaaa bbbb |cccc"), ([end, .keyboardHome], [], "aaaa |bbbb cccc"),
            ([.keyboardDeleteForward], .command, "aaaa bbbb |cccc"),
            ([.keyboardDeleteOrBackspace], .command, "aaaa |cccc"), ([end], .shift, "aaaa bbbb |cccc"),
            ([.keyboardLeftArrow, .keyboardRightArrow, end], [], "aaaa bbbb cccc|"),
        ]
        for (keys, modifiers, expected) in steps {
            view.code = Array("aaaa bbbb cccc")
            view.selection = 7..<7
            fixture.key(end)
            for key in keys { fixture.key(key, modifiers) }
            expect(fixture.state(view), equals: expected)
        }
        view.selection = 7..<7
        for _ in 0..<2 { fixture.key(end, .shift) }
        expect(fixture.state(view), equals: "aaaa bb[bb ]cccc")
    }

    @Test func `End after a tap or typing at the start of a wrapped line moves to the end of this line`() {
        let (fixture, view, _, _) = make()
        view.tokenizer = WrappingTokenizer(textInput: view)
        view.becomeFirstResponder()
        let changes: [() -> Void] = [
            { fixture.tap(CGPoint(x: 101, y: 210)) },
            {
                fixture.type("x")
                view.deleteBackward()
            },
            { view.inputDelegate?.textDidChange(view) },
        ]
        for change in changes {
            view.code = Array("aaaa bbbb cccc")
            view.selection = 7..<7
            fixture.key(.keyboardEnd)
            change()
            fixture.key(.keyboardEnd)
            expect(fixture.state(view), equals: "aaaa bbbb cccc|")
        }
    }

    @Test func `a view that refuses to become first responder ends the gesture`() {
        let (fixture, view, _, log) = make()
        view.isRefusing = true
        fixture.pointer(.began, CGPoint(x: 31, y: 210))
        fixture.pointer(.ended, CGPoint(x: 31, y: 210))
        expect(log.calls, equals: ["begin", "end"])
        fixture.stage.advance(by: 1)
        fixture.press(CGPoint(x: 31, y: 210), to: CGPoint(x: 51, y: 210), lifting: false)
        expect(fixture.views(LoupeView.self).isEmpty && fixture.state(view) == "|one two")
        fixture.stage.touch(.ended, 51, 210)
        fixture.stage.advance(by: 1)
        expect(log.calls, equals: ["begin", "end", "begin", "end"])
    }

    @Test func `forward in right-to-left text is the text after the caret`() {
        let (fixture, view, _, _) = make()
        view.isRightToLeft = true
        view.becomeFirstResponder()
        let steps: [(UIKeyboardHIDUsage, HostModifiers, String)] = [
            (.keyboardHome, [], "|one two"), (.keyboardDeleteForward, [], "|ne two"),
            (.keyboardDeleteForward, .control, "| two"), (.keyboardEnd, [], " two|"),
            (.keyboardDeleteOrBackspace, .control, " |"), (.keyboardDeleteForward, [], " |"),
        ]
        for (key, modifiers, expected) in steps {
            fixture.key(key, modifiers)
            expect(fixture.state(view), equals: expected)
        }
    }

    @Test func `presses, keys and other responders end the composition`() {
        let (fixture, view, _, _) = make()
        view.becomeFirstResponder()
        fixture.compose("かん")
        fixture.pointer(.began, CGPoint(x: 31, y: 210))
        fixture.pointer(.ended, CGPoint(x: 31, y: 210))
        expect(fixture.state(view) == "かんo|ne two" && view.marked == nil && fixture.resets == 1)
        fixture.compose("じ")
        fixture.key(.keyboardHome)
        expect(fixture.state(view) == "|かんoじne two" && view.marked == nil && fixture.resets == 2)
        fixture.compose("あ")
        view.resignFirstResponder()
        expect(view.code == Array("あかんoじne two") && view.marked == nil && fixture.resets == 3)
    }

    @Test func `Delete selects the character before the caret in a view that deletes only its selection`() {
        let (fixture, view, _, _) = make()
        view.deletesOnlySelection = true
        view.becomeFirstResponder()
        for (text, expected) in [("one", "on|"), ("a👨‍👩‍👧", "a|"), ("", "|")] {
            view.code = Array(text)
            view.selection = view.code.count..<view.code.count
            fixture.key(.keyboardDeleteOrBackspace)
            expect(fixture.state(view), equals: expected)
        }
    }

    @Test(arguments: [false, true])
    func `text is selected only after the gestures fail that the interaction requires to fail`(isPointer: Bool) {
        final class Target: NSObject {
            var taps = 0
            func tapped(_ recognizer: UIGestureRecognizer) { taps += 1 }
        }
        let (fixture, view, interaction, log) = make(.nonEditable)
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped(_:)))
        view.addGestureRecognizer(tap)
        for gesture in interaction.gesturesForFailureRequirements { gesture.require(toFail: tap) }
        let (from, to) = (CGPoint(x: 11, y: 210), CGPoint(x: 61, y: 210))
        if isPointer {
            fixture.pointer(.began, from)
            fixture.pointer(.ended, from)
        } else {
            fixture.tap(from)
        }
        expect(target.taps == 1 && !view.isFirstResponder && log.calls == [] && fixture.state(view) == "|one two")
        guard isPointer else { return }
        fixture.stage.advance(by: 1)
        for (phase, point) in [(HostTouch.Phase.began, from), (.moved, to), (.moved, to), (.ended, to)] {
            fixture.pointer(phase, point)
        }
        expect(target.taps == 1 && fixture.state(view) == "o[ne tw]o" && log.calls == ["begin", "end"])
    }

    @Test func `a long press begins the interaction before the view becomes first responder`() {
        let (fixture, view, _, log) = make(.nonEditable)
        view.onBecome = { log.calls.append("become") }
        fixture.press(CGPoint(x: 11, y: 210))
        expect(log.calls, equals: ["begin", "become", "end"])
        view.resignFirstResponder()
        log.calls = []
        view.isRefusing = true
        fixture.press(CGPoint(x: 11, y: 210))
        expect(log.calls, equals: ["begin", "become", "end"])
    }
}
