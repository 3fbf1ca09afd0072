import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import TestSupport
import Testing
import TextDocuments
import UIKitCore
import UIKitDrawing

@testable import UIKitText

@MainActor
@Suite(.onStage) struct TextViewTests {
    // MARK: Editing

    @Test func `delegate is notified in order`() {
        let fixture = TextViewFixture(editing: false)
        var names: [String] = []
        let observers = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: fixture.view, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        fixture.view.becomeFirstResponder()
        fixture.type("a")
        fixture.view.text = "b"
        fixture.view.resignFirstResponder()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        expect(
            fixture.log,
            equals: [
                "should begin", "did begin", "change 0+0 'a'", "selection", "did change", "selection", "should end",
                "did end",
            ])
        expect(
            names.map { $0.dropFirst("UITextViewText".count).prefix(8) }, equals: ["DidBegin", "DidChang", "DidEndEd"])
    }

    @Test func `editing ends by force although the delegate refuses`() {
        let fixture = TextViewFixture("a")
        fixture.allowsEnd = false
        expect(!fixture.stage.root.endEditing(false))
        expect(fixture.view.isFirstResponder && fixture.log == ["should end"])
        fixture.log = []
        expect(fixture.stage.root.endEditing(true))
        expect(!fixture.view.isFirstResponder && fixture.log == ["should end", "did end"])
        fixture.log = []
        fixture.view.becomeFirstResponder()
        expect(fixture.log, equals: ["should begin", "did begin"])
    }

    @Test func `keys edit text and move the caret`() {
        let text = "first line\nsecond one is much longer than the view\nthird"
        let steps: [(UIKeyboardHIDUsage, HostModifiers, Int)] = [
            (.keyboardHome, .control, 0), (.keyboardRightArrow, [], 1), (.keyboardEnd, [], 10),
            (.keyboardDownArrow, .control, 50), (.keyboardUpArrow, .control, 11), (.keyboardUpArrow, .control, 0),
            (.keyboardRightArrow, .control, 5), (.keyboardEnd, .control, 56), (.keyboardHome, [], 51),
            (.keyboardLeftArrow, [], 50), (.keyboardDownArrow, [], 56), (.keyboardUpArrow, .command, 0),
            (.keyboardPageDown, [], 51), (.keyboardPageUp, [], 0),
        ]
        let fixture = TextViewFixture(text)
        for (index, (key, modifiers, expected)) in steps.enumerated() {
            fixture.press(key, modifiers)
            let head = fixture.view.editor.head
            let isRight: Bool = key == .keyboardPageDown ? head > 40 : head == expected
            expect(isRight, "step \(index): \(head), not \(expected)")
        }
        fixture.press(.keyboardRightArrow, [.control, .shift])
        fixture.type("A\n")
        fixture.press(.keyboardTab)
        expect(fixture.state.hasPrefix("A\n\t| line\nsecond"))
    }

    @Test func `letters with Control edit text as on Apple's keyboards`() {
        let fixture = TextViewFixture("one two\nthree")
        fixture.view.selectedRange = NSRange(location: 5, length: 0)
        let steps: [(keys: String, expected: String)] = [
            ("b", "one |two\nthree"), ("f", "one t|wo\nthree"), ("d", "one t|o\nthree"), ("h", "one |o\nthree"),
            ("k", "one |\nthree"), ("ne", "one \nthree|"), ("pe", "one |\nthree"),
        ]
        for step in steps {
            for key in step.keys { fixture.pressShortcut(String(key)) }
            expect(fixture.state, equals: step.expected, "\(step.keys)")
        }
    }

    @Test func `vertical keys keep the column`() {
        let fixture = TextViewFixture("long line one\n\nlong line two")
        fixture.view.selectedRange = NSRange(location: 8, length: 0)
        for expected in [14, 23] {
            fixture.press(.keyboardDownArrow)
            expect(fixture.view.editor.head, equals: expected)
        }
        fixture.press(.keyboardUpArrow, .shift)
        expect(fixture.state, equals: "long line one\n[\nlong lin]e two")
        fixture.press(.keyboardRightArrow)
        expect(fixture.view.selectedRange, equals: NSRange(location: 23, length: 0))
    }

    @Test func `undo removes typing by runs`() {
        let fixture = TextViewFixture()
        fixture.type("one two")
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        var states: [String] = []
        for _ in 0..<4 {
            fixture.pressShortcut("z")
            states.append(fixture.state)
        }
        expect(states, equals: ["one two|", "one |", "one|", "|"])
        for _ in 0..<4 { fixture.pressShortcut("z", [.control, .shift]) }
        expect(fixture.state, equals: "one t|")
        fixture.log = []
        fixture.view.undoManager?.undo()
        expect(fixture.log == ["selection", "did change"] && fixture.state == "one two|")
    }

    @Test func `a word typed over the selection is undone as one`() {
        let fixture = TextViewFixture()
        fixture.type("one")
        fixture.view.selectedRange = NSRange(location: 0, length: 3)
        fixture.type("two")
        fixture.view.selectedRange = NSRange(location: 2, length: 1)
        fixture.type("in")
        var states: [String] = []
        for _ in 0..<3 {
            fixture.pressShortcut("z")
            states.append(fixture.state)
        }
        expect(states, equals: ["tw[o]", "[one]", "|"])
    }

    @Test func `random edits match a model and can be undone`() {
        let rounds: Int = ProcessInfo.processInfo.environment["ENGAWA_TEXT_CHANGES"].flatMap { Int($0) } ?? 120
        var random = SplitMix64(seed: 5)
        let fixture = TextViewFixture("start")
        var (texts, model) = (["start"], Array("start".utf16))
        // Typed characters with no caret movement between them are undone together.
        var typingEnd: Int?
        let pieces = ["a", "\n", "👨‍👩‍👧", "日本", "שלום", "x\r\ny", "e\u{301}", "long words here ", ""]
        for step in 0..<rounds {
            let position = random.below(model.count + 1)
            fixture.view.selectedRange = NSRange(location: position, length: random.below(6))
            let range = fixture.view.selectedRange
            let piece = pieces[random.below(pieces.count)]
            fixture.view.insertText(piece)
            let isTyped: Bool = piece.count == 1 && piece != "\n"
            if range.length > 0 || !piece.isEmpty {
                model.replaceSubrange(range.location..<range.location + range.length, with: piece.utf16)
                if isTyped, range.length == 0, typingEnd == range.location { texts.removeLast() }
                texts.append(String(decoding: model, as: UTF16.self))
                typingEnd = isTyped ? range.location + piece.utf16.count : nil
            } else if typingEnd != range.location {
                typingEnd = nil
            }
            if step % 16 == 0 { fixture.view.layoutIfNeeded() }
            guard fixture.view.text == texts.last else {
                Issue.record("step \(step), \(range): \(piece.debugDescription)")
                return
            }
        }
        while fixture.view.undoManager?.canUndo == true, !texts.isEmpty {
            guard fixture.view.text == texts.removeLast() else {
                Issue.record("\(texts.count) left")
                return
            }
            fixture.view.undoManager?.undo()
        }
        expect(fixture.view.text == "start" && texts.count == 1)
    }

    @Test func `composition is underlined, and undone in one step`() {
        let fixture = TextViewFixture("ab")
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        for text in ["に", "にほ", "日本"] {
            let end = text.utf16.count
            fixture.stage.host.post(.composition(text, selected: end..<end), at: fixture.stage.host.windows[0])
            fixture.stage.host.turn()
        }
        expect(fixture.view.text == "a日本b" && fixture.view.markedTextRange != nil)
        let shown = fixture.view.editor.document.attributedString(in: 0..<4)
        let whole = NSRange(location: 0, length: 4)
        fixture.view.decorate(shown, in: 0..<4)
        var underlined = NSRange(location: 0, length: 0)
        _ = shown.attribute(.underlineStyle, at: 1, longestEffectiveRange: &underlined, in: whole)
        expect(underlined, equals: NSRange(location: 1, length: 2))
        fixture.type("日本語")
        expect(fixture.view.text == "a日本語b" && fixture.view.markedTextRange == nil)
        fixture.view.undoManager?.undo()
        fixture.view.undoManager?.undo()
        fixture.view.undoManager?.undo()
        expect(fixture.view.text, equals: "ab")
    }

    @Test func `delegate can refuse and modify changes`() {
        let fixture = TextViewFixture()
        fixture.allowsChange = { _, text in text != "b" && text != "\n" }
        fixture.type("abc\n")
        expect(fixture.view.text, equals: "ac")
        fixture.didChange = { [unowned fixture] in
            if fixture.view.text.count > 4 { fixture.view.text = String(fixture.view.text.prefix(4)) }
        }
        fixture.type("defgh")
        expect(fixture.view.text, equals: "acde")
    }

    @Test func `text is copied, cut and pasted with the clipboard`() {
        let fixture = TextViewFixture("one two")
        fixture.pressShortcut("a")
        fixture.pressShortcut("c")
        fixture.press(.keyboardRightArrow)
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "one twoone two")
        fixture.view.isEditable = false
        fixture.view.becomeFirstResponder()
        fixture.pressShortcut("a")
        fixture.pressShortcut("x")
        fixture.type("z")
        expect(fixture.view.text, equals: "one twoone two")
        expect(fixture.view.canPerformAction(Selector("copy:"), withSender: nil))
    }

    // MARK: Attributes

    @Test func `style applies to the whole text`() {
        let fixture = TextViewFixture("ab")
        fixture.view.attributedText = NSAttributedString(
            string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        expect(fixture.view.font?.pointSize == 20 && fixture.view.textColor == .red)
        fixture.type("!")
        expect(fixture.view.editor.document.runCount, equals: 1)
        fixture.view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        fixture.type("?")
        expect(fixture.view.editor.document.runCount == 2 && fixture.view.text == "bold!?")
        fixture.view.textAlignment = .center
        fixture.view.textColor = .blue
        fixture.view.font = .systemFont(ofSize: 11)
        expect(fixture.view.editor.document.runCount == 1 && fixture.view.textAlignment == .center)
        fixture.view.text = "new"
        expect(fixture.view.font?.pointSize == 11 && fixture.view.attributedText.length == 3)
    }

    // MARK: Size and scrolling

    @Test func `size follows the text`() {
        let fixture = TextViewFixture("one")
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        expect(fixture.view.contentSize.height, equals: ((line + 16) * 2).rounded(.up) / 2)
        fixture.type("\n\n")
        expect(fixture.view.contentSize.height, equals: ((line * 3 + 16) * 2).rounded(.up) / 2)
        let fitting = fixture.view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        expect(fitting.height == fixture.view.contentSize.height && fitting.width < 60)
        expect(fixture.view.intrinsicContentSize.height, equals: UIView.noIntrinsicMetric)
        fixture.view.isScrollEnabled = false
        expect(fixture.view.intrinsicContentSize.height, equals: fitting.height)
    }

    @Test func `view with constraints grows with its text`() {
        let fixture = TextViewFixture("one", editing: true)
        fixture.view.isScrollEnabled = false
        fixture.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            fixture.view.leadingAnchor.constraint(equalTo: fixture.stage.root.leadingAnchor),
            fixture.view.topAnchor.constraint(equalTo: fixture.stage.root.topAnchor),
            fixture.view.widthAnchor.constraint(equalToConstant: 150),
        ])
        fixture.stage.host.turn()
        let height = fixture.view.frame.height
        fixture.type(" and more words than fit on a line")
        fixture.stage.host.turn()
        expect(height > 30 && fixture.view.frame.height > height + 40 && fixture.view.frame.width == 150)
    }

    @Test func `caret stays visible`() {
        let lines = (0..<200).map { "line \($0)" }.joined(separator: "\n")
        let fixture = TextViewFixture(lines)
        fixture.view.layoutIfNeeded()
        func isVisible() -> Bool {
            fixture.view.bounds.intersects(fixture.view.caretFrame(at: fixture.view.editor.head))
        }
        expect(isVisible() && fixture.view.contentOffset.y > 3000)
        fixture.press(.keyboardHome, .control)
        expect(isVisible() && fixture.view.contentOffset.y == 0)
        fixture.view.scrollRangeToVisible(NSRange(location: 900, length: 5))
        expect(fixture.view.contentOffset.y > 500 && !isVisible())
        fixture.type("x")
        expect(isVisible())
    }

    @Test func `long text is edited and scrolled without being laid out completely`() {
        let text = String(repeating: "All work and no play makes the text long.\n", count: 25_000)
        let fixture = TextViewFixture(text)
        expect(fixture.view.flow.layoutCount, isLessThan: 60)
        var count = fixture.view.flow.layoutCount
        fixture.view.selectedRange = NSRange(location: 500_000, length: 0)
        fixture.stage.host.turn()
        for _ in 0..<10 { fixture.type("x") }
        expect(fixture.view.flow.layoutCount - count, isLessThan: 60)
        let caret = fixture.view.caretFrame(at: fixture.view.editor.head)
        expect(fixture.view.bounds.intersects(caret))
        // Scrolling up over text that was never laid out does not make the visible text jump.
        for _ in 0..<20 {
            count = fixture.view.flow.layoutCount
            let offset = fixture.view.contentOffset.y
            let place = fixture.view.flow.place(atY: offset)
            fixture.view.contentOffset.y -= 100
            fixture.view.layoutIfNeeded()
            let moved = fixture.view.flow.top(ofParagraph: place.index) - place.top
            expect(abs(fixture.view.contentOffset.y - (offset - 100) - moved), isLessThan: 1)
            expect(fixture.view.flow.layoutCount - count, isLessThan: 12)
        }
    }

    // MARK: Touches

    @Test func `the pointer selects text`() {
        let fixture = TextViewFixture("one two three\nnext paragraph", editing: false)
        fixture.mouse(.began, fixture.point(4))
        fixture.mouse(.moved, fixture.point(9))
        expect(fixture.view.isFirstResponder && fixture.view.selectedRange == NSRange(location: 4, length: 5))
        fixture.mouse(.ended, fixture.point(9))
        expect(fixture.view.contentOffset == .zero && fixture.view.canvas.selectionFrames.count == 1)
        fixture.stage.advance(by: 1)
        for _ in 0..<2 {
            fixture.mouse(.began, fixture.point(5))
            fixture.mouse(.ended, fixture.point(5))
        }
        expect(fixture.state, equals: "one [two] three\nnext paragraph")
        fixture.mouse(.began, fixture.point(5))
        fixture.mouse(.ended, fixture.point(5))
        expect(fixture.state, equals: "[one two three\n]next paragraph")
    }

    @Test func `finger taps and scrolls`() {
        let fixture = TextViewFixture((0..<40).map { "line \($0)" }.joined(separator: "\n"), editing: false)
        fixture.stage.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 20), duration: 0.2)
        expect(!fixture.view.isFirstResponder && fixture.view.contentOffset.y > 30)
        // A tap on scrolling text stops the scrolling and does not place the caret, so the test waits.
        fixture.stage.advance(by: 8)
        expect(!fixture.view.isDecelerating)
        let offset = fixture.view.contentOffset.y
        let expected = fixture.view.offset(at: CGPoint(x: 40, y: 60 + offset))
        fixture.stage.tap(40, 60)
        expect(fixture.view.isFirstResponder && fixture.view.editor.head == expected && expected > 6)
        expect(fixture.view.contentOffset.y, equals: offset)
    }

    // MARK: Links

    @Test func `links are opened if the delegate allows it`() {
        let text = NSMutableAttributedString(string: "see here, or mail me@example.org now")
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        let fixture = TextViewFixture(editing: false)
        fixture.view.attributedText = text
        fixture.view.isEditable = false
        fixture.view.dataDetectorTypes = .link
        fixture.allowsLinks = false
        fixture.stage.host.turn()
        for offset in [5, 20, 1] {
            let target = fixture.point(offset)
            fixture.stage.tap(target.x, target.y)
            fixture.stage.advance(by: 1)
        }
        let links = fixture.log.filter { $0.hasPrefix("link") }
        expect(links, equals: ["link https://example.org 4+4", "link mailto:me@example.org 18+14"])
    }

    @Test(arguments: [
        ("Call +1 (555) 123-4567 or 030 1234567.", ["tel:+15551234567", "tel:0301234567"]),
        ("On 2024-05-17 it cost 1,234,567 in 1999", ["x-apple-data-detectors://3"]),
        ("See (https://a.org/x_(y)). Or www.example.com, ok", ["https://a.org/x_(y)", "http://www.example.com"]),
        ("no.links here... 12 34", []),
    ])
    func `data is detected`(_ text: String, _ expected: [String]) {
        expect(UIDataDetectorTypes.all.matches(in: text).map(\.itemURL?.absoluteString), equals: expected)
    }

    // MARK: As apps use it

    @Test func `placeholder label inside follows the text`() {
        let fixture = TextViewFixture(editing: false)
        let label = UILabel(frame: CGRect(x: 5, y: 8, width: 100, height: 20))
        label.text = "Write…"
        fixture.view.addSubview(label)
        fixture.didChange = { [unowned fixture] in label.isHidden = fixture.view.hasText }
        fixture.stage.tap(20, 15)
        expect(fixture.view.isFirstResponder && !label.isHidden)
        fixture.type("x")
        expect(label.isHidden)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(!label.isHidden)
    }
}
