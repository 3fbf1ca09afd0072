import Foundation
import TextLayout

/// The numbers of a style by their keys in archives, which are those of Apple platforms.
private let numbers: [(key: String, path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
    ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSDefaultTabInterval", \.defaultTabInterval),
]

extension NSParagraphStyle {
    final func encodeAttributes(with coder: NSCoder) {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(self)
        for (key, path) in numbers { coder.encode(Double(style[keyPath: path]), forKey: key) }
        coder.encode(style.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(style.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(style.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(Int(style.lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(style.hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(style.usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(style.allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
        if style.format.tabStops != nil { coder.encode(style.tabStops as NSArray, forKey: "NSTabStops") }
        if !style.textLists.isEmpty { coder.encode(style.textLists as NSArray, forKey: "NSTextLists") }
    }
}

extension NSMutableParagraphStyle {
    /// Sets the attributes to those in an archive. Attributes that the archive does not contain are not changed.
    ///
    /// - Returns: Whether the archive is valid.
    final func decode(from coder: NSCoder) -> Bool {
        func integer<Value>(_ key: String, _ make: (Int) -> Value?, _ set: (Value) -> Void) {
            guard coder.containsValue(forKey: key) else { return }
            if let value = make(coder.decodeInteger(forKey: key)) { set(value) }
        }
        for (key, path) in numbers where coder.containsValue(forKey: key) {
            self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
        }
        integer("NSAlignment", { NSTextAlignment(rawValue: $0) }, { alignment = $0 })
        integer("NSLineBreakMode", { NSLineBreakMode(rawValue: $0) }, { lineBreakMode = $0 })
        integer("NSWritingDirection", { NSWritingDirection(rawValue: $0) }, { baseWritingDirection = $0 })
        integer(
            "NSLineBreakStrategy", { UInt(exactly: $0).map { LineBreakStrategy(rawValue: $0) } },
            { lineBreakStrategy = $0 })
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        if coder.containsValue(forKey: "NSTabStops") {
            let stops: Any? = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops")
            guard let stops = stops as? [NSTextTab] else { return false }
            tabStops = stops
        }
        if coder.containsValue(forKey: "NSTextLists") {
            let lists: Any? = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists")
            guard let lists = lists as? [NSTextList] else { return false }
            textLists = lists
        }
        return true
    }
}
