import Foundation

/// The space that is available to text.
package struct TextLimits: Hashable {
    /// The width in points, or `.greatestFiniteMagnitude` for no limit.
    package var width: CGFloat
    /// The height in points, or `.greatestFiniteMagnitude` for no limit.
    package var height: CGFloat
    /// The maximum number of lines; 0 means no limit.
    package var lineLimit: Int
    /// The maximum number of lines of a paragraph whose line break mode truncates or clips; 0 means no limit.
    package var truncatedParagraphLineLimit: Int

    package init(
        width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude, lineLimit: Int = 0,
        truncatedParagraphLineLimit: Int = 0
    ) {
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.truncatedParagraphLineLimit = truncatedParagraphLineLimit
    }
}
