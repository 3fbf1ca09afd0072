import Foundation
import TextLayout

extension UILabel {
    var isAttributed: Bool {
        if case .attributed = source { return true }
        return false
    }

    /// What the label's properties mean for its text.
    var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
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

    /// The font and paragraph format of text whose attributes name none.
    var textDefaults: TextDefaults {
        var format = ParagraphFormat()
        format.alignment = resolved(textAlignment.alignment)
        format.lineBreakMode = lineBreakMode.mode
        return TextDefaults(font: font.face, format: format)
    }

    /// Natural alignment is that of the interface, whatever the text's language.
    private func resolved(_ alignment: ParagraphFormat.Alignment) -> ParagraphFormat.Alignment {
        guard alignment == .natural else { return alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The text, ready for layout.
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
            }
        }
        cachedText = prepared
        return prepared
    }

    /// Changes an attribute of the whole attributed text.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = source else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        source = .attributed(changed)
    }

    /// Changes the paragraph styles that attributed text names, and lays out again.
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

    /// Gives fonts that were made for a text style the size that the person wants.
    func adjustFonts() {
        let traits: UITraitCollection = traitCollection
        if case .attributed(let text) = source {
            let changed = NSMutableAttributedString(attributedString: text)
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
            attributedText = changed
        } else {
            font = font.adjusted(for: traits)
        }
    }

    /// Called when the text takes other room than before.
    func textDidChange() {
        cachedText = nil
        cachedBlock = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Called when the text only looks different.
    func appearanceOfTextDidChange() {
        if isAttributed {
            cachedText = nil
            cachedBlock = nil
        }
        setNeedsDisplay()
    }
}
