import Foundation
import TextLayout

extension UILabel {
    var isAttributed: Bool {
        if case .attributed = source { return true }
        return false
    }

    /// The attributes of plain text, from the label's properties.
    var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        var attributes: [NSAttributedString.Key: Any] = [
            .paragraphStyle: style, .foregroundColor: textColor as Any, .font: font as Any,
        ]
        if let shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = shadowColor
            shadow.shadowOffset = shadowOffset
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// The font and paragraph format of text without these attributes.
    var textDefaults: TextDefaults {
        var format = ParagraphFormat()
        format.alignment = resolved(textAlignment.alignment)
        format.lineBreakMode = lineBreakMode.mode
        format.allowsTightening = allowsDefaultTighteningForTruncation
        lineBreakStrategy.apply(to: &format)
        return TextDefaults(font: font.face, format: format)
    }

    /// Resolves natural alignment with the reading direction of the user interface, regardless of the language of the
    /// text.
    private func resolved(_ alignment: ParagraphFormat.Alignment) -> ParagraphFormat.Alignment {
        guard alignment == .natural else { return alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The text with its attributes, for layout.
    var preparedText: AttributedText {
        if let cachedText { return cachedText }
        var prepared: AttributedText
        switch source {
        case .plain(let text): prepared = AttributedText(text ?? "", defaults: textDefaults)
        case .attributed(let text):
            var attributed: AttributedText?
            drawingTraits.performAsCurrent { attributed = AttributedText(text, defaults: textDefaults) }
            prepared = attributed ?? AttributedText("", defaults: textDefaults)
            for index in prepared.sections.indices {
                prepared.sections[index].format.alignment = resolved(prepared.sections[index].format.alignment)
                if allowsDefaultTighteningForTruncation { prepared.sections[index].format.allowsTightening = true }
            }
        }
        cachedText = prepared
        return prepared
    }

    /// Sets an attribute of the whole text, if it is attributed.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = source else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        source = .attributed(changed)
    }

    /// Changes the paragraph styles of attributed text, and invalidates the layout.
    func paragraphDidChange(_ change: (NSMutableParagraphStyle) -> Void) {
        if case .attributed(let text) = source {
            let changed = NSMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: changed.length)
            text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                guard let style = value as? NSParagraphStyle,
                    let copy = style.mutableCopy() as? NSMutableParagraphStyle
                else { return }
                change(copy)
                changed.addAttribute(.paragraphStyle, value: copy, range: range)
            }
            source = .attributed(changed)
        }
        textDidChange()
    }

    /// Adjusts fonts for text styles to the user's preferred text size.
    func adjustFonts() {
        let traits = traitCollection
        if case .attributed(let text) = source {
            let changed = NSMutableAttributedString(attributedString: text)
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
            // Setting `font` changes the font of all parts. The text with the adjusted fonts of the parts replaces it,
            // and does not change the properties of the label.
            font = font.adjusted(for: traits)
            show(changed)
        } else {
            font = font.adjusted(for: traits)
        }
    }

    /// Invalidates layout, size and drawing after a change that can affect the size of the text.
    func textDidChange() {
        cachedText = nil
        cachedBlock = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Invalidates drawing after a change that does not affect the size of the text.
    func appearanceOfTextDidChange() {
        if isAttributed {
            cachedText = nil
            cachedBlock = nil
        }
        setNeedsDisplay()
    }
}
