import Foundation
import TextLayout

/// A typeface at a size. Fonts are immutable and can be used on any thread.
///
/// The system font is Inter with the line heights of Apple's system font.
// @unchecked: immutable after init.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    /// The description of the font for text layout.
    // Unchecked: the property is written only during initialization, so accesses cannot overlap.
    @exclusivity(unchecked) package private(set) final var face: FontDescription

    /// The text style that determines the size of the font, or nil if the font was not created for a text style.
    private(set) final var textStyle: TextStyle?

    /// The parameters with which `UIFontMetrics` scaled the font, or nil if the font is not scaled.
    private(set) final var scaling: FontScaling?

    convenience init(face: FontDescription, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
        self.init()
        self.face = face
        self.textStyle = textStyle
        self.scaling = scaling
    }

    /// Creates the system font with a size of 12 points.
    public override init() {
        face = FontDescription(size: UIFont.defaultSize)
        textStyle = nil
        scaling = nil
        super.init()
    }

    /// Creates the font for a descriptor.
    ///
    /// - Parameter pointSize: The size, in points. If it is 0, the size of the descriptor is used, or 12 if the
    ///   descriptor has no size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize > 0 { face.size = pointSize }
        if face.size <= 0 { face.size = UIFont.defaultSize }
        self.face = face
        textStyle = pointSize > 0 ? nil : descriptor.textStyle
        scaling = nil
        super.init()
    }

    /// Creates a font from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let archived = ArchivedFont(coder) else { return nil }
        self.init(face: archived.face, textStyle: archived.textStyle, scaling: archived.scaling)
    }

    /// Adds the font to an archive.
    open func encode(with coder: NSCoder) {
        ArchivedFont(face: face, textStyle: textStyle, scaling: scaling).encode(with: coder)
    }

    /// Whether secure archives can contain fonts. It is true.
    public static var supportsSecureCoding: Bool { true }

    /// Creates the font with the given name, such as "NotoSans-Bold" or "Noto Sans", or nil if the font is neither
    /// installed nor a font of iOS.
    ///
    /// Difference from Apple's class: The fonts of iOS, such as "HelveticaNeue-Bold", are drawn in an installed font of
    /// the same kind and weight, if possible with the same metrics.
    ///
    /// - Parameter fontSize: The size, in points. If it is not positive, the size is 12.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let size: CGFloat = fontSize > 0 ? fontSize : UIFont.defaultSize
        guard let face = FontName(fontName).face(size: size) else { return nil }
        self.face = face
        textStyle = nil
        scaling = nil
        super.init()
    }

    static let defaultSize: CGFloat = 12

    // MARK: System fonts

    /// Returns the system font with the given size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font with the given size in points and the given weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: validSize(fontSize), weight: weight.css))
    }

    /// Returns the system font with the given size in points, the given weight and the given width.
    ///
    /// Difference from Apple's class: The glyphs of the standard width are scaled.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var face = FontDescription(size: validSize(fontSize), weight: weight.css)
        face.expansion = width.rawValue
        return UIFont(face: face)
    }

    /// Returns the bold system font with the given size in points. Its weight is semibold, as on iOS.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font with the given size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(size: validSize(fontSize), isItalic: true))
    }

    /// Returns the system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: validSize(fontSize), weight: weight.css, hasMonospacedDigits: true))
    }

    /// Returns the monospaced system font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(size: validSize(fontSize), weight: weight.css, isMonospaced: true))
    }

    private static func validSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : defaultSize }

    /// Returns the font for a text style at the user's preferred text size (`UITraitCollection.current`).
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font for a text style in the given traits. Nil means the current traits.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits: UITraitCollection = traitCollection ?? .current
        let category = traits.effectiveContentSizeCategory
        var weight = DynamicType.weight(for: style).css
        if traits.legibilityWeight == .bold { weight = min(900, weight + 200) }
        let size = DynamicType.entry(for: style, category: category).size
        return UIFont(face: FontDescription(size: size, weight: weight), textStyle: style)
    }

    /// The font size of buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of text in labels, in points.
    open class var labelFontSize: CGFloat { 17 }

    /// The standard size of the system font, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The small size of the system font, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    // MARK: Installed fonts

    /// The sorted names of all installed families.
    open class var familyNames: [String] { FontDescription.availableFamilies }

    /// Returns the names of the fonts in a family: regular, bold, italic, and bold italic, or all fonts of a family of
    /// iOS. The array is empty if there is no such family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        if let family = AppleFamily.named(familyName) { return family.faces.map(\.name) }
        guard FontDescription.isAvailable(family: familyName) else { return [] }
        return [false, true].flatMap { isItalic in
            [400, 700].map { weight in
                FontName(family: familyName, weight: weight, isItalic: isItalic).description
            }
        }
    }

    // MARK: Attributes

    /// The family's name.
    open var familyName: String { face.familyName }

    /// The name of the font: for a font of iOS, its PostScript name; otherwise the family name without spaces, then the
    /// weight, then "Italic" for an italic font.
    open var fontName: String { face.postScriptName }

    /// The size in points.
    open var pointSize: CGFloat { face.size }

    /// The maximum height of glyphs above the baseline, in points.
    open var ascender: CGFloat { face.metrics.ascender }

    /// The maximum depth of glyphs below the baseline, in points, as a negative number.
    open var descender: CGFloat { face.metrics.descender }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { face.metrics.capHeight }

    /// The height of the lowercase letter x, in points.
    open var xHeight: CGFloat { face.metrics.xHeight }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.metrics.lineHeight }

    /// The recommended space between lines, in points.
    open var leading: CGFloat { face.metrics.leading }

    /// The descriptor of the font, from which similar fonts can be created.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, textStyle: textStyle) }

    /// Returns this font with another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        if fontSize == face.size && textStyle == nil && scaling == nil { return self }
        var face = face
        face.size = UIFont.validSize(fontSize)
        return UIFont(face: face)
    }

    // MARK: Identity

    /// Returns `self`, because fonts are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a font with the same typeface, size, text style, and scaling.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || face == other.face && textStyle == other.textStyle && scaling == other.scaling
    }

    /// A hash that equal fonts share.
    open override var hash: Int { face.hashValue }

    /// The name and the size.
    open override var description: String {
        "<UIFont: \(fontName) \(pointSize)pt>"
    }
}

/// The parameters with which `UIFontMetrics` scaled a font. They are used to scale the font for other categories.
struct FontScaling: Hashable {
    var textStyle: UIFont.TextStyle
    /// The font size before scaling, in points.
    var baseSize: CGFloat
    var maximumSize: CGFloat?
}

extension UITraitCollection {
    /// The content size category that determines font sizes: the category of the collection if it is specified,
    /// otherwise the category of the application, otherwise `large`.
    var effectiveContentSizeCategory: UIContentSizeCategory {
        if preferredContentSizeCategory.rank != nil { return preferredContentSizeCategory }
        let category = UITraitCollection.fallback.preferredContentSizeCategory
        return category.rank == nil ? .large : category
    }
}

extension UIFont {
    /// Creates the font for a description.
    package convenience init(_ face: FontDescription) { self.init(face: face) }

    /// Returns this font at the size for the content size category of the traits. Fonts that were created neither for a
    /// text style nor by `UIFontMetrics` are returned unchanged.
    package func adjusted(for traitCollection: UITraitCollection) -> UIFont {
        if let scaling {
            var face = face
            face.size = scaling.size(in: traitCollection)
            return face == self.face ? self : UIFont(face: face, scaling: scaling)
        }
        guard let textStyle else { return self }
        var face = face
        face.size =
            DynamicType.entry(for: textStyle, category: traitCollection.effectiveContentSizeCategory).size
        return face == self.face ? self : UIFont(face: face, textStyle: textStyle)
    }
}
