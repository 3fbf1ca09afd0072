import CoreGraphics
import Foundation
import HostClock
import PlatformHost
import TestStage
import Testing
import TextEditing
import TextLayout

@testable import UIKitCore

/// A text field in a window, and a log of its delegate calls and events.
@MainActor
private final class Bench: UITextFieldDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    var log: [String] = []
    var allowsBegin = true
    var allowsEnd = true
    var allowsReturn = true
    var allowsClear = true
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    init(_ text: String = "", editing: Bool = true) {
        UIPasteboard.general.strings = nil
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.text = text
        window.layoutIfNeeded()
        if editing { field.becomeFirstResponder() }
        field.layoutIfNeeded()
    }

    func watch() {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin event"), (.editingChanged, "changed event"), (.editingDidEnd, "end event"),
            (.primaryActionTriggered, "primary event"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
    }

    func press(_ usage: UIKeyboardHIDUsage, _ modifiers: HostModifiers = [], characters: String = "") {
        let key = HostKey(
            usage: usage.rawValue, isDown: true, characters: characters, charactersIgnoringModifiers: characters,
            modifiers: modifiers)
        field.pressesBegan([UIPress(key, phase: .began, timestamp: 0)], with: nil)
        field.layoutIfNeeded()
    }

    func chord(_ letter: String, _ modifiers: HostModifiers = .control) {
        press(UIKeyboardHIDUsage(rawValue: 0), modifiers, characters: letter)
    }

    func type(_ text: String) {
        for character in text { _ = field.receiveText(String(character)) }
        field.layoutIfNeeded()
    }

    /// The text, with the selection in brackets or the caret as a vertical bar.
    var state: String {
        let (text, selection) = (field.editor.text, field.editor.selection)
        let before = field.editor.substring(0..<selection.lowerBound)
        let after = field.editor.substring(selection.upperBound..<text.utf16.count)
        return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(field.editor.selectedText)]\(after)"
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("should begin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("should end")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("change \(range.location)+\(range.length) '\(string)'")
        return allowsChange(range, string)
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClear }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return allowsReturn
    }
}

@MainActor
@Suite(.onStage) struct TextFieldTests {
    // MARK: Long text

    @Test(arguments: ["مرحبا بالعالم ", "שלום abc ", "日本語の", "word "])
    func aKeyInLongTextCostsNoMoreThanTheLine(_ piece: String) {
        let text = String(repeating: piece, count: 4_000 / piece.count)
        let bench = Bench(text)
        let middle: Int = TextBoundaries.next(.grapheme, after: text.utf16.count / 2, in: text)
        bench.field.editor.select(anchor: middle, head: middle)
        bench.field.layoutIfNeeded()
        let keys: [(UIKeyboardHIDUsage, HostModifiers)] = [
            (.keyboardLeftArrow, []), (.keyboardRightArrow, []), (.keyboardLeftArrow, .shift),
            (.keyboardRightArrow, []), (.keyboardLeftArrow, .control), (.keyboardDeleteOrBackspace, []),
            (.keyboardHome, .shift), (.keyboardDeleteForward, []),
        ]
        for (key, modifiers) in keys {
            let (placed, typeset) = (TextLayout.placedCharacterCount, TextLayout.typesettingCount)
            bench.press(key, modifiers)
            #expect(TextLayout.placedCharacterCount - placed <= 8 * text.count, "\(key), \(modifiers)")
            #expect(TextLayout.typesettingCount - typeset <= 2, "\(key), \(modifiers)")
        }
    }

    @Test func positionsManyStepsAwayAreFoundAtOnce() {
        let text = String(repeating: "مرحبا ", count: 500)
        let field: UITextField = Bench(text).field
        let placed: Int = TextLayout.placedCharacterCount
        let far: UITextPosition? = field.position(from: field.beginningOfDocument, in: .left, offset: 2_000)
        #expect(TextLayout.placedCharacterCount - placed <= text.count)
        #expect(far.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2_000)
        #expect(field.position(from: field.beginningOfDocument, in: .left, offset: 5_000) == nil)
    }

    // MARK: Start and end of editing

    @Test func tellsItsDelegateInOrder() {
        let bench = Bench(editing: false)
        bench.watch()
        #expect(bench.field.becomeFirstResponder())
        #expect(bench.field.isEditing && bench.field.isFirstResponder)
        bench.type("a")
        #expect(bench.field.resignFirstResponder())
        #expect(!bench.field.isEditing)
        #expect(
            bench.log == [
                "should begin", "did begin", "begin event", "change 0+0 'a'", "changed event", "should end", "did end",
                "end event",
            ])
    }

    @Test func aDelegateMayRefuse() {
        let bench = Bench("x", editing: false)
        bench.watch()
        bench.allowsBegin = false
        #expect(!bench.field.becomeFirstResponder() && !bench.field.isEditing)
        bench.allowsBegin = true
        bench.field.becomeFirstResponder()
        bench.allowsEnd = false
        #expect(!bench.field.resignFirstResponder() && bench.field.isEditing)
        bench.allowsChange = { _, string in string != "b" }
        bench.type("abc")
        #expect(bench.field.text == "xac")
    }

    @Test func anotherFieldTakesOver() {
        let bench = Bench("x")
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        bench.window.addSubview(other)
        #expect(other.becomeFirstResponder())
        #expect(!bench.field.isEditing && other.isEditing)
        other.removeFromSuperview()
        #expect(!other.isEditing)
    }

    @Test func aDisabledFieldIsNotEdited() {
        let bench = Bench("x")
        bench.field.isEnabled = false
        #expect(!bench.field.isEditing)
        #expect(!bench.field.becomeFirstResponder())
    }

    @Test func postsNotifications() {
        let bench = Bench(editing: false)
        var names: [String] = []
        let center: NotificationCenter = .default
        let observers = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            center.addObserver(forName: name, object: bench.field, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        bench.field.becomeFirstResponder()
        bench.type("a")
        bench.field.text = "b"
        bench.field.resignFirstResponder()
        for observer in observers { center.removeObserver(observer) }
        #expect(names.map { $0.contains("DidChange") } == [false, true, false])
    }

    @Test func clearsWhenEditingBeginsIfAsked() {
        let bench = Bench("old", editing: false)
        bench.field.clearsOnBeginEditing = true
        bench.field.becomeFirstResponder()
        #expect(bench.field.text == "")
    }

    // MARK: Typing

    @Test func typesAtTheCaret() {
        let bench = Bench("ac")
        bench.press(.keyboardLeftArrow)
        bench.type("b")
        #expect(bench.state == "ab|c")
        bench.press(.keyboardDeleteOrBackspace)
        #expect(bench.state == "a|c")
        bench.press(.keyboardDeleteForward)
        #expect(bench.state == "a|")
        bench.press(.keyboardDeleteForward)
        #expect(bench.state == "a|")
    }

    @Test func deletesWholeCharacters() {
        let bench = Bench("a👨‍👩‍👧e\u{301}🇯🇵")
        bench.press(.keyboardDeleteOrBackspace)
        #expect(bench.field.text == "a👨‍👩‍👧e\u{301}")
        bench.press(.keyboardDeleteOrBackspace)
        #expect(bench.field.text == "a👨‍👩‍👧")
        bench.press(.keyboardLeftArrow)
        #expect(bench.state == "a|👨‍👩‍👧")
        bench.press(.keyboardDeleteForward)
        #expect(bench.state == "a|")
    }

    @Test func movesAndSelectsByKeys() {
        let bench = Bench("one two three")
        bench.press(.keyboardLeftArrow, .control)
        #expect(bench.state == "one two |three")
        bench.press(.keyboardLeftArrow, [.control, .shift])
        #expect(bench.state == "one [two ]three")
        bench.press(.keyboardRightArrow)
        #expect(bench.state == "one two |three")
        bench.press(.keyboardHome)
        #expect(bench.state == "|one two three")
        bench.press(.keyboardEnd, .shift)
        #expect(bench.state == "[one two three]")
        bench.press(.keyboardLeftArrow)
        #expect(bench.state == "|one two three")
        bench.press(.keyboardRightArrow, .alternate)
        #expect(bench.state.hasPrefix("one"))
        bench.press(.keyboardDownArrow)
        #expect(bench.state == "one two three|")
        bench.press(.keyboardUpArrow, .shift)
        #expect(bench.state == "[one two three]")
    }

    @Test func deletesByWordAndLine() {
        let bench = Bench("one two three")
        bench.press(.keyboardDeleteOrBackspace, .control)
        #expect(bench.state == "one two |")
        bench.press(.keyboardDeleteOrBackspace, .command)
        #expect(bench.state == "|")
    }

    @Test func typingReplacesTheSelection() {
        let bench = Bench("one two")
        bench.chord("a")
        #expect(bench.state == "[one two]")
        bench.type("x")
        #expect(bench.state == "x|")
    }

    @Test func copiesCutsAndPastes() {
        let bench = Bench("one two")
        bench.press(.keyboardLeftArrow, [.control, .shift])
        bench.chord("c", .command)
        #expect(UIPasteboard.general.string == "two")
        bench.chord("x")
        #expect(bench.state == "one |")
        bench.chord("v")
        bench.chord("v")
        #expect(bench.state == "one twotwo|")
        UIPasteboard.general.string = "a\nb\r\n\nc"
        bench.chord("v")
        #expect(bench.state == "one twotwoa b c|")
    }

    @Test func undoesTypingByTheStretch() {
        let bench = Bench("x")
        bench.type("abc")
        bench.press(.keyboardDeleteOrBackspace)
        bench.press(.keyboardDeleteOrBackspace)
        #expect(bench.state == "xa|")
        bench.chord("z")
        #expect(bench.state == "xabc|")
        bench.chord("z")
        #expect(bench.state == "x|")
        bench.chord("z", [.control, .shift])
        #expect(bench.state == "xabc|")
        bench.chord("y")
        #expect(bench.state == "xa|")
        bench.chord("z")
        bench.chord("z")
        bench.chord("z")
        #expect(bench.state == "x|")
    }

    @Test func asksBeforeEachChangeWithUTF16Ranges() {
        let bench = Bench("a🙂b")
        bench.watch()
        bench.press(.keyboardLeftArrow)
        bench.press(.keyboardDeleteOrBackspace)
        #expect(bench.log == ["change 1+2 ''", "changed event"])
    }

    @Test func settingTextTellsNobody() {
        let bench = Bench("a")
        bench.watch()
        bench.field.text = "hello"
        #expect(bench.state == "hello|")
        #expect(bench.log.isEmpty)
        bench.field.text = nil
        #expect(bench.field.text == "")
    }

    @Test func capitalisesWhenAsked() {
        func typed(_ type: UITextAutocapitalizationType?, _ text: String) -> String? {
            let bench = Bench()
            if let type { bench.field.autocapitalizationType = type }
            bench.type(text)
            return bench.field.text
        }
        #expect(typed(nil, "hello. you") == "hello. you")
        #expect(typed(.sentences, "hello. you? he said. “yes") == "Hello. You? He said. “Yes")
        #expect(typed(.sentences, "3.5 x") == "3.5 x")
        #expect(typed(.words, "ada king's") == "Ada King's")
        #expect(typed(.allCharacters, "ß1a") == "SS1A")
        #expect(typed(UITextAutocapitalizationType.none, "x") == "x")
    }

    // MARK: Return and clear

    @Test func returnSendsThePrimaryAction() {
        let bench = Bench("x")
        bench.watch()
        bench.press(.keyboardReturnOrEnter)
        #expect(bench.log == ["return", "primary event"])
        #expect(bench.field.isEditing)
        bench.allowsReturn = false
        bench.log = []
        bench.type("\n")
        #expect(bench.log == ["return"])
    }

    @Test func editingEndsOnExitWhenSomebodyListens() {
        let bench = Bench("x")
        bench.watch()
        bench.field.addAction(UIAction { _ in bench.log.append("exit event") }, for: .editingDidEndOnExit)
        bench.press(.keypadEnter)
        #expect(bench.log == ["return", "primary event", "exit event", "should end", "did end", "end event"])
    }

    @Test func anEmptyFieldMayIgnoreReturn() {
        let bench = Bench()
        bench.watch()
        bench.field.enablesReturnKeyAutomatically = true
        bench.type("\n")
        #expect(bench.log.isEmpty)
    }

    @Test func theClearButtonClears() throws {
        let bench = Bench("text")
        bench.watch()
        bench.field.clearButtonMode = .whileEditing
        bench.field.layoutIfNeeded()
        let button = try #require(bench.field.subviews.first { $0 is FieldClearButton } as? FieldClearButton)
        #expect(!button.isHidden && button.frame.maxX <= bench.field.bounds.maxX)
        bench.allowsClear = false
        button.sendActions(for: .touchUpInside)
        #expect(bench.field.text == "text")
        bench.allowsClear = true
        button.sendActions(for: .touchUpInside)
        bench.field.layoutIfNeeded()
        #expect(bench.field.text == "" && button.isHidden)
        #expect(bench.log == ["changed event"])
        bench.chord("z")
        #expect(bench.field.text == "text")
    }

    // MARK: Secure text

    @Test func secureTextIsDotsAndCannotBeCopied() {
        let bench = Bench("a👍b")
        bench.field.isSecureTextEntry = true
        #expect(bench.field.displayText == "•••")
        bench.chord("a")
        bench.chord("c")
        #expect(UIPasteboard.general.string == nil)
        bench.press(.keyboardLeftArrow)
        bench.press(.keyboardRightArrow)
        bench.press(.keyboardRightArrow)
        #expect(bench.field.editor.head == 3)
        #expect(bench.field.textOffset(2) == 3 && bench.field.displayOffset(3) == 2)
        #expect(bench.field.accessibilityValue == "•••")
    }

    @Test func secureTextIsReplacedWhenEditingBeginsAnew() {
        let bench = Bench("secret", editing: false)
        bench.field.isSecureTextEntry = true
        bench.field.becomeFirstResponder()
        bench.type("ab")
        #expect(bench.field.text == "ab")
    }

    // MARK: Marked text

    @Test func compositionIsUnderlinedUntilItIsCommitted() {
        let bench = Bench("x")
        bench.watch()
        #expect(bench.field.receiveComposition("に", selected: 1..<1))
        #expect(bench.field.receiveComposition("にほん", selected: 3..<3))
        #expect(bench.field.text == "xにほん")
        #expect(bench.field.markedTextRange != nil)
        let underlined = bench.field.line(forWidth: 0).layout.runs.filter { $0.style.underline == .single }
        #expect(underlined.map(\.text) == ["にほん"])
        #expect(bench.field.receiveText("日本"))
        #expect(bench.state == "x日本|")
        #expect(bench.field.markedTextRange == nil)
        bench.chord("z")
        #expect(bench.state == "x|")
    }

    @Test func anEmptyCompositionRemovesWhatWasComposed() {
        let bench = Bench("x")
        _ = bench.field.receiveComposition("abc", selected: 0..<3)
        #expect(bench.state == "x[abc]")
        _ = bench.field.receiveComposition("", selected: 0..<0)
        #expect(bench.state == "x|")
        #expect(bench.field.markedTextRange == nil)
    }

    // MARK: Geometry

    @Test func theCaretStandsBehindItsText() {
        let bench = Bench("hello")
        let caret: CGRect = bench.field.canvas.caret.frame
        let width: CGFloat = "hello".size(withAttributes: [.font: bench.field.usedFont]).width
        #expect(abs(caret.minX - width) < 1)
        #expect(caret.width == 2 && abs(caret.midY - bench.field.canvas.bounds.midY) < 1)
        bench.field.textAlignment = .right
        bench.field.layoutIfNeeded()
        #expect(abs(bench.field.canvas.caret.frame.maxX - bench.field.canvas.bounds.maxX) < 1)
    }

    @Test func longTextScrollsToTheCaret() {
        let bench = Bench("a very long text that does not fit into the field at all, by no means")
        let room: CGRect = bench.field.canvas.bounds
        #expect(bench.field.fieldState.scroll > 100)
        #expect(bench.field.canvas.caret.frame.maxX <= room.maxX + 0.5)
        bench.press(.keyboardHome)
        #expect(bench.field.fieldState.scroll == 0)
        #expect(bench.field.canvas.caret.frame.minX == 0)
        for _ in 0..<40 {
            bench.press(.keyboardRightArrow)
            let caret: CGRect = bench.field.canvas.caret.frame
            #expect(caret.minX >= -0.5 && caret.maxX <= room.maxX + 0.5)
        }
        bench.field.resignFirstResponder()
        bench.field.layoutIfNeeded()
        #expect(bench.field.fieldState.scroll == 0)
    }

    @Test func caretsMoveByTheScreenInMixedText() {
        let bench = Bench("ab אבג cd")
        bench.press(.keyboardHome)
        var places: [CGFloat] = [bench.field.canvas.caret.frame.minX]
        for _ in 0..<9 {
            bench.press(.keyboardRightArrow)
            places.append(bench.field.canvas.caret.frame.minX)
        }
        #expect(places == places.sorted())
        #expect(bench.field.editor.head == 9)
        for _ in 0..<9 { bench.press(.keyboardLeftArrow) }
        #expect(bench.field.editor.head == 0)
    }

    @Test func selectionsAreShownBehindTheText() {
        let bench = Bench("hello")
        bench.chord("a")
        let boxes: [UIView] = bench.field.canvas.subviews.filter {
            $0 !== bench.field.canvas.caret && $0 !== bench.field.canvas.textView
        }
        #expect(boxes.count == 1)
        #expect(bench.field.canvas.subviews.first === boxes.first)
        let width: CGFloat = "hello".size(withAttributes: [.font: bench.field.usedFont]).width
        #expect(abs((boxes.first?.frame.width ?? 0) - width) < 1)
    }

    @Test func itsSizeFollowsFontAndBorder() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        field.placeholder = "#abcabc"
        let empty: CGFloat = field.intrinsicContentSize.width
        field.text = "something longer"
        #expect(field.intrinsicContentSize.width > empty)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    }

    @Test func sideViewsTakeRoomFromTheText() {
        let bench = Bench("x", editing: false)
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
        right.frame.size = CGSize(width: 30, height: 10)
        bench.field.leftView = left
        bench.field.rightView = right
        bench.field.leftViewMode = .always
        bench.field.rightViewMode = .whileEditing
        bench.field.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20) && right.isHidden)
        #expect(bench.field.textRect(forBounds: bench.field.bounds).minX == 20)
        bench.field.becomeFirstResponder()
        bench.field.layoutIfNeeded()
        #expect(!right.isHidden && right.frame.maxX == 200)
        #expect(bench.field.editingRect(forBounds: bench.field.bounds).width == 150)
        bench.field.semanticContentAttribute = .forceRightToLeft
        bench.field.layoutIfNeeded()
        #expect(left.frame.minX == 180 && right.frame.minX == 0)
        bench.field.leftView = nil
        #expect(left.superview == nil)
    }

    @Test func drawsTextOrPlaceholder() {
        func ink(_ field: UITextField) -> Int {
            Picture(width: 100, height: 30) {
                field.drawContentOfTextView(in: CGRect(x: 0, y: 0, width: 100, height: 30))
            }.ink()
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(ink(field) == 0)
        field.placeholder = "Name"
        let pale: Int = ink(field)
        #expect(pale > 0)
        field.text = "Name"
        #expect(ink(field) > 0)
        field.textColor = .white
        #expect(ink(field) == 0)
    }

    // MARK: Text input

    @Test func textInputCountsInUTF16() throws {
        let bench = Bench("a🙂b")
        let field: UITextField = bench.field
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.text(in: all) == "a🙂b")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let third = try #require(field.position(from: field.beginningOfDocument, in: .right, offset: 2))
        #expect(field.offset(from: second, to: third) == 2)
        #expect(field.compare(second, to: third) == .orderedAscending)
        #expect(field.position(from: second, offset: 9) == nil)
        field.selectedTextRange = field.textRange(from: second, to: third)
        #expect(bench.state == "a[🙂]b")
        let caret: CGRect = field.caretRect(for: second)
        #expect(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) == second)
        let range = try #require(field.characterRange(at: CGPoint(x: caret.maxX + 3, y: caret.midY)))
        #expect(field.text(in: range) == "🙂")
        field.replace(range, withText: "x")
        #expect(field.text == "axb")
        #expect(field.hasText)
    }

    @Test func theTokenizerFindsWords() throws {
        let bench = Bench("one two. three")
        let (field, tokenizer) = (bench.field, bench.field.tokenizer)
        let inside = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let word = try #require(
            tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: .storage(.forward)))
        #expect(field.text(in: word) == "two")
        #expect(tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(inside, atBoundary: .word, inDirection: .storage(.forward)))
        let next = try #require(tokenizer.position(from: word.end, toBoundary: .word, inDirection: .storage(.forward)))
        #expect(field.offset(from: field.beginningOfDocument, to: next) == 14)
        #expect(tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: .storage(.backward)))
    }

    @Test func attributedTextKeepsItsAttributesWhileTyped() throws {
        let bench = Bench()
        bench.field.attributedText = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        bench.type("c")
        let text = try #require(bench.field.attributedText)
        #expect(text.string == "abc")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == bench.field.font)
        bench.field.text = "plain"
        #expect(
            bench.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    }

    // MARK: Blinking

    @Test func theCaretBlinksByTheHostsClock() {
        MainQueue.shared.makeVirtual()
        var shown: [Bool] = []
        let blinker = CaretBlinker(isVisible: { true }, show: { shown.append($0) })
        blinker.restart()
        for _ in 0..<3 {
            MainQueue.shared.advance(to: MainQueue.shared.now + CaretBlinker.interval)
            MainQueue.shared.drain()
        }
        #expect(shown == [true, false, true, false])
        blinker.stop()
        MainQueue.shared.advance(to: MainQueue.shared.now + 5)
        MainQueue.shared.drain()
        #expect(shown == [true, false, true, false, false])
        let invisible = CaretBlinker(isVisible: { false }, show: { shown.append($0) })
        let deadline: TimeInterval? = MainQueue.shared.nextDeadline
        invisible.restart()
        #expect(MainQueue.shared.nextDeadline == deadline)
    }
}
