import CoreGraphics

// The names of the attributes of strings. The attributes of UIKit, such as `NSAttributedString.Key.font`, have the same
// names, except for the color of the text.

/// The font, a `CTFont`. The default is the system font with a size of 12 points.
public var kCTFontAttributeName: CFString { "NSFont" as CFString }
/// The color of the text, a `CGColor`. The default is black.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" as CFString }
/// Whether the text has the fill color of the context, a Boolean value. The default is false.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" as CFString }
/// The color behind the text, a `CGColor`. The default is no color.
public var kCTBackgroundColorAttributeName: CFString { "NSBackgroundColor" as CFString }
/// The space after each character in points, a number. The default is 0.
public var kCTKernAttributeName: CFString { "NSKern" as CFString }
/// The space after each character in points, a number. This attribute overrides the kern.
public var kCTTrackingAttributeName: CFString { "CTTracking" as CFString }
/// Whether standard ligatures are used, an integer: 0 for no, 1 for yes. The default is 1.
public var kCTLigatureAttributeName: CFString { "NSLigature" as CFString }
/// The paragraph style, an `NSParagraphStyle`, which determines the layout of frames.
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" as CFString }
/// The width of the stroke along the outlines of the characters, as a percentage of the font size, a number.
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" as CFString }
/// The color of the stroke, a `CGColor`. The default is the color of the text.
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" as CFString }
/// The underline, the raw value of a `CTUnderlineStyle`.
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" as CFString }
/// The color of the underline, a `CGColor`. The default is the color of the text.
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" as CFString }
/// The distance of the text above the baseline in points, a number. The default is 0.
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" as CFString }
/// The size of the characters, which are not drawn, a `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" as CFString }

/// An underline.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int32

    /// Creates a style from raw bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A single line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
