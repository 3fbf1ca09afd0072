import Expectations
import Foundation
import Testing
import UIKitDrawing

/// The correction of the attributes of attributed strings.
struct AttributeFixingTests {
    private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    private func alignment(_ text: NSAttributedString, at offset: Int) -> NSTextAlignment? {
        (text.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle)?.alignment
    }

    @Test func `a paragraph has the style of its first character`() {
        let text = NSMutableAttributedString(string: "one\ntwo\nthree")
        text.addAttribute(.paragraphStyle, value: style(.center), range: NSRange(location: 0, length: 2))
        text.addAttribute(.paragraphStyle, value: style(.right), range: NSRange(location: 6, length: 4))
        text.fixAttributes(in: NSRange(location: 1, length: 4))
        expect([0, 2, 3].map { alignment(text, at: $0) }, equals: [.center, .center, .center])
        expect([4, 6, 7].map { alignment(text, at: $0) }, equals: [nil, nil, nil])
        expect(alignment(text, at: 8) == .right && alignment(text, at: 10) == nil)
        text.fixAttributes(in: NSRange(location: 12, length: 1))
        expect(alignment(text, at: 12), equals: .right)
        text.fixAttributes(in: NSRange(location: 13, length: 0))
        let empty = NSMutableAttributedString(string: "")
        empty.fixAttributes(in: NSRange(location: 0, length: 0))
        expect(empty.length, equals: 0)
    }

    @Test func `attachments belong to attachment characters only`() {
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: NSTextAttachment()))
        text.append(NSAttributedString(string: "a\u{FFFC}b"))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 1, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        expect(text.string, equals: "\u{FFFC}ab")
        let found: [Bool] = (0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
        expect(found, equals: [true, false, false])
    }
}
