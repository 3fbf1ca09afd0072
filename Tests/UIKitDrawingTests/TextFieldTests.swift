import Expectations
import CoreGraphics
import Foundation
import HostClock
import PlatformHost
import TestStage
import Testing
import TextEditing
import TextLayout

@testable import UIKitCore

@MainActor
@Suite(.onStage) struct TextFieldTests {
    // MARK: Long text

    @Test(arguments: ["مرحبا بالعالم ", "שלום abc ", "日本語の", "word "])
    func `keys in a long text take linear time`(_ piece: String) {
        let text = String(repeating: piece, count: 4_000 / piece.count)
        let fixture = FieldFixture(text)
        let middle: Int = TextBoundaries.next(.grapheme, after: text.utf16.count / 2, in: text)
        fixture.field.editor.select(anchor: middle, head: middle)
        fixture.field.layoutIfNeeded()
        let keys: [(UIKeyboardHIDUsage, HostModifiers)] = [
            (.keyboardLeftArrow, []), (.keyboardRightArrow, []), (.keyboardLeftArrow, .shift),
            (.keyboardRightArrow, []), (.keyboardLeftArrow, .control), (.keyboardDeleteOrBackspace, []),
            (.keyboardHome, .shift), (.keyboardDeleteForward, []),
        ]
        for (key, modifiers) in keys {
            let (placed, typeset) = (TextLayout.placedCharacterCount, TextLayout.typesettingCount)
            fixture.press(key, modifiers)
            expect(TextLayout.placedCharacterCount - placed, isAtMost: 8 * text.count, "\(key), \(modifiers)")
            expect(TextLayout.typesettingCount - typeset, isAtMost: 2, "\(key), \(modifiers)")
        }
    }

    @Test func `distant positions are found in one step`() {
        let text = String(repeating: "مرحبا ", count: 500)
        let field: UITextField = FieldFixture(text).field
        let placed: Int = TextLayout.placedCharacterCount
        let far: UITextPosition? = field.position(from: field.beginningOfDocument, in: .left, offset: 2_000)
        expect(TextLayout.placedCharacterCount - placed, isAtMost: text.count)
        expect(far.map { field.offset(from: field.beginningOfDocument, to: $0) }, equals: 2_000)
        expectNil(field.position(from: field.beginningOfDocument, in: .left, offset: 5_000))
    }

    // MARK: Start and end of editing

    @Test func `the delegate is notified in order`() {
        let fixture = FieldFixture(editing: false)
        fixture.recordEvents()
        expect(fixture.field.becomeFirstResponder())
        expect(fixture.field.isEditing && fixture.field.isFirstResponder)
        fixture.type("a")
        expect(fixture.field.resignFirstResponder())
        expect(!fixture.field.isEditing)
        expect(
            fixture.log,
            equals: [
                "should begin", "did begin", "begin event", "change 0+0 'a'", "changed event", "should end", "did end",
                "end event",
            ])
    }

    @Test func `the delegate can refuse beginning, ending and changes`() {
        let fixture = FieldFixture("x", editing: false)
        fixture.recordEvents()
        fixture.allowsBegin = false
        expect(!fixture.field.becomeFirstResponder() && !fixture.field.isEditing)
        fixture.allowsBegin = true
        fixture.field.becomeFirstResponder()
        fixture.allowsEnd = false
        expect(!fixture.field.resignFirstResponder() && fixture.field.isEditing)
        fixture.allowsChange = { _, string in string != "b" }
        fixture.type("abc")
        expect(fixture.field.text, equals: "xac")
    }

    @Test func `editing moves to another field`() {
        let fixture = FieldFixture("x")
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        fixture.window.addSubview(other)
        expect(other.becomeFirstResponder())
        expect(!fixture.field.isEditing && other.isEditing)
        other.removeFromSuperview()
        expect(!other.isEditing)
    }

    @Test func `a disabled field cannot be edited`() {
        let fixture = FieldFixture("x")
        fixture.field.isEnabled = false
        expect(!fixture.field.isEditing)
        expect(!fixture.field.becomeFirstResponder())
    }

    @Test func `notifications are posted`() {
        let fixture = FieldFixture(editing: false)
        var names: [String] = []
        let center: NotificationCenter = .default
        let observers = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            center.addObserver(forName: name, object: fixture.field, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        fixture.field.becomeFirstResponder()
        fixture.type("a")
        fixture.field.text = "b"
        fixture.field.resignFirstResponder()
        for observer in observers { center.removeObserver(observer) }
        expect(names.map { $0.contains("DidChange") }, equals: [false, true, false])
    }

    @Test func `clearsOnBeginEditing clears the text when editing begins`() {
        let fixture = FieldFixture("old", editing: false)
        fixture.field.clearsOnBeginEditing = true
        fixture.field.becomeFirstResponder()
        expect(fixture.field.text, equals: "")
    }

    // MARK: Typing

    @Test func `typed text is inserted at the caret`() {
        let fixture = FieldFixture("ac")
        fixture.press(.keyboardLeftArrow)
        fixture.type("b")
        expect(fixture.state, equals: "ab|c")
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.state, equals: "a|c")
        fixture.press(.keyboardDeleteForward)
        expect(fixture.state, equals: "a|")
        fixture.press(.keyboardDeleteForward)
        expect(fixture.state, equals: "a|")
    }

    @Test func `deletion removes whole characters`() {
        let fixture = FieldFixture("a👨‍👩‍👧e\u{301}🇯🇵")
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.field.text, equals: "a👨‍👩‍👧e\u{301}")
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.field.text, equals: "a👨‍👩‍👧")
        fixture.press(.keyboardLeftArrow)
        expect(fixture.state, equals: "a|👨‍👩‍👧")
        fixture.press(.keyboardDeleteForward)
        expect(fixture.state, equals: "a|")
    }

    @Test func `keys move the caret and extend the selection`() {
        let fixture = FieldFixture("one two three")
        fixture.press(.keyboardLeftArrow, .control)
        expect(fixture.state, equals: "one two |three")
        fixture.press(.keyboardLeftArrow, [.control, .shift])
        expect(fixture.state, equals: "one [two ]three")
        fixture.press(.keyboardRightArrow)
        expect(fixture.state, equals: "one two |three")
        fixture.press(.keyboardHome)
        expect(fixture.state, equals: "|one two three")
        fixture.press(.keyboardEnd, .shift)
        expect(fixture.state, equals: "[one two three]")
        fixture.press(.keyboardLeftArrow)
        expect(fixture.state, equals: "|one two three")
        fixture.press(.keyboardRightArrow, .alternate)
        expect(fixture.state.hasPrefix("one"))
        fixture.press(.keyboardDownArrow)
        expect(fixture.state, equals: "one two three|")
        fixture.press(.keyboardUpArrow, .shift)
        expect(fixture.state, equals: "[one two three]")
    }

    @Test func `text is deleted by words and lines`() {
        let fixture = FieldFixture("one two three")
        fixture.press(.keyboardDeleteOrBackspace, .control)
        expect(fixture.state, equals: "one two |")
        fixture.press(.keyboardDeleteOrBackspace, .command)
        expect(fixture.state, equals: "|")
    }

    @Test func `typing replaces the selection`() {
        let fixture = FieldFixture("one two")
        fixture.pressShortcut("a")
        expect(fixture.state, equals: "[one two]")
        fixture.type("x")
        expect(fixture.state, equals: "x|")
    }

    @Test func `text is copied, cut and pasted`() {
        let fixture = FieldFixture("one two")
        fixture.press(.keyboardLeftArrow, [.control, .shift])
        fixture.pressShortcut("c", .command)
        expect(UIPasteboard.general.string, equals: "two")
        fixture.pressShortcut("x")
        expect(fixture.state, equals: "one |")
        fixture.pressShortcut("v")
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "one twotwo|")
        UIPasteboard.general.string = "a\nb\r\n\nc"
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "one twotwoa b c|")
    }

    @Test func `undo groups consecutive typing`() {
        let fixture = FieldFixture("x")
        fixture.type("abc")
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.state, equals: "xa|")
        fixture.pressShortcut("z")
        expect(fixture.state, equals: "xabc|")
        fixture.pressShortcut("z")
        expect(fixture.state, equals: "x|")
        fixture.pressShortcut("z", [.control, .shift])
        expect(fixture.state, equals: "xabc|")
        fixture.pressShortcut("y")
        expect(fixture.state, equals: "xa|")
        fixture.pressShortcut("z")
        fixture.pressShortcut("z")
        fixture.pressShortcut("z")
        expect(fixture.state, equals: "x|")
    }

    @Test func `the delegate receives UTF-16 ranges before changes`() {
        let fixture = FieldFixture("a🙂b")
        fixture.recordEvents()
        fixture.press(.keyboardLeftArrow)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.log, equals: ["change 1+2 ''", "changed event"])
    }

    @Test func `setting text does not notify`() {
        let fixture = FieldFixture("a")
        fixture.recordEvents()
        fixture.field.text = "hello"
        expect(fixture.state, equals: "hello|")
        expect(fixture.log.isEmpty)
        fixture.field.text = nil
        expect(fixture.field.text, equals: "")
    }

    @Test func `autocapitalization applies to typed text`() {
        func typed(_ type: UITextAutocapitalizationType?, _ text: String) -> String? {
            let fixture = FieldFixture()
            if let type { fixture.field.autocapitalizationType = type }
            fixture.type(text)
            return fixture.field.text
        }
        expect(typed(nil, "hello. you"), equals: "hello. you")
        expect(typed(.sentences, "hello. you? he said. “yes"), equals: "Hello. You? He said. “Yes")
        expect(typed(.sentences, "3.5 x"), equals: "3.5 x")
        expect(typed(.words, "ada king's"), equals: "Ada King's")
        expect(typed(.allCharacters, "ß1a"), equals: "SS1A")
        expect(typed(UITextAutocapitalizationType.none, "x"), equals: "x")
    }

    // MARK: Return and clear

    @Test func `Return sends the primary action`() {
        let fixture = FieldFixture("x")
        fixture.recordEvents()
        fixture.press(.keyboardReturnOrEnter)
        expect(fixture.log, equals: ["return", "primary event"])
        expect(fixture.field.isEditing)
        fixture.allowsReturn = false
        fixture.log = []
        fixture.type("\n")
        expect(fixture.log, equals: ["return"])
    }

    @Test func `editing ends on Return if there is an action for editingDidEndOnExit`() {
        let fixture = FieldFixture("x")
        fixture.recordEvents()
        fixture.field.addAction(UIAction { _ in fixture.log.append("exit event") }, for: .editingDidEndOnExit)
        fixture.press(.keypadEnter)
        expect(fixture.log, equals: ["return", "primary event", "exit event", "should end", "did end", "end event"])
    }

    @Test func `an empty field can ignore Return`() {
        let fixture = FieldFixture()
        fixture.recordEvents()
        fixture.field.enablesReturnKeyAutomatically = true
        fixture.type("\n")
        expect(fixture.log.isEmpty)
    }

    @Test func `the clear button clears the text`() throws {
        let fixture = FieldFixture("text")
        fixture.recordEvents()
        fixture.field.clearButtonMode = .whileEditing
        fixture.field.layoutIfNeeded()
        let button = try #require(fixture.field.subviews.first { $0 is FieldClearButton } as? FieldClearButton)
        expect(!button.isHidden && button.frame.maxX <= fixture.field.bounds.maxX)
        fixture.allowsClear = false
        button.sendActions(for: .touchUpInside)
        expect(fixture.field.text, equals: "text")
        fixture.allowsClear = true
        button.sendActions(for: .touchUpInside)
        fixture.field.layoutIfNeeded()
        expect(fixture.field.text == "" && button.isHidden)
        expect(fixture.log, equals: ["changed event"])
        fixture.pressShortcut("z")
        expect(fixture.field.text, equals: "text")
    }

    // MARK: Secure text

    @Test func `secure text is hidden and cannot be copied`() {
        let fixture = FieldFixture("a👍b")
        fixture.field.isSecureTextEntry = true
        expect(fixture.field.displayText, equals: "•••")
        fixture.pressShortcut("a")
        fixture.pressShortcut("c")
        expectNil(UIPasteboard.general.string)
        fixture.press(.keyboardLeftArrow)
        fixture.press(.keyboardRightArrow)
        fixture.press(.keyboardRightArrow)
        expect(fixture.field.editor.head, equals: 3)
        expect(fixture.field.textOffset(2) == 3 && fixture.field.displayOffset(3) == 2)
        expect(fixture.field.accessibilityValue, equals: "•••")
    }

    @Test func `secure text does not appear in any description`() {
        let fixture = FieldFixture("opensesame")
        fixture.field.isSecureTextEntry = true
        expect(fixture.field.text, equals: "opensesame")
        var views: [UIView] = [fixture.field]
        while let view = views.popLast() {
            var texts: [String] = [view.description, view.debugDescription, String(reflecting: view)]
            texts += [view.layer.description, view.accessibilityLabel ?? "", view.accessibilityValue ?? ""]
            if texts.contains(where: { $0.contains("opensesame") }) { Issue.record("\(texts)") }
            views += view.subviews
        }
        expect(fixture.field.displayText, equals: "••••••••••")
    }

    @Test func `secure text is replaced when editing begins again`() {
        let fixture = FieldFixture("secret", editing: false)
        fixture.field.isSecureTextEntry = true
        fixture.field.becomeFirstResponder()
        fixture.type("ab")
        expect(fixture.field.text, equals: "ab")
    }

    // MARK: Marked text

    @Test func `marked text is underlined until committed`() {
        let fixture = FieldFixture("x")
        fixture.recordEvents()
        expect(fixture.field.receiveComposition("に", selected: 1..<1))
        expect(fixture.field.receiveComposition("にほん", selected: 3..<3))
        expect(fixture.field.text, equals: "xにほん")
        expect(fixture.field.markedTextRange != nil)
        let underlined = fixture.field.line(forWidth: 0).layout.runs.filter { $0.style.underline == .single }
        expect(underlined.map(\.text), equals: ["にほん"])
        expect(fixture.field.receiveText("日本"))
        expect(fixture.state, equals: "x日本|")
        expectNil(fixture.field.markedTextRange)
        fixture.pressShortcut("z")
        expect(fixture.state, equals: "x|")
    }

    @Test func `an empty composition removes the marked text`() {
        let fixture = FieldFixture("x")
        _ = fixture.field.receiveComposition("abc", selected: 0..<3)
        expect(fixture.state, equals: "x[abc]")
        _ = fixture.field.receiveComposition("", selected: 0..<0)
        expect(fixture.state, equals: "x|")
        expectNil(fixture.field.markedTextRange)
    }

    // MARK: Geometry

    @Test func `the caret is after the text`() {
        let fixture = FieldFixture("hello")
        let caret: CGRect = fixture.field.canvas.caret.frame
        let width: CGFloat = "hello".size(withAttributes: [.font: fixture.field.usedFont]).width
        expect(abs(caret.minX - width), isLessThan: 1)
        expect(caret.width == 2 && abs(caret.midY - fixture.field.canvas.bounds.midY) < 1)
        fixture.field.textAlignment = .right
        fixture.field.layoutIfNeeded()
        expect(abs(fixture.field.canvas.caret.frame.maxX - fixture.field.canvas.bounds.maxX), isLessThan: 1)
    }

    @Test func `long text scrolls to the caret`() {
        let fixture = FieldFixture("a very long text that does not fit into the field at all, by no means")
        let room: CGRect = fixture.field.canvas.bounds
        expect(fixture.field.fieldState.scroll, isGreaterThan: 100)
        expect(fixture.field.canvas.caret.frame.maxX, isAtMost: room.maxX + 0.5)
        fixture.press(.keyboardHome)
        expect(fixture.field.fieldState.scroll, equals: 0)
        expect(fixture.field.canvas.caret.frame.minX, equals: 0)
        for _ in 0..<40 {
            fixture.press(.keyboardRightArrow)
            let caret: CGRect = fixture.field.canvas.caret.frame
            expect(caret.minX >= -0.5 && caret.maxX <= room.maxX + 0.5)
        }
        fixture.field.resignFirstResponder()
        fixture.field.layoutIfNeeded()
        expect(fixture.field.fieldState.scroll, equals: 0)
    }

    @Test func `carets move visually in bidirectional text`() {
        let fixture = FieldFixture("ab אבג cd")
        fixture.press(.keyboardHome)
        var places: [CGFloat] = [fixture.field.canvas.caret.frame.minX]
        for _ in 0..<9 {
            fixture.press(.keyboardRightArrow)
            places.append(fixture.field.canvas.caret.frame.minX)
        }
        expect(places, equals: places.sorted())
        expect(fixture.field.editor.head, equals: 9)
        for _ in 0..<9 { fixture.press(.keyboardLeftArrow) }
        expect(fixture.field.editor.head, equals: 0)
    }

    @Test func `the selection is drawn behind the text`() {
        let fixture = FieldFixture("hello")
        fixture.pressShortcut("a")
        let boxes: [UIView] = fixture.field.canvas.subviews.filter {
            $0 !== fixture.field.canvas.caret && $0 !== fixture.field.canvas.textView
        }
        expect(boxes.count, equals: 1)
        expect(fixture.field.canvas.subviews.first, isIdenticalTo: boxes.first)
        let width: CGFloat = "hello".size(withAttributes: [.font: fixture.field.usedFont]).width
        expect(abs((boxes.first?.frame.width ?? 0) - width), isLessThan: 1)
    }

    @Test func `the size depends on the font and the border`() {
        let field = UITextField()
        expect(field.intrinsicContentSize.height, equals: 22)
        field.borderStyle = .roundedRect
        expect(field.intrinsicContentSize.height, equals: 34)
        field.placeholder = "#abcabc"
        let empty: CGFloat = field.intrinsicContentSize.width
        field.text = "something longer"
        expect(field.intrinsicContentSize.width, isGreaterThan: empty)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
        expect(field.textRect(forBounds: field.bounds), equals: CGRect(x: 7, y: 2, width: 186, height: 30))
    }

    @Test func `side views reduce the rectangle of the text`() {
        let fixture = FieldFixture("x", editing: false)
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
        right.frame.size = CGSize(width: 30, height: 10)
        fixture.field.leftView = left
        fixture.field.rightView = right
        fixture.field.leftViewMode = .always
        fixture.field.rightViewMode = .whileEditing
        fixture.field.layoutIfNeeded()
        expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20) && right.isHidden)
        expect(fixture.field.textRect(forBounds: fixture.field.bounds).minX, equals: 20)
        fixture.field.becomeFirstResponder()
        fixture.field.layoutIfNeeded()
        expect(!right.isHidden && right.frame.maxX == 200)
        expect(fixture.field.editingRect(forBounds: fixture.field.bounds).width, equals: 150)
        fixture.field.semanticContentAttribute = .forceRightToLeft
        fixture.field.layoutIfNeeded()
        expect(left.frame.minX == 180 && right.frame.minX == 0)
        fixture.field.leftView = nil
        expectNil(left.superview)
    }

    @Test func `the text is beside a view whose frame has only a width`() {
        let fixture = FieldFixture("x", editing: false)
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.frame.size.width = 40
        let margin = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 0))
        fixture.field.leftView = button
        fixture.field.leftViewMode = .always
        fixture.field.rightView = margin
        fixture.field.rightViewMode = .always
        fixture.field.layoutIfNeeded()
        expect(button.frame.width == 40 && button.frame.height > 20)
        let text: CGRect = fixture.field.textRect(forBounds: fixture.field.bounds)
        expect(text.minX == 40 && text.maxX == fixture.field.bounds.width - 12)
    }

    @Test func `the text or the placeholder is drawn`() {
        func ink(_ field: UITextField) -> Int {
            Picture(width: 100, height: 30) {
                field.drawContentOfTextView(in: CGRect(x: 0, y: 0, width: 100, height: 30))
            }.ink()
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        expect(ink(field), equals: 0)
        field.placeholder = "Name"
        let pale: Int = ink(field)
        expect(pale, isGreaterThan: 0)
        field.text = "Name"
        expect(ink(field), isGreaterThan: 0)
        field.textColor = .white
        expect(ink(field), equals: 0)
    }

    // MARK: Text input

    @Test func `text input uses UTF-16 offsets`() throws {
        let fixture = FieldFixture("a🙂b")
        let field: UITextField = fixture.field
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        expect(field.text(in: all), equals: "a🙂b")
        expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), equals: 4)
        let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let third = try #require(field.position(from: field.beginningOfDocument, in: .right, offset: 2))
        expect(field.offset(from: second, to: third), equals: 2)
        expect(field.compare(second, to: third), equals: .orderedAscending)
        expectNil(field.position(from: second, offset: 9))
        field.selectedTextRange = field.textRange(from: second, to: third)
        expect(fixture.state, equals: "a[🙂]b")
        let caret: CGRect = field.caretRect(for: second)
        expect(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)), equals: second)
        let range = try #require(field.characterRange(at: CGPoint(x: caret.maxX + 3, y: caret.midY)))
        expect(field.text(in: range), equals: "🙂")
        field.replace(range, withText: "x")
        expect(field.text, equals: "axb")
        expect(field.hasText)
    }

    @Test func `the tokenizer finds words`() throws {
        let fixture = FieldFixture("one two. three")
        let (field, tokenizer) = (fixture.field, fixture.field.tokenizer)
        let inside = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let word = try #require(
            tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: .storage(.forward)))
        expect(field.text(in: word), equals: "two")
        expect(tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.forward)))
        expect(!tokenizer.isPosition(inside, atBoundary: .word, inDirection: .storage(.forward)))
        let next = try #require(tokenizer.position(from: word.end, toBoundary: .word, inDirection: .storage(.forward)))
        expect(field.offset(from: field.beginningOfDocument, to: next), equals: 14)
        expect(tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: .storage(.backward)))
    }

    @Test func `typing keeps the attributes`() throws {
        let fixture = FieldFixture()
        fixture.field.attributedText = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        fixture.type("c")
        let text = try #require(fixture.field.attributedText)
        expect(text.string, equals: "abc")
        expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
        expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, equals: fixture.field.font)
        fixture.field.text = "plain"
        expect(
            fixture.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
            equals: .red)
    }

    // MARK: Blinking

    @Test func `the caret blinks with the host's clock`() {
        MainQueue.shared.makeVirtual()
        var shown: [Bool] = []
        let blinker = CaretBlinker(isVisible: { true }, show: { shown.append($0) })
        blinker.restart()
        for _ in 0..<3 {
            MainQueue.shared.advance(to: MainQueue.shared.now + CaretBlinker.interval)
            MainQueue.shared.drain()
        }
        expect(shown, equals: [true, false, true, false])
        blinker.stop()
        MainQueue.shared.advance(to: MainQueue.shared.now + 5)
        MainQueue.shared.drain()
        expect(shown, equals: [true, false, true, false, false])
        let invisible = CaretBlinker(isVisible: { false }, show: { shown.append($0) })
        let deadline: TimeInterval? = MainQueue.shared.nextDeadline
        invisible.restart()
        expect(MainQueue.shared.nextDeadline, equals: deadline)
    }
}
