import CoreGraphics
import Foundation
import TextLayout

/// The font and format of text that does not specify them.
package struct TextDefaults: Hashable {
    package var font: FontDescription
    package var format: ParagraphFormat

    package init(font: FontDescription, format: ParagraphFormat = ParagraphFormat()) {
        self.font = font
        self.format = format
    }

    /// The defaults for drawing strings.
    static let drawing = TextDefaults(font: FontDescription(size: UIFont.defaultSize))
}
