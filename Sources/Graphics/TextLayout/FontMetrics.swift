import Foundation

/// The vertical measures of a face at one size, in points and unrounded.
///
/// For the system face the line's measures are San Francisco's (ascender 0.952, descender 0.241 of the size), not
/// Inter's own, so that layouts get the line heights that iOS gives: 20.29 points at size 17.
public struct FontMetrics: Hashable, Sendable {
    /// The height above the baseline that a line reserves; positive.
    public var ascender: CGFloat

    /// The depth below the baseline that a line reserves; negative.
    public var descender: CGFloat

    /// The space the face asks for between two lines; most faces ask for none.
    public var leading: CGFloat

    /// The height of a flat capital letter.
    public var capHeight: CGFloat

    /// The height of a flat small letter.
    public var xHeight: CGFloat

    /// The distance from one baseline to the next, without ``leading``.
    public var lineHeight: CGFloat

    /// Creates measures; `lineHeight` is ascender minus descender.
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.lineHeight = ascender - descender
    }
}
