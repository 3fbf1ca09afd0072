import Foundation
import TextLayout

/// The style of a paragraph: its alignment, line breaking, indents, spacing, and lists. Lengths are in points.
// @unchecked: immutable after init. The mutable subclass documents a separate rule, which also covers text lists.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    fileprivate(set) var format: ParagraphFormat = {
        var format = ParagraphFormat()
        format.lineBreakMode = .byWordWrapping
        return format
    }()

    fileprivate var lists: [NSTextList] = []

    /// Creates a style from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init()
        let archived = NSMutableParagraphStyle()
        guard archived.decode(from: coder) else { return nil }
        format = archived.format
        lists = archived.lists
    }

    /// Adds the style to an archive.
    open func encode(with coder: NSCoder) { encodeAttributes(with: coder) }

    /// Whether secure archives can contain styles. It is true.
    public static var supportsSecureCoding: Bool { true }

    /// The default style: natural alignment, line breaks between words, no extra space.
    open class var `default`: NSParagraphStyle { sharedDefault }

    private static let sharedDefault = NSParagraphStyle()

    /// Returns the writing direction of the language with a code such as "ar". The direction is natural if the code is
    /// nil or unknown.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        switch Locale.Language(identifier: languageName).characterDirection {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        default: return .natural
        }
    }

    /// Extra space between lines.
    open var lineSpacing: CGFloat { format.lineSpacing }

    /// Extra space after the paragraph.
    open var paragraphSpacing: CGFloat { format.paragraphSpacing }

    /// Extra space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment {
        switch format.alignment {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }

    /// The indent of the first line from the leading margin.
    open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }

    /// The indent of the other lines from the leading margin.
    open var headIndent: CGFloat { format.headIndent }

    /// The end of the lines. Positive values are measured from the leading margin, others from the trailing margin.
    open var tailIndent: CGFloat { format.tailIndent }

    /// The technique for wrapping or truncating lines that are too long.
    open var lineBreakMode: NSLineBreakMode {
        switch format.lineBreakMode {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }

    /// The minimum height of a line.
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }

    /// The maximum height of a line; 0 means no limit.
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }

    /// The factor by which the natural line height is multiplied; 0 means 1.
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

    /// The tab stops. The default is twelve stops at intervals of 28 points.
    open var tabStops: [NSTextTab]! {
        format.tabStops?.map { NSTextTab($0) } ?? NSParagraphStyle.standardTabStops
    }

    private static let standardTabStops: [NSTextTab] = (1...12).map {
        NSTextTab(ParagraphFormat.TabStop(location: CGFloat(28 * $0)))
    }

    /// The interval of the stops after the last tab stop, in points. The default, 0, means 28 points.
    open var defaultTabInterval: CGFloat { format.defaultTabInterval }

    /// Whether characters move closer together, by at most 5 percent of the font size, before text is truncated. The
    /// default is false.
    open var allowsDefaultTighteningForTruncation: Bool { format.allowsTightening }

    /// The fraction of a line that words must fill, from 0 to 1. If words fill less of a line, a part of the next word
    /// and a hyphen are added to the line. The default, 0, disables hyphenation, unless ``usesDefaultHyphenation`` is
    /// true.
    ///
    /// The language is the first of the user's languages for which a libhyphen dictionary is installed. Without a
    /// dictionary, this property has no effect.
    open var hyphenationFactor: Float { Float(format.hyphenationFactor) }

    /// Whether words are hyphenated even if ``hyphenationFactor`` is 0. The default is false.
    open var usesDefaultHyphenation: Bool { format.usesDefaultHyphenation }

    /// The strategy for choosing line breaks. The default is empty.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(format) }

    /// The base writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection {
        switch format.baseDirection {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }

    /// The lists that contain the paragraph, from the outermost to the innermost. The default is empty.
    open var textLists: [NSTextList] { lists }

    /// Returns an immutable copy of the style.
    open func copy(with zone: NSZone? = nil) -> Any {
        if type(of: self) == NSParagraphStyle.self { return self }
        let copy = NSParagraphStyle()
        copy.format = format
        copy.lists = lists
        return copy
    }

    /// Returns a mutable copy of the style.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.format = format
        copy.lists = lists
        return copy
    }

    /// Returns whether the object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || format == other.format && lists.elementsEqual(other.lists, by: ===)
    }

    /// A hash that equal styles share.
    open override var hash: Int { format.hashValue }
}

/// A mutable paragraph style. Lengths are in points.
///
/// As on iOS, a style and its text lists must not be changed after the style was passed to another thread as an
/// `NSParagraphStyle`.
// @unchecked: a subclass must repeat the conformance of its base class. Callers follow the rule above.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Extra space between lines.
    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }

    /// Extra space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }

    /// Extra space before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }

    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { format.alignment = newValue.alignment }
    }

    /// The indent of the first line from the leading margin.
    open override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue }
    }

    /// The indent of the other lines from the leading margin.
    open override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue }
    }

    /// The end of the lines. Positive values are measured from the leading margin, others from the trailing margin.
    open override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue }
    }

    /// The technique for wrapping or truncating lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { format.lineBreakMode = newValue.mode }
    }

    /// The minimum height of a line.
    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }

    /// The maximum height of a line; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }

    /// The factor by which the natural line height is multiplied; 0 means 1.
    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }

    /// The tab stops. The default is twelve stops at intervals of 28 points. Setting nil restores the default.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { format.tabStops = newValue.map { $0.map(\.stop) } }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { !$0.isEqual(anObject) } }

    /// The interval of the stops after the last tab stop, in points. The default, 0, means 28 points.
    open override var defaultTabInterval: CGFloat {
        get { format.defaultTabInterval }
        set { format.defaultTabInterval = newValue }
    }

    /// Whether characters move closer together, by at most 5 percent of the font size, before text is truncated. The
    /// default is false.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { format.allowsTightening }
        set { format.allowsTightening = newValue }
    }

    /// The fraction of a line that words must fill, from 0 to 1. If words fill less of a line, a part of the next word
    /// and a hyphen are added to the line. The default, 0, disables hyphenation, unless ``usesDefaultHyphenation`` is
    /// true.
    open override var hyphenationFactor: Float {
        get { Float(format.hyphenationFactor) }
        set { format.hyphenationFactor = CGFloat(newValue) }
    }

    /// Whether words are hyphenated even if ``hyphenationFactor`` is 0. The default is false.
    open override var usesDefaultHyphenation: Bool {
        get { format.usesDefaultHyphenation }
        set { format.usesDefaultHyphenation = newValue }
    }

    /// The strategy for choosing line breaks. The default is empty.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { newValue.apply(to: &format) }
    }

    /// The base writing direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { format.baseDirection = newValue.direction }
    }

    /// The lists that contain the paragraph, from the outermost to the innermost. The default is empty.
    ///
    /// Paragraphs are items of the same list only if they have the same list object.
    open override var textLists: [NSTextList] {
        get { lists }
        set { lists = newValue }
    }

    /// Copies all attributes of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        format = style.format
        lists = style.lists
    }
}
