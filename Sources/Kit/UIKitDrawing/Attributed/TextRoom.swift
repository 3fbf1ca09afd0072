import Foundation

/// How much room text has.
package struct TextRoom: Hashable {
    /// In points; infinite when there is no bound.
    package var width: CGFloat
    package var height: CGFloat
    /// The most lines there may be; 0 sets no limit.
    package var lineLimit: Int
    /// The most lines a paragraph may have whose line break mode truncates or clips; 0 sets no limit.
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
