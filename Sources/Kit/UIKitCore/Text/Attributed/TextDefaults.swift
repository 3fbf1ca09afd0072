import CoreGraphics
import Foundation
import TextLayout

/// How text looks where its attributes do not say.
struct TextDefaults: Hashable {
    var font: FontDescription
    var format: ParagraphFormat

    init(font: FontDescription, format: ParagraphFormat = ParagraphFormat()) {
        self.font = font
        self.format = format
    }

    /// What drawing a string without attributes uses.
    static let drawing = TextDefaults(font: FontDescription(size: UIFont.defaultSize))
}

/// How much room text has.
struct TextRoom: Hashable {
    /// In points; infinite when there is no bound.
    var width: CGFloat = .greatestFiniteMagnitude
    var height: CGFloat = .greatestFiniteMagnitude
    /// The most lines there may be; 0 sets no limit.
    var lineLimit = 0
    /// The most lines a paragraph may have whose line break mode truncates or clips; 0 sets no limit.
    var truncatedParagraphLineLimit = 0

    static let unbounded = TextRoom()
}
