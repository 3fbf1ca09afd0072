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

/// A custom view with one line of text. Each character has a cell of 10 by 20 points.
private final class CodeView: UIView, UITextInput {
    var code: [Character] = Array("one two")
    var selection = 0..<0
    var marked: Range<Int>?
    var isRightToLeft = false
    var isRefusing = false
    override var canBecomeFirstResponder: Bool { true }
    @discardableResult override func becomeFirstResponder() -> Bool { !isRefusing && super.becomeFirstResponder() }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var autocapitalizationType: UITextAutocapitalizationType = .none
    var isSecureTextEntry = false
    var enablesReturnKeyAutomatically = false
    var keyboardType: UIKeyboardType = .default
    var returnKeyType: UIReturnKeyType = .default
    var autocorrectionType: UITextAutocorrectionType = .no
    var spellCheckingType: UITextSpellCheckingType = .no
    var hasText: Bool { !code.isEmpty }

    private func offset(_ position: UITextPosition) -> Int { (position as? TextPosition)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }
    func insertText(_ text: String) { replace(TextRange(marked ?? selection), withText: text) }
    func deleteBackward() {
        if selection.isEmpty, selection.lowerBound > 0 { selection = selection.lowerBound - 1..<selection.upperBound }
        insertText("")
    }
    func text(in range: UITextRange) -> String? { String(code[self.range(range)]) }
    func replace(_ range: UITextRange, withText text: String) {
        let old = self.range(range)
        code.replaceSubrange(old, with: text)
        marked = nil
        selection = old.lowerBound + text.count..<old.lowerBound + text.count
    }
    var selectedTextRange: UITextRange? {
        get { TextRange(selection) }
        set { selection = newValue.map { range($0) } ?? selection }
    }
    var markedTextRange: UITextRange? { marked.map { TextRange($0) } }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).lowerBound
        insertText(markedText ?? "")
        marked = markedText?.isEmpty == false ? start..<selection.upperBound : nil
    }
    func unmarkText() { marked = nil }
    var beginningOfDocument: UITextPosition { TextPosition(0) }
    var endOfDocument: UITextPosition { TextPosition(code.count) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        TextRange(min(offset(from), offset(to))..<max(offset(from), offset(to)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...code.count).contains(target) ? TextPosition(target) : nil
    }
    func position(from: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        direction == .left || direction == .right
            ? position(from: from, offset: (direction == .left) != isRightToLeft ? -offset : offset) : nil
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(byExtending: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(for: UITextPosition, in: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func firstRect(for range: UITextRange) -> CGRect { rect(self.range(range)) }
    private func rect(_ range: Range<Int>) -> CGRect {
        CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20)
    }
    func caretRect(for position: UITextPosition) -> CGRect { rect(offset(position)..<offset(position)) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TextSelectionRect(rect(self.range(range)), isFirst: true, isLast: true, isRightToLeft: false)]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextPosition(min(max(0, Int((point.x / 10).rounded())), code.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? {
        let index = Int(point.x / 10)
        return code.indices.contains(index) ? TextRange(index..<index + 1) : nil
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = String(code[selection]) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "copy:" ? !selection.isEmpty : false
    }
}

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
        expect(log.calls, equals: ["begin", "end"])
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
}
