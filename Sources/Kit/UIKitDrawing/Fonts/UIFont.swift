import Foundation
import TextLayout

/// A face at a size. A font never changes and may be used on any thread.
///
/// The system's face is Inter, set with the line heights of Apple's.
// @unchecked: immutable after init.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    /// What text layout draws with.
    // Written while it is made, and never after: no access to it can meet another.
    @exclusivity(unchecked) package private(set) final var face: FontDescription

    /// The text style it was made for; nil for a font of a fixed size.
    private(set) final var textStyle: TextStyle?

    /// The largest size that scaling may give it; nil without a limit.
    private(set) final var scaling: FontScaling?

    convenience init(face: FontDescription, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
        self.init()
        self.face = face
        self.textStyle = textStyle
        self.scaling = scaling
    }

    /// Makes the system's font at 12 points.
    public override init() {
        face = FontDescription(size: UIFont.defaultSize)
        textStyle = nil
        scaling = nil
        super.init()
    }

    /// Makes the font that a descriptor describes.
    ///
    /// - Parameter pointSize: the size; 0 takes the descriptor's, and 12 when it has none.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face: FontDescription = descriptor.face
        if pointSize > 0 { face.size = pointSize }
        if face.size <= 0 { face.size = UIFont.defaultSize }
        self.face = face
        textStyle = pointSize > 0 ? nil : descriptor.textStyle
        scaling = nil
        super.init()
    }

    /// Makes the font of the given name, such as "NotoSans-Bold" or "Noto Sans"; nil when this machine has none.
    ///
    /// - Parameter fontSize: the size in points; 12 when it is not above 0.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let size: CGFloat = fontSize > 0 ? fontSize : UIFont.defaultSize
        guard let face = FontName(fontName).face(size: size) else { return nil }
        self.face = face
        textStyle = nil
        scaling = nil
        super.init()
    }

    static let defaultSize: CGFloat = 12

    // MARK: The system's fonts

    /// The system's font at a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font at a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: usable(fontSize), weight: weight.css))
    }

    /// The system's bold font at a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system's slanted font at a size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(size: usable(fontSize), isItalic: true))
    }

    /// The system's font in which all digits are equally wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: usable(fontSize), weight: weight.css, hasMonospacedDigits: true))
    }

    /// The system's font in which all characters are equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: usable(fontSize), weight: weight.css, isMonospaced: true))
    }

    private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : defaultSize }

    /// The font for a text style, at the size that the person wants (`UITraitCollection.current`).
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a text style in the given traits; nil means the current ones.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits: UITraitCollection = traitCollection ?? .current
        let category: UIContentSizeCategory = traits.usableContentSizeCategory
        var weight: CGFloat = DynamicType.weight(for: style).css
        if traits.legibilityWeight == .bold { weight = min(900, weight + 200) }
        let size: CGFloat = DynamicType.entry(for: style, category: category).size
        return UIFont(face: FontDescription(size: size, weight: weight), textStyle: style)
    }

    /// The size of text in buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of text in labels, in points.
    open class var labelFontSize: CGFloat { 17 }

    /// The usual size of the system's font, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// A small size of the system's font, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    // MARK: What there is

    /// The names of all families on this machine, sorted.
    open class var familyNames: [String] { FontDescription.availableFamilies }

    /// The names of the fonts in a family, from light to heavy; empty when there is no such family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        guard FontDescription.isAvailable(family: familyName) else { return [] }
        return [false, true].flatMap { isItalic in
            [400, 700].map { weight in
                FontName(family: familyName, weight: weight, isItalic: isItalic).description
            }
        }
    }

    // MARK: What it is

    /// The family's name.
    open var familyName: String { face.familyName }

    /// The font's name: its family's without spaces, its weight and whether it is slanted.
    open var fontName: String {
        FontName(family: face.familyName, weight: face.weight, isItalic: face.isItalic).description
    }

    /// The size in points.
    open var pointSize: CGFloat { face.size }

    /// How far letters may reach above the baseline, in points.
    open var ascender: CGFloat { face.metrics.ascender }

    /// How far letters may reach below the baseline, in points; negative.
    open var descender: CGFloat { face.metrics.descender }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { face.metrics.capHeight }

    /// The height of small letters, in points.
    open var xHeight: CGFloat { face.metrics.xHeight }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.metrics.lineHeight }

    /// The space that the font asks for between lines, in points.
    open var leading: CGFloat { face.metrics.leading }

    /// A description of the font, to make others like it.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, textStyle: textStyle) }

    /// Returns this font at another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        if fontSize == face.size && textStyle == nil && scaling == nil { return self }
        var face: FontDescription = face
        face.size = UIFont.usable(fontSize)
        return UIFont(face: face)
    }

    // MARK: Identity

    /// Returns `self`: a font never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is the same face at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || face == other.face && textStyle == other.textStyle && scaling == other.scaling
    }

    /// A hash that equal fonts share.
    open override var hash: Int { face.hashValue }

    /// Name, size and weight for people to read.
    open override var description: String {
        "<UIFont: \(fontName) \(pointSize)pt>"
    }
}

/// How `UIFontMetrics` made a font, so that it can be made again for another category.
struct FontScaling: Hashable {
    var textStyle: UIFont.TextStyle
    /// The font's size before scaling.
    var baseSize: CGFloat
    var maximumSize: CGFloat?
}

extension UITraitCollection {
    /// The category for choosing sizes: the stated one, else the application's, else `large`.
    var usableContentSizeCategory: UIContentSizeCategory {
        if preferredContentSizeCategory.rank != nil { return preferredContentSizeCategory }
        let category: UIContentSizeCategory = UITraitCollection.fallback.preferredContentSizeCategory
        return category.rank == nil ? .large : category
    }
}

extension UIFont {
    /// This font for another category, when it was made for a text style or by `UIFontMetrics`; else itself.
    package func adjusted(for traitCollection: UITraitCollection) -> UIFont {
        if let scaling {
            var face: FontDescription = face
            face.size = scaling.size(in: traitCollection)
            return face == self.face ? self : UIFont(face: face, scaling: scaling)
        }
        guard let textStyle else { return self }
        var face: FontDescription = face
        face.size =
            DynamicType.entry(for: textStyle, category: traitCollection.usableContentSizeCategory).size
        return face == self.face ? self : UIFont(face: face, textStyle: textStyle)
    }
}
