import Foundation
import TextLayout

/// How a paragraph is broken into lines and placed. Lengths are in points.
///
/// Tab stops, hyphenation and text lists are absent.
// @unchecked: it is never changed once it is made; of the mutable one, see there.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    fileprivate(set) var format: ParagraphFormat = {
        var format = ParagraphFormat()
        format.lineBreakMode = .byWordWrapping
        return format
    }()

    /// The style of text that has none: natural alignment, lines broken between words, no extra space.
    open class var `default`: NSParagraphStyle { sharedDefault }

    private static let sharedDefault = NSParagraphStyle()

    /// The writing direction of a language, given by its code such as "ar"; natural when it is nil or unknown.
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

    /// Where lines stand between the margins.
    open var alignment: NSTextAlignment {
        switch format.alignment {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }

    /// How far the first line starts from the leading margin.
    open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }

    /// How far the other lines start from the leading margin.
    open var headIndent: CGFloat { format.headIndent }

    /// Where lines end: from the leading margin when positive, from the trailing one otherwise.
    open var tailIndent: CGFloat { format.tailIndent }

    /// What happens to lines that are too long.
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

    /// The least height of a line.
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }

    /// The greatest height of a line; 0 sets no limit.
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }

    /// A factor for the natural height of lines; 0 means 1.
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

    /// The side on which the paragraph starts.
    open var baseWritingDirection: NSWritingDirection {
        switch format.baseDirection {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }

    /// Returns an equal style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        if type(of: self) == NSParagraphStyle.self { return self }
        let copy = NSParagraphStyle()
        copy.format = format
        return copy
    }

    /// Returns an equal style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.format = format
        return copy
    }

    /// Whether the other object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || format == other.format
    }

    /// A hash that equal styles share.
    open override var hash: Int { format.hashValue }
}

/// How a paragraph is broken into lines and placed, to be changed. Lengths are in points.
///
/// One that was handed over as an `NSParagraphStyle` to another thread must no longer be changed, as on Apple.
// @unchecked: Swift wants what its base class says to be said again; see above.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }

    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { format.alignment = newValue.alignment }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { format.lineBreakMode = newValue.mode }
    }

    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { format.baseDirection = newValue.direction }
    }

    /// Takes over everything from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { format = style.format }
}
