import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitFind
@testable import UIKitText

/// The attributes of text that replaces other text.
@MainActor
@Suite(.onStage) struct ReplacedTextTests {
    private func fixture(_ parts: [(text: String, attributes: [NSAttributedString.Key: Any])]) -> TextViewFixture {
        let fixture = TextViewFixture()
        let text = NSMutableAttributedString(string: "")
        for part in parts { text.append(NSAttributedString(string: part.text, attributes: part.attributes)) }
        fixture.view.attributedText = text
        return fixture
    }

    private func kerns(_ fixture: TextViewFixture) -> [Int?] {
        let text: NSAttributedString = fixture.view.attributedText
        return (0..<text.length).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
    }

    @Test func `replaced words keep their attributes`() {
        let fixture = fixture([("cat", [.kern: 1]), (" dog ", [:]), ("cat", [.kern: 2, .link: "a:b"])])
        fixture.view.replaceAll(queryString: "cat", options: .init(), withText: "hare")
        expect(fixture.view.text == "hare dog hare" && kerns(fixture).prefix(5) == [1, 1, 1, 1, nil])
        expect(kerns(fixture).suffix(5), equals: [nil, 2, 2, 2, 2])
        expect(fixture.view.attributedText.attribute(.link, at: 12, effectiveRange: nil) as? String, equals: "a:b")
        fixture.view.replace(foundTextRange: TextRange(0..<4), document: nil, withText: "ox")
        expect(fixture.view.text == "ox dog hare" && kerns(fixture).prefix(3) == [1, 1, nil])
        fixture.view.undoManager?.undo()
        fixture.view.undoManager?.undo()
        expect(fixture.view.text == "cat dog cat" && kerns(fixture).last == 2)
    }

    @Test func `text that replaces an attachment is no attachment`() {
        let fixture = fixture([("a\u{FFFC}b", [.kern: 1, .attachment: NSTextAttachment()])])
        fixture.view.replace(TextRange(1..<2), withText: "x")
        let attachment = fixture.view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil)
        expect(fixture.view.text == "axb" && kerns(fixture) == [1, 1, 1] && attachment == nil)
    }

    @Test func `text typed over a selection has the attributes of its first character`() {
        let fixture = fixture([("one ", [:]), ("two", [.kern: 3]), (" end", [:])])
        fixture.view.selectedRange = NSRange(location: 4, length: 6)
        expect(fixture.view.typingAttributes[.kern] as? Int, equals: 3)
        fixture.type("xy")
        expect(fixture.view.text == "one xyd" && kerns(fixture) == [nil, nil, nil, nil, 3, 3, nil])
        fixture.view.selectedRange = NSRange(location: 4, length: 0)
        expectNil(fixture.view.typingAttributes[.kern])
    }

    @Test func `text typed over a selection whose style changed has the new style`() {
        let fixture = TextViewFixture("one two")
        fixture.view.allowsEditingTextAttributes = true
        fixture.view.selectedRange = NSRange(location: 4, length: 3)
        fixture.pressShortcut("u")
        fixture.type("x")
        let line = fixture.view.attributedText.attribute(.underlineStyle, at: 4, effectiveRange: nil)
        expect(fixture.view.text == "one x" && line as? Int == 1)
    }
}
