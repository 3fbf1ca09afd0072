import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// The rectangles, the placeholder and the minimum font size of text fields.
@MainActor
struct FieldMemberTests {
    /// A field whose parts are at unusual places.
    private final class Field: UITextField {
        override func borderRect(forBounds bounds: CGRect) -> CGRect {
            super.borderRect(forBounds: bounds).insetBy(dx: 10, dy: 2)
        }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 15, dy: 1)
        }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            super.rightViewRect(forBounds: bounds).offsetBy(dx: -25, dy: -1)
        }
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            super.clearButtonRect(forBounds: bounds).offsetBy(dx: -40, dy: 0)
        }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            super.placeholderRect(forBounds: bounds).offsetBy(dx: 3, dy: 0)
        }
        override func drawPlaceholder(in rect: CGRect) {
            placeholderWidth = rect.width
            super.drawPlaceholder(in: rect)
        }
        override func drawText(in rect: CGRect) {
            textWidth = rect.width
            super.drawText(in: rect)
        }
        var placeholderWidth: CGFloat?
        var textWidth: CGFloat?
    }

    private func makeField() -> Field {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .line
        return field
    }

    private func picture(_ field: UITextField) -> Picture {
        let box = CGRect(x: 0, y: 0, width: 200, height: 34)
        return Picture(width: 200, height: 34) { field.drawContentOfTextView(in: box) }
    }

    @Test func `a subclass determines the places of the parts of a field`() {
        let field = makeField()
        let plain = UITextField(frame: field.frame)
        plain.borderStyle = .line
        for other in [field, plain] {
            other.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            other.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            other.leftViewMode = .always
            other.rightViewMode = .always
            other.placeholder = "Name"
            other.layoutIfNeeded()
        }
        expect(field.leftView?.frame, equals: plain.leftView?.frame.offsetBy(dx: 15, dy: 1))
        expect(field.rightView?.frame, equals: plain.rightView?.frame.offsetBy(dx: -25, dy: -1))
        expect(field.fieldState.border?.frame, equals: CGRect(x: 10, y: 2, width: 180, height: 30))
        // The text is between the two views, which the subclass moved 40 points closer to each other.
        let text: CGRect = field.textRect(forBounds: field.bounds)
        expect(text.minX >= 35 && text.maxX <= 145 && text.width < plain.textRect(forBounds: plain.bounds).width)
        expect(field.canvas.frame, equals: field.placeholderRect(forBounds: field.bounds))
        expect(field.canvas.frame.minX, equals: text.minX + 3)
        field.text = "Ada"
        field.layoutIfNeeded()
        expect(field.canvas.frame, equals: text)
    }

    @Test func `a subclass moves the clear button, and the text makes room`() {
        let field = makeField()
        field.text = "Ada"
        let wide: CGRect = field.textRect(forBounds: field.bounds)
        field.clearButtonMode = .always
        field.layoutIfNeeded()
        let button: CGRect = field.fieldState.clearButton?.frame ?? .zero
        let standard: CGRect = UITextField(frame: field.frame).clearButtonRect(forBounds: field.bounds)
        expect(button.width > 0 && button == field.clearButtonRect(forBounds: field.bounds))
        expect(button.size == standard.size && field.textRect(forBounds: field.bounds).maxX <= button.minX)
        expect(field.textRect(forBounds: field.bounds).width, isLessThan: wide.width - 40)
        expect(field.editingRect(forBounds: field.bounds).maxX, isAtMost: button.minX)
    }

    @Test func `a subclass draws its text and its placeholder`() {
        let field = makeField()
        field.placeholder = "Name"
        expect(picture(field).ink() > 0 && field.placeholderWidth != nil && field.textWidth == nil)
        field.text = "Ada"
        expect(picture(field).ink() > 0 && field.textWidth != nil)
    }

    @Test func `an attributed placeholder keeps its attributes`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        expect(field.attributedPlaceholder?.string, equals: "Name")
        let plain: Picture = picture(field)
        let text = NSMutableAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        field.attributedPlaceholder = text
        text.append(NSAttributedString(string: " changed later"))
        expect(field.placeholder, equals: "Name")
        func reddest(_ picture: Picture) -> Int {
            var best = 0
            for y in 0..<34 {
                for x in 0..<60 {
                    best = max(best, Int(picture[x, y].red) - Int(picture[x, y].green))
                }
            }
            return best
        }
        expect(reddest(plain) < 40 && reddest(picture(field)) > 150)
        let width: CGFloat = field.intrinsicContentSize.width
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        expect(field.intrinsicContentSize.width, isGreaterThan: width * 1.5)
        field.placeholder = "Name"
        expect(reddest(picture(field)) < 40 && field.intrinsicContentSize.width == width)
    }

    @Test func `text that does not fit shrinks to the smallest font, and then it is truncated`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "Several words here"
        field.adjustsFontSizeToFitWidth = true
        func size() -> CGSize { field.line(forWidth: 98).block.size }
        let full: CGFloat = size().height
        field.minimumFontSize = 8
        expect(size().height < full && size().width <= 98)
        let fitting: CGFloat = size().height
        field.minimumFontSize = 16
        expect(size().height > fitting && size().height < full)
        field.minimumFontSize = 8
        field.text = "Short"
        expect(size().height, equals: full)
        field.text = "Several words here"
        field.adjustsFontSizeToFitWidth = false
        expect(size().height, equals: full)
    }
}
