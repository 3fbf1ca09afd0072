import CoreGraphics
import Foundation

/// An object that customizes the layout of text, and is notified when text is laid out or layout is discarded.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the line spacing of a paragraph, in points, which replaces the line spacing of its style.
    ///
    /// Difference from Apple's protocol: The method is called once for each paragraph, and the result applies to all of
    /// its lines.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the first glyph of the paragraph.
    ///   - rect: A rectangle with the width of the line.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Called after `invalidateLayout(forCharacterRange:actualCharacterRange:)` discards layout.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called after a text view lays out its visible text.
    ///
    /// - Parameters:
    ///   - textContainer: The last container.
    ///   - layoutFinishedFlag: Whether the visible text is laid out, which is always true.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
