import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UniformTypeIdentifiers

@testable import UIKitText

/// Paste delegates and paste configurations.
@MainActor
@Suite(.onStage) struct PasteDelegateTests {
    private final class Delegate: NSObject, UITextPasteDelegate {
        var items: [any UITextPasteItem] = []
        var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            items.append(item)
            transform(item)
        }
    }

    private final class Inserter: NSObject, UITextPasteDelegate {
        var log: [String] = []
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
        ) -> UITextRange {
            log.append(attributedString.string)
            guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
            view.replace(textRange, withText: "<\(attributedString.string)>")
            return view.textRange(from: textRange.start, to: view.endOfDocument) ?? textRange
        }
    }

    private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test func `delegate changes pasted text`() {
        let fixture = TextViewFixture("one two")
        let delegate = Delegate()
        fixture.view.pasteDelegate = delegate
        delegate.transform = { $0.setResult(string: "[pasted]") }
        UIPasteboard.general.string = "text"
        fixture.view.selectedRange = NSRange(location: 4, length: 3)
        fixture.log = []
        fixture.pressShortcut("v")
        expect(fixture.state == "one [pasted]|" && fixture.log.contains("did change"))
        expect(delegate.items.count == 1 && delegate.items[0].defaultAttributes[.font] as? UIFont == fixture.view.font)
        expect(delegate.items[0].itemProvider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
        delegate.transform = { $0.setNoResult() }
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "one [pasted]|")
        delegate.transform = { $0.setDefaultResult() }
        fixture.pressShortcut("v")
        expect(fixture.state, equals: "one [pasted]text|")
        fixture.view.undoManager?.undo()
        expect(fixture.state, equals: "one [pasted]|")
    }

    @Test func `text is inserted when the item has a result`() {
        let fixture = TextViewFixture("one")
        let delegate = Delegate()
        fixture.view.pasteDelegate = delegate
        delegate.transform = { _ in }
        UIPasteboard.general.string = "text"
        fixture.view.paste(nil)
        expect(fixture.state, equals: "one|")
        delegate.items[0].setResult(
            attributedString: NSAttributedString(string: " late", attributes: [.foregroundColor: UIColor.red]))
        expect(fixture.state, equals: "one late|")
        expect(
            fixture.view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor,
            equals: .red)
        delegate.items[0].setResult(string: "again")
        expect(fixture.state, equals: "one late|")
    }

    @Test func `a paste into a view that was released ends without text`() {
        let delegate = Delegate()
        delegate.transform = { _ in }
        var results: [UITextRange?] = []
        weak var released: UITextView?
        do {
            let view = UITextView()
            released = view
            view.pasteDelegate = delegate
            TextPaste.perform([TextPaste.Item(NSItemProvider(object: "a" as NSString))], into: view) {
                results.append($0)
            }
        }
        expectNil(released)
        delegate.items.first?.setResult(string: "a")
        expect(results, equals: [nil])
    }

    @Test func `delegate inserts the text itself`() {
        let fixture = TextViewFixture("one")
        let delegate = Inserter()
        fixture.view.pasteDelegate = delegate
        UIPasteboard.general.string = "text"
        fixture.pressShortcut("v")
        expect(fixture.state == "one<text>|" && delegate.log == ["text"])
    }

    @Test func `images are pasted where the configuration accepts them`() {
        let fixture = TextViewFixture("one")
        let delegate = Delegate()
        UIPasteboard.general.image = image
        let paste = Selector("paste:")
        expect(!fixture.view.canPerformAction(paste, withSender: nil))
        fixture.view.pasteDelegate = delegate
        fixture.view.pasteConfiguration = UIPasteConfiguration(
            acceptableTypeIdentifiers: [UTType.image.identifier, UTType.text.identifier])
        expect(fixture.view.canPerformAction(paste, withSender: nil))
        delegate.transform = { [image] item in item.setResult(attachment: NSTextAttachment(image: image)) }
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "one\u{FFFC}")
        expect(fixture.view.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) is NSTextAttachment)
        fixture.view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        expect(!fixture.view.canPerformAction(paste, withSender: nil))
    }

    @Test func `image is pasted into text whose attributes can change`() {
        let fixture = TextViewFixture("one")
        UIPasteboard.general.image = image
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "one")
        fixture.view.allowsEditingTextAttributes = true
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "one\u{FFFC}")
    }

    @Test func `text is pasted with the style of the text around it`() {
        let fixture = TextViewFixture("one ")
        fixture.view.allowsEditingTextAttributes = true
        fixture.view.attributedText = NSAttributedString(
            string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        fixture.view.selectAll(nil)
        fixture.view.copy(nil)
        fixture.view.attributedText = NSAttributedString(
            string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        func size(_ offset: Int) -> CGFloat? {
            (fixture.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont)?.pointSize
        }
        fixture.pressShortcut("v", [.control, .shift])
        expect(fixture.view.text == "one big" && size(5) == 17)
        fixture.pressShortcut("v")
        expect(fixture.view.text == "one bigbig" && size(5) == 17 && size(8) == 40)
    }

    @Test func `field pastes the text of its delegate`() {
        let fixture = TextViewFixture(editing: false)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.text = "one"
        let delegate = Delegate()
        field.pasteDelegate = delegate
        field.becomeFirstResponder()
        UIPasteboard.general.string = "12 34"
        delegate.transform = { $0.setResult(string: "1234\n5") }
        fixture.pressShortcut("v")
        expect(field.text, equals: "one1234 5")
        expect(field.pasteConfiguration?.acceptableTypeIdentifiers, equals: [UTType.text.identifier])
        field.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.image.identifier])
        expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
    }

    @Test func `a view pastes the items that its configuration accepts`() {
        final class Board: UIView {
            var pasted: [NSItemProvider] = []
            override var canBecomeFirstResponder: Bool { true }
            override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
        }
        let fixture = TextViewFixture(editing: false)
        let board = Board()
        fixture.stage.root.addSubview(board)
        board.becomeFirstResponder()
        let paste = Selector("paste:")
        UIPasteboard.general.image = image
        expect(!board.canPerformAction(paste, withSender: nil))
        let configuration = UIPasteConfiguration()
        configuration.addAcceptableTypeIdentifiers([UTType.image.identifier, UTType.image.identifier])
        board.pasteConfiguration = configuration
        expect(board.canPerformAction(paste, withSender: nil))
        UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil)
        expect(board.pasted.count, equals: 1)
        expect(board.pasted.first?.hasItemConformingToTypeIdentifier(UTType.png.identifier), equals: true)
        UIPasteboard.general.string = "text"
        expect(!board.canPerformAction(paste, withSender: nil))
    }
}
