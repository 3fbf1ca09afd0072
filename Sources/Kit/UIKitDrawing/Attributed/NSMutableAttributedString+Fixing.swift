import Foundation

extension NSMutableAttributedString {
    /// Corrects the attributes of a range.
    ///
    /// Each paragraph of the range gets the paragraph style of its first character. Attachments are removed from
    /// characters other than `NSTextAttachment.character`, and characters `NSTextAttachment.character` without an
    /// attachment are removed. Fonts do not change: characters that a font lacks are drawn with other fonts.
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        let paragraphs: NSRange = text.paragraphRange(for: range)
        var start: Int = paragraphs.location
        while start < paragraphs.location + paragraphs.length {
            let paragraph: NSRange = text.paragraphRange(for: NSRange(location: start, length: 0))
            fixParagraphStyle(in: paragraph)
            start = paragraph.location + max(1, paragraph.length)
        }
        fixAttachments(in: range)
    }

    private func fixParagraphStyle(in paragraph: NSRange) {
        let style: Any? = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
        if let style {
            addAttribute(.paragraphStyle, value: style, range: paragraph)
        } else {
            removeAttribute(.paragraphStyle, range: paragraph)
        }
    }

    private func fixAttachments(in range: NSRange) {
        let text = string as NSString
        // From the end, so that the removal of characters does not move the others.
        for index in (range.location..<range.location + range.length).reversed() {
            let isAttachment: Bool = Int(text.character(at: index)) == NSTextAttachment.character
            let hasAttachment: Bool = attribute(.attachment, at: index, effectiveRange: nil) != nil
            let character = NSRange(location: index, length: 1)
            if isAttachment, !hasAttachment {
                deleteCharacters(in: character)
            } else if hasAttachment, !isAttachment {
                removeAttribute(.attachment, range: character)
            }
        }
    }
}
