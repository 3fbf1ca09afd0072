import CoreGraphics

/// The marker of a list item, which is drawn before the first line of a paragraph. It is not part of the text.
public final class ParagraphMarker: Hashable, Sendable {
    /// The text of the marker.
    public let run: TextRun

    /// The distance of the marker from the leading margin, in points.
    public let indent: CGFloat

    /// Creates a marker.
    public init(_ run: TextRun, indent: CGFloat) {
        self.run = run
        self.indent = indent
    }

    /// The layout of the marker, one line.
    public var layout: TextLayout { TextLayout.cached(runs: [run], maximumNumberOfLines: 1) }

    public static func == (lhs: ParagraphMarker, rhs: ParagraphMarker) -> Bool {
        lhs === rhs || lhs.run == rhs.run && lhs.indent == rhs.indent
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(run)
        hasher.combine(indent)
    }
}
