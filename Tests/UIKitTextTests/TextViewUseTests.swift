import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// An app's own view, which accepts typed text.
private final class CodeView: UIView, UIKeyInput {
    var code = ""
    var autocapitalizationType: UITextAutocapitalizationType = .none
    var isSecureTextEntry = false
    var enablesReturnKeyAutomatically = false
    var keyboardType: UIKeyboardType = .numberPad
    var returnKeyType: UIReturnKeyType = .default
    var autocorrectionType: UITextAutocorrectionType = .no
    var spellCheckingType: UITextSpellCheckingType = .no
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
}

/// Text views in an app: in other views, with attachments, with bad input.
@MainActor
@Suite(.onStage) struct TextViewUseTests {
    @Test func `an app's own view receives typed text`() {
        let fixture = TextViewFixture(editing: false)
        let code = CodeView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        fixture.stage.root.addSubview(code)
        expect(code.becomeFirstResponder())
        expect(fixture.stage.host.windows[0].textInputArea, equals: CGRect(x: 0, y: 200, width: 100, height: 40))
        fixture.type("123")
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardReturnOrEnter)
        expect(code.code, equals: "12\n")
    }

    @Test func `a text view that does not scroll becomes wider again for longer text`() {
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        stage.root.addSubview(container)
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
        view.text = "OK"
        container.layoutIfNeeded()
        let short: CGSize = view.frame.size
        expect(short.width, isLessThan: 60)
        view.text = String(repeating: "word ", count: 30)
        container.layoutIfNeeded()
        expect(view.frame.width > 240 && view.frame.width <= 300, "\(view.frame)")
        expect(view.frame.height, equals: view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height)
        expect(view.frame.height, isLessThan: 200)
        view.text = "OK"
        container.layoutIfNeeded()
        expect(view.frame.size, equals: short)
    }

    @Test func `a subclass limits the natural height of a text view`() {
        final class Limited: UITextView {
            override var intrinsicContentSize: CGSize {
                let size: CGSize = super.intrinsicContentSize
                return CGSize(width: size.width, height: min(size.height, 60))
            }
        }
        let stage = Stage()
        let view = Limited()
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.text = String(repeating: "word ", count: 60)
        stage.host.turn()
        expect(view.frame.size, equals: CGSize(width: 200, height: 60))
    }

    @Test func `the caret is revealed in the enclosing scroll view`() {
        let fixture = TextViewFixture(editing: false)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        fixture.stage.root.addSubview(scroll)
        fixture.view.frame = CGRect(x: 0, y: 150, width: 300, height: 600)
        fixture.view.isScrollEnabled = false
        scroll.addSubview(fixture.view)
        fixture.view.becomeFirstResponder()
        fixture.stage.host.turn()
        expect(scroll.contentOffset.y, equals: 0)
        fixture.type("1\n2\n3\n4\n5\n6")
        let caret = fixture.view.convert(fixture.view.caretFrame(at: fixture.view.editor.head), to: scroll)
        expect(scroll.contentOffset.y > 20 && scroll.bounds.contains(caret))
    }

    @Test func `selection continues while the pointer rests outside the view`() {
        let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"), editing: false)
        fixture.mouse(.began, CGPoint(x: 20, y: 60))
        fixture.mouse(.moved, CGPoint(x: 20, y: 150))
        let first = fixture.view.editor.head
        fixture.stage.advance(by: 0.5)
        let later = fixture.view.editor.head
        expect(later > first + 20 && fixture.view.contentOffset.y > 100)
        fixture.mouse(.ended, CGPoint(x: 20, y: 150))
        fixture.stage.advance(by: 0.5)
        expect(fixture.view.editor.head <= later + 20 && fixture.view.editor.anchor < first)
    }

    @Test func `a text view is released with its storage`() {
        let fixture = TextViewFixture(editing: false)
        weak var released: UITextView?
        weak var storage: NSTextStorage?
        do {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.text = "text"
            view.textStorage.append(NSAttributedString(string: "!"))
            fixture.stage.root.addSubview(view)
            fixture.stage.host.turn()
            view.removeFromSuperview()
            (released, storage) = (view, view.textStorage)
            expect(view.text, equals: "text!")
        }
        fixture.stage.host.turn()
        expect(released == nil && storage == nil)
    }

    @Test func `attachments are characters`() {
        let fixture = TextViewFixture("ab")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
        }
        let text = NSMutableAttributedString(attributedString: fixture.view.attributedText)
        text.insert(NSAttributedString(attachment: NSTextAttachment(image: image)), at: 1)
        fixture.view.attributedText = text
        let width = fixture.view.caretFrame(at: 2).minX - fixture.view.caretFrame(at: 1).minX
        expect(abs(width - 30) < 1 && fixture.view.contentSize.height > 55)
        fixture.view.selectedRange = NSRange(location: 2, length: 0)
        fixture.type("x")
        expectNil(fixture.view.typingAttributes[.attachment])
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(fixture.view.text, equals: "ab")
        fixture.view.undoManager?.undo()
        expect(fixture.view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
    }

    @Test func `insets and padding move the text`() {
        let fixture = TextViewFixture("abc")
        expect(fixture.view.caretFrame(at: 0).origin, equals: CGPoint(x: 5, y: 8))
        fixture.view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        fixture.view.textContainer.lineFragmentPadding = 0
        fixture.stage.host.turn()
        expect(fixture.view.caretFrame(at: 0).origin, equals: CGPoint(x: 10, y: 20))
        expect(fixture.view.contentSize.height == 40.5 && fixture.view.textContainer.size.width == 190)
        fixture.view.frame.size.width = 300
        fixture.stage.host.turn()
        expect(fixture.view.textContainer.size.width == 290 && fixture.view.contentSize.width == 300)
    }

    @Test func `text is limited to a number of lines`() {
        let fixture = TextViewFixture("one two three four five six seven eight nine ten\nlast", editing: false)
        fixture.view.isScrollEnabled = false
        fixture.view.textContainer.maximumNumberOfLines = 2
        fixture.view.textContainer.lineBreakMode = .byTruncatingTail
        fixture.stage.host.turn()
        let height = fixture.view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height
        expect(height > 50 && height < 60)
    }

    @Test(arguments: [
        String(repeating: "\u{301}", count: 100_000), String(repeating: "\u{200B}", count: 50_000),
        String(repeating: "\u{202E}a\u{202C}", count: 5_000), String(decoding: [0xD800, 0x61, 0xDC00], as: UTF16.self),
        String(repeating: "\r", count: 3_000), "\u{0}\u{1}\u{FFFE}",
    ])
    func `bad input is shown and edited`(_ text: String) {
        let fixture = TextViewFixture(text)
        fixture.press(.keyboardHome, .control)
        fixture.type("x")
        fixture.press(.keyboardEnd, .control)
        fixture.type("y")
        fixture.press(.keyboardUpArrow, .shift)
        fixture.press(.keyboardLeftArrow)
        // A mark combines with the letter before it, so the code units are compared.
        expect(fixture.view.text.utf16.first == 0x78 && fixture.view.text.utf16.last == 0x79)
        fixture.pressShortcut("a")
        fixture.press(.keyboardDeleteOrBackspace)
        expect(!fixture.view.hasText)
        fixture.view.undoManager?.undo()
        expect(fixture.view.editor.length, equals: text.utf16.count + 2)
    }

    @Test(arguments: [HostModifiers.command, .control])
    func `pressing Return with Command or Control performs the app's key command`(_ modifier: HostModifiers) {
        final class Controller: UIViewController {
            var sent = 0
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: "\r", modifierFlags: .command, action: Selector("send", Controller.send))
                ]
            }
            private func send() { sent += 1 }
        }
        let fixture = TextViewFixture("tea")
        let controller = Controller()
        fixture.stage.window.rootViewController = controller
        controller.view.addSubview(fixture.view)
        fixture.view.becomeFirstResponder()
        fixture.press(.keyboardReturnOrEnter, modifier, characters: "\r")
        expect(controller.sent == 1 && fixture.view.text == "tea")
        fixture.press(.keyboardReturnOrEnter, characters: "\r")
        expect(controller.sent == 1 && fixture.view.text.contains("\n"))
    }

    @Test func `pressing Return with Control inserts a line break if the app has no command for it`() {
        let fixture = TextViewFixture("")
        fixture.press(.keyboardReturnOrEnter, .control, characters: "\r")
        expect(fixture.view.text, equals: "\n")
    }

    /// A delegate that lays out the text view when editing begins, and records the offsets of its content.
    private final class LayoutDelegate: NSObject, UITextViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func textViewDidBeginEditing(_ textView: UITextView) { textView.layoutIfNeeded() }
    }

    @Test func `a tap in long text does not scroll if the app lays out the view when editing begins`() {
        let text: String = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        let fixture = TextViewFixture(text, editing: false, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let delegate = LayoutDelegate()
        fixture.view.delegate = delegate
        fixture.view.selectedRange = NSRange(location: text.utf16.count, length: 0)
        fixture.stage.host.turn()
        fixture.view.contentOffset = .zero
        delegate.offsets = []
        fixture.stage.tap(20, 200)
        fixture.stage.advance(by: 1)
        expect(fixture.view.isFirstResponder && fixture.view.selectedRange.location < 100)
        expect(delegate.offsets.allSatisfy { $0 == 0 }, "\(delegate.offsets)")
    }
}
