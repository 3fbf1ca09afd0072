import Foundation

/// An object that scales fonts and lengths with the user's preferred text size, in proportion to the line height of a
/// text style.
// @unchecked: immutable after init.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Returns `font` scaled for the current traits. The size of `font` is the size for the default category, `large`.
    ///
    /// A font that already scales with the text size is returned unchanged.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns `font` scaled for the current traits, with at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled for the given traits. Nil means the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled for the given traits, with at most `maximumPointSize` points. A maximum of 0 means no
    /// limit. Nil traits mean the current traits.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if font.textStyle != nil || font.scaling != nil { return font }
        let scaling = FontScaling(
            textStyle: textStyle, baseSize: font.pointSize, maximumSize: maximumPointSize > 0 ? maximumPointSize : nil)
        var face = font.face
        face.size = scaling.size(in: traitCollection ?? .current)
        return UIFont(face: face, scaling: scaling)
    }

    /// Returns a length scaled for the current traits. `value` is the length for the default category, `large`.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for the given traits and rounded to whole pixels of their display scale. Nil means the
    /// current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits: UITraitCollection = traitCollection ?? .current
        let scale = traits.effectiveDisplayScale
        return (value * DynamicType.factor(for: textStyle, in: traits) * scale).rounded() / scale
    }
}

extension DynamicType {
    /// Returns the ratio of a style's line height in the given traits to its line height for the default category.
    static func factor(for style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
        entry(for: style, category: traits.effectiveContentSizeCategory).lineHeight
            / entry(for: style, category: .large).lineHeight
    }
}

extension FontScaling {
    /// Returns the font size in the given traits, rounded to whole points as on iOS.
    func size(in traits: UITraitCollection) -> CGFloat {
        let size: CGFloat = (baseSize * DynamicType.factor(for: textStyle, in: traits)).rounded()
        return min(size, maximumSize ?? size)
    }
}
