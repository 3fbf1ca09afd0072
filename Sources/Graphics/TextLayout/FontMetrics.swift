import Foundation

/// The vertical metrics of a font at one size, in points. They are not rounded.
///
/// The line metrics of the system font are those of San Francisco (ascender 0.952 and descender 0.241 of the size), not
/// of Inter. Layouts therefore have the same line heights as on iOS: 20.28 points at size 17.
public struct FontMetrics: Hashable, Sendable {
    /// The height of a line above the baseline, as a positive number.
    public var ascender: CGFloat

    /// The depth of a line below the baseline, as a negative number.
    public var descender: CGFloat

    /// The recommended space between lines. It is 0 for most fonts.
    public var leading: CGFloat

    /// The height of flat capital letters, such as H.
    public var capHeight: CGFloat

    /// The height of flat lowercase letters, such as x.
    public var xHeight: CGFloat

    /// The distance between adjacent baselines, without ``leading``.
    public var lineHeight: CGFloat

    /// Creates metrics. `lineHeight` is the ascender minus the descender.
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.lineHeight = ascender - descender
    }
}
