import Foundation

extension NSAttributedString {
    /// The style attributes of the first character, or nothing if the text is empty: the values that a label or a field
    /// adopts for its properties.
    package var firstStyle: (font: UIFont?, color: UIColor?, paragraph: NSParagraphStyle?) {
        let first: [Key: Any] = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
        return (
            first[.font] as? UIFont, first[.foregroundColor] as? UIColor, first[.paragraphStyle] as? NSParagraphStyle
        )
    }

    /// Returns a copy in which later parts that lack a style attribute of the first character have the attribute from
    /// `attributes`.
    ///
    /// A label or a field that adopts the style of the first character keeps its previous style for these parts.
    package func completed(with attributes: [Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let first: [Key: Any] = length > 0 ? self.attributes(at: 0, effectiveRange: nil) : [:]
        for key in [Key.font, .foregroundColor, .paragraphStyle] where first[key] != nil {
            guard let value = attributes[key] else { continue }
            enumerateAttribute(key, in: NSRange(location: 0, length: length)) { own, range, _ in
                if own == nil { result.addAttribute(key, value: value, range: range) }
            }
        }
        return NSAttributedString(attributedString: result)
    }
}
