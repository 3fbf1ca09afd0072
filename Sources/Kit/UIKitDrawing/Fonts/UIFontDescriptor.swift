import Foundation
import TextLayout

/// A description of a font: a family, a size, a weight, and traits.
// @unchecked: immutable after init.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    private(set) final var face: FontDescription
    private(set) final var textStyle: UIFont.TextStyle?

    convenience init(face: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        self.init(fontAttributes: [:])
        self.face = face
        self.textStyle = textStyle
    }

    /// Creates a descriptor with attributes. Unknown attributes are ignored. Without a family, the descriptor describes
    /// the system font.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let resolved = UIFontDescriptor.resolve(attributes, over: FontDescription(size: 0))
        face = resolved.face
        textStyle = resolved.textStyle
        super.init()
    }

    /// Creates a descriptor of the font with the given name, such as "NotoSans-Bold", and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Returns the descriptor of the font for a text style in the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of the font for a text style in the given traits. Nil means the current traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Attributes

    /// The PostScript name of the font, such as "NotoSans-Bold".
    open var postscriptName: String { face.postScriptName }

    /// The size in points, or 0 if it is not specified.
    open var pointSize: CGFloat { face.size }

    /// The italic, bold, expanded, condensed, and monospaced traits.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.expansion > 0 { traits.insert(.traitExpanded) }
        if face.expansion < 0 { traits.insert(.traitCondensed) }
        if face.hasFixedPitch { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes. The system font has no family and no name here, so that a descriptor with these attributes also
    /// describes the system font.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: face.size,
            .traits: [
                TraitKey.weight: UIFont.Weight(css: face.weight).rawValue, TraitKey.width: face.expansion,
                TraitKey.slant: face.isItalic ? Self.italicSlant : 0, TraitKey.symbolic: symbolicTraits.rawValue,
            ] as [TraitKey: Any],
        ]
        if !face.family.isEmpty {
            attributes[.family] = face.familyName
            attributes[.name] = postscriptName
        }
        // As on Apple platforms, the value can be cast to a string and to a style.
        if let textStyle { attributes[.textStyle] = NSString(string: textStyle.rawValue) }
        let digits: [String] = face.hasMonospacedDigits ? ["tnum=1"] : []
        let features: String = (digits + (face.features.isEmpty ? [] : [face.features])).joined(separator: ",")
        if !features.isEmpty { attributes[.featureSettings] = FontFeature.settings(of: features) }
        if !face.variations.isEmpty {
            attributes[FontVariation.attribute] = FontVariation.attribute(of: face.variations)
        }
        return attributes
    }

    /// The slant of italic fonts on Apple platforms.
    private static let italicSlant: CGFloat = 0.07

    /// Returns the value of an attribute, or nil if the descriptor does not have it.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        switch anAttribute {
        case .family: face.familyName
        case .name: postscriptName
        case .face: face.appleFace?.style ?? FontName(family: "", weight: face.weight, isItalic: face.isItalic).style
        default: fontAttributes[anAttribute]
        }
    }

    /// Returns the descriptors of the available fonts that match this one: the descriptor itself, or an empty array if
    /// the family or the name is mandatory and the family is not available.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let isMandatory: Bool = mandatoryKeys?.isDisjoint(with: [.family, .name]) == false
        return isMandatory && !face.family.isEmpty && FontName.installedFamily(face.family) == nil ? [] : [self]
    }

    // MARK: Derived descriptors

    /// Returns this descriptor with some attributes replaced.
    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        let resolved = UIFontDescriptor.resolve(attributes, over: face)
        return UIFontDescriptor(face: resolved.face, textStyle: resolved.textStyle ?? textStyle)
    }

    /// Returns this descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var face = face
        face.size = newPointSize
        return UIFontDescriptor(face: face)
    }

    /// Returns this descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns this descriptor with exactly the given traits, or nil if there is no such font.
    ///
    /// Only the system font has a monospaced variant, which keeps its design without `traitMonoSpace`. For other
    /// families, `traitMonoSpace` is ignored if their fonts are monospaced, and otherwise the result is nil.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        let isMonospaced: Bool = symbolicTraits.contains(.traitMonoSpace)
        if isMonospaced && !face.hasFixedPitch && !face.family.isEmpty { return nil }
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if isMonospaced { face.isMonospaced = face.family.isEmpty }
        face.expansion = symbolicTraits.expansion(like: face)
        if symbolicTraits.contains(.traitBold) != (face.weight >= 600) {
            face.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
        }
        return UIFontDescriptor(face: face, textStyle: textStyle)
    }

    /// Returns a descriptor of the system font in another design, or nil if the design is not available.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        var face = face
        switch design {
        case .default:
            face.family = ""
            face.isMonospaced = false
        case .monospaced:
            face.family = ""
            face.isMonospaced = true
        case .serif:
            guard let family = FontName.installedFamily("Noto Serif") else { return nil }
            face.family = family
            face.isMonospaced = false
        default:
            return nil
        }
        return UIFontDescriptor(face: face, textStyle: textStyle)
    }

    // MARK: Identity

    /// Returns `self`, because descriptors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a descriptor with the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || face == other.face && textStyle == other.textStyle
    }

    /// A hash that equal descriptors share.
    open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
    /// Returns `face` with `attributes` applied, and the text style of the attributes.
    private static func resolve(
        _ attributes: [AttributeName: Any], over face: FontDescription
    ) -> (face: FontDescription, textStyle: UIFont.TextStyle?) {
        var face = face
        if let name = attributes[.name] as? String, let named = FontName(name).face(size: face.size) {
            face.family = named.family
            face.weight = named.weight
            face.isItalic = named.isItalic
            face.expansion = named.expansion
        }
        if let family = attributes[.family] as? String {
            face.family = FontName.installedFamily(family) ?? family
            // The regular font of some families is not regular, such as that of DIN Condensed.
            if attributes[.name] == nil, face.weight == 400, face.expansion == 0,
                let regular = AppleFamily.regularFace(ofFamily: family)?.face
            {
                (face.weight, face.expansion) = (regular.weight, regular.expansion)
            }
        }
        if let style = attributes[.face] as? String { face.setStyle(style) }
        // Only the system font has a monospaced variant.
        if !face.family.isEmpty { face.isMonospaced = false }
        if let size = number(attributes[.size]) { face.size = size }
        if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            face.features = FontFeature.features(of: settings)
        }
        if let axes = FontVariation.axes(of: attributes[FontVariation.attribute]) { face.variations = axes }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let symbolic = traits[.symbolic] as? UInt32 {
                let symbolic = SymbolicTraits(rawValue: symbolic)
                face.isItalic = symbolic.contains(.traitItalic)
                if symbolic.contains(.traitBold) { face.weight = 700 }
                if symbolic.contains(.traitMonoSpace) { face.isMonospaced = face.family.isEmpty }
                face.expansion = symbolic.expansion(like: face)
            }
            if let slant = number(traits[.slant]) { face.isItalic = slant > 0 }
            if let width = traits[.width] as? UIFont.Width {
                face.expansion = width.rawValue
            } else if let width = number(traits[.width]) {
                face.expansion = width
            }
            if let weight = traits[.weight] as? UIFont.Weight {
                face.weight = weight.css
            } else if let weight = number(traits[.weight]) {
                face.weight = UIFont.Weight(weight).css
            }
        }
        let style =
            attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map { UIFont.TextStyle(rawValue: $0) }
        // A text style determines the size and the weight that are not specified.
        if let style, face.size <= 0 {
            let standard: FontDescription = UIFont.preferredFont(forTextStyle: style).face
            face.size = standard.size
            if attributes[.traits] == nil, attributes[.name] == nil { face.weight = standard.weight }
        }
        return (face, style)
    }

    /// Returns a number of any type, or nil if the value is not a number.
    private static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension UIFontDescriptor.SymbolicTraits {
    /// Returns the width of a font with these traits: that of `face` if it has the traits, otherwise a standard width.
    fileprivate func expansion(like face: FontDescription) -> CGFloat {
        let width: CGFloat = face.expansion
        if contains(.traitCondensed) { return width < 0 ? width : UIFont.Width.condensed.rawValue }
        if contains(.traitExpanded) { return width > 0 ? width : UIFont.Width.expanded.rawValue }
        // All fonts of a family such as DIN Condensed can be condensed.
        let widths: [CGFloat] = AppleFamily.named(face.family)?.faces.map { $0.expansion } ?? []
        return widths.min { abs($0) < abs($1) } ?? 0
    }
}
