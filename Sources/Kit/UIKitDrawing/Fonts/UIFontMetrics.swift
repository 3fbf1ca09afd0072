import Foundation

/// Scales fonts and lengths with the person's choice of text size, as a text style scales.
// @unchecked: immutable after init.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Scales as the body style does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Returns `font`, which is meant for the usual text size, at the size for the current traits.
    ///
    /// A font that already scales is returned as it is.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns `font` scaled for the current traits, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled for the given traits; nil means the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled for the given traits, but no larger than `maximumPointSize`; 0 sets no limit.
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

    /// Returns a length, which is meant for the usual text size, for the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for the given traits, rounded to the pixels of their display scale; nil means the
    /// current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits: UITraitCollection = traitCollection ?? .current
        let scale: CGFloat = traits.usableDisplayScale
        return (value * DynamicType.factor(for: textStyle, in: traits) * scale).rounded() / scale
    }
}

extension DynamicType {
    /// By how much a style's lines are higher than at the usual text size.
    static func factor(for style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
        entry(for: style, category: traits.usableContentSizeCategory).lineHeight
            / entry(for: style, category: .large).lineHeight
    }
}

extension FontScaling {
    /// The font's size in the given traits, in points.
    func size(in traits: UITraitCollection) -> CGFloat {
        let size: CGFloat = (baseSize * DynamicType.factor(for: textStyle, in: traits) * 4).rounded() / 4
        return min(size, maximumSize ?? size)
    }
}
