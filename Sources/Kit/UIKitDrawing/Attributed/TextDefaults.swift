import CoreGraphics
import Foundation
import TextLayout

/// How text looks where its attributes do not say.
package struct TextDefaults: Hashable {
    package var font: FontDescription
    package var format: ParagraphFormat

    package init(font: FontDescription, format: ParagraphFormat = ParagraphFormat()) {
        self.font = font
        self.format = format
    }

    /// What drawing a string without attributes uses.
    static let drawing = TextDefaults(font: FontDescription(size: UIFont.defaultSize))
}
