import CoreGraphics
import Foundation
import TextEditing
import TextLayout

extension UITextField {
    /// The character that replaces each character of a secure field.
    private static let dot: Character = "•"

    var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The attributes of plain text.
    var baseAttributes: TextAttributes {
        var attributes = fieldState.extraAttributes
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = .byTruncatingTail
        attributes[.paragraphStyle] = style
        attributes[.font] = usedFont
        attributes[.foregroundColor] = textColor ?? .label
        return attributes
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        editor.changeAttributes { text in
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        }
    }

    // MARK: Displayed text

    /// The displayed text: on one line, and as dots in a secure field.
    var displayText: String {
        let text = editor.text
        if isSecureTextEntry { return String(repeating: UITextField.dot, count: text.count) }
        guard text.contains(where: \.isNewline) else { return text }
        // Each newline becomes one space, so that the number of UTF-16 code units and the offsets stay the same.
        return String(
            text.unicodeScalars.map { scalar in
                CharacterSet.newlines.contains(scalar) ? " " : Character(scalar)
            })
    }

    /// Returns the offset in the displayed text for an offset in the text.
    func displayOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        return editor.substring(0..<offset).count
    }

    /// Returns the offset in the text for an offset in the displayed text.
    func textOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        let text = editor.text
        let index: String.Index =
            text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
        return text.utf16.distance(from: text.utf16.startIndex, to: index)
    }

    // MARK: Layout

    /// The displayed text with its attributes, for layout.
    private var preparedText: AttributedText {
        let display = displayText
        var defaults = TextDefaults(font: usedFont.face)
        defaults.format.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        let misspelled: [NSRange] = misspelledRanges
        let corrected: NSRange? = fieldState.spelling.correctedRange(in: 0..<editor.length)
        let isPlain: Bool =
            (editor.attributedText == nil || isSecureTextEntry) && fieldState.extraAttributes.isEmpty
            && editor.markedRange == nil && misspelled.isEmpty && corrected == nil
        if isPlain { return AttributedText(display, defaults: defaults) }
        let text: NSMutableAttributedString
        if let own = editor.attributedText, !isSecureTextEntry {
            text = own.withText(display)
        } else {
            text = NSMutableAttributedString(string: display, attributes: baseAttributes)
        }
        let whole = NSRange(location: 0, length: text.length)
        text.removeAttribute(.paragraphStyle, range: whole)
        if let corrected, !isSecureTextEntry {
            text.addAttributes(
                [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemBlue],
                range: corrected)
        }
        for word in misspelled {
            text.addAttributes(
                [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed], range: word)
        }
        if let marked = editor.markedRange {
            let style: TextAttributes = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            let (start, end) = (displayOffset(marked.lowerBound), displayOffset(marked.upperBound))
            text.addAttributes(style, range: NSRange(location: start, length: end - start))
        }
        var prepared = AttributedText("", defaults: defaults)
        drawingTraits.performAsCurrent { prepared = AttributedText(text, defaults: defaults) }
        return prepared
    }

    /// Returns the text laid out for a width, in points. During editing, the width is unlimited.
    func line(forWidth width: CGFloat) -> FieldLine {
        let width: CGFloat = isEditing ? .greatestFiniteMagnitude : width
        let shrunkWidth: CGFloat =
            adjustsFontSizeToFitWidth && minimumFontSize > 0 ? currentTextRect.width - UITextField.caretWidth : 0
        if let line = fieldState.line, line.width == width, line.shrunkWidth == shrunkWidth { return line }
        var text = preparedText
        if shrunkWidth > 0 { shrink(&text, to: shrunkWidth) }
        let block = TextBlock(text, limits: TextLimits(width: width, lineLimit: 1))
        let empty: () -> TextLayout = { TextLayout.cached(runs: text.sections.first?.runs ?? []) }
        let line = FieldLine(
            layout: block.pieces.first?.layout ?? empty(), block: block, width: width, shrunkWidth: shrunkWidth)
        fieldState.line = line
        return line
    }

    /// Shrinks text that does not fit, but not below `minimumFontSize`.
    private func shrink(_ text: inout AttributedText, to availableWidth: CGFloat) {
        let natural = TextBlock(text, limits: TextLimits(lineLimit: 1)).size.width
        guard natural > availableWidth else { return }
        let least: CGFloat = min(1, minimumFontSize / usedFont.pointSize)
        text.scaleFonts(by: max(least, (availableWidth / natural * 100).rounded(.down) / 100))
    }

    /// Invalidates the layout, size and drawing of the text.
    func textStyleDidChange() {
        fieldState.line = nil
        invalidateIntrinsicContentSize()
        canvas.textView.setNeedsDisplay()
        setNeedsLayout()
    }

    func placeholderDidChange() {
        invalidateIntrinsicContentSize()
        if editor.text.isEmpty { canvas.textView.setNeedsDisplay() }
    }

    // MARK: Drawing

    func drawContentOfTextView(in rect: CGRect) {
        if editor.text.isEmpty {
            if placeholder?.isEmpty == false { drawPlaceholder(in: rect) }
        } else {
            drawText(in: rect)
        }
    }

    func drawLine(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line = line(forWidth: rect.width)
        let origin = CGPoint(
            x: rect.minX + textOrigin(of: line, in: rect.width),
            y: rect.minY + top(of: line.block.size.height, in: rect))
        context.saveGState()
        if !isEnabled { context.setAlpha(0.5) }
        line.block.draw(in: context, at: origin, color: (textColor ?? .label).cgColor)
        context.restoreGState()
    }

    func drawPlaceholderLine(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let block = placeholderBlock(width: rect.width)
        let x = alignedOrigin(of: block.size.width, in: rect.width)
        let origin = CGPoint(x: rect.minX + x, y: rect.minY + top(of: block.size.height, in: rect))
        block.draw(in: context, at: origin, color: UIColor.placeholderText.cgColor)
    }

    func placeholderBlock(width: CGFloat) -> TextBlock {
        var defaults = TextDefaults(font: usedFont.face)
        defaults.format.lineBreakMode = .byTruncatingTail
        let text: AttributedText
        if let attributed = fieldState.attributedPlaceholder {
            text = AttributedText(attributed, defaults: defaults)
        } else {
            text = AttributedText(fieldState.placeholder ?? "", defaults: defaults)
        }
        return TextBlock(text, limits: TextLimits(width: width, lineLimit: 1))
    }
}

extension NSAttributedString {
    /// Returns a different string of the same length with the attributes of this one.
    fileprivate func withText(_ other: String) -> NSMutableAttributedString {
        if other == string { return NSMutableAttributedString(attributedString: self) }
        let result = NSMutableAttributedString(string: other)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.setAttributes(attributes, range: range)
        }
        return result
    }
}
