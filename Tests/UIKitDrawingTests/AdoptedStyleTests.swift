import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// The properties that labels and fields adopt from attributed text.
@MainActor
struct AdoptedStyleTests {
    private let style: NSParagraphStyle = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        return style
    }()

    private var attributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style]
    }

    @Test func `attributed text sets the properties of a label, which plain text keeps`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abc", attributes: attributes)
        expect(label.font, equals: .boldSystemFont(ofSize: 30))
        expect(label.textColor, equals: .red)
        expect(label.textAlignment, equals: .center)
        expect(label.lineBreakMode, equals: .byTruncatingMiddle)
        label.text = "x"
        expect(abs(label.intrinsicContentSize.height - 36), isLessThan: 1)
        expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
    }

    @Test func `parts without attributes keep the previous properties of a label`() {
        let label = UILabel()
        func font(at offset: Int) -> UIFont? {
            label.attributedText?.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        }
        label.font = .systemFont(ofSize: 14)
        label.textColor = .blue
        let text = NSMutableAttributedString(string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: " and text"))
        label.attributedText = text
        let mixed: CGFloat = label.intrinsicContentSize.width
        expect(label.font.pointSize, equals: 40)
        expect(label.textColor, equals: .blue)
        expect(font(at: 6), equals: .systemFont(ofSize: 14))
        label.attributedText = text
        expect(font(at: 6), equals: label.font)
        expect(mixed, isLessThan: label.intrinsicContentSize.width)
        label.font = .systemFont(ofSize: 20)
        expect(font(at: 0), equals: label.font)
        label.attributedText = NSAttributedString(string: "plain")
        expect(label.font.pointSize, equals: 20)
    }

    @Test func `attributed text sets the properties of a field`() {
        let field = UITextField()
        field.text = "old"
        field.attributedText = NSAttributedString(string: "abc", attributes: attributes)
        expect(field.font, equals: .boldSystemFont(ofSize: 30))
        expect(field.textColor, equals: .red)
        expect(field.textAlignment, equals: .center)
        expect(field.attributedText?.string, equals: "abc")
        field.text = "x"
        expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: field.font)
        field.attributedText = NSAttributedString(string: "plain")
        expect(field.font?.pointSize == 30 && field.text == "plain")
    }
}
