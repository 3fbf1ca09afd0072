import Foundation
import UIKitDrawing

/// The text of a configuration, with or without attributes.
package struct ConfigurationText: Hashable, Sendable {
    /// The characters.
    package let plain: String?
    /// The attributed text, or nil if the text was set without attributes.
    private let own: AttributedString?

    package init(plain: String? = nil) {
        self.plain = plain
        own = nil
    }

    package init(attributed: AttributedString?) {
        plain = attributed.map { String($0.characters) }
        own = attributed
    }

    /// The text as an attributed string.
    package var attributed: AttributedString? { own ?? plain.map { AttributedString($0) } }

    /// Returns the text with its attributes, or nil if it has no attributes and no transformer adds any.
    package func styled(
        by transformer: UIConfigurationTextAttributesTransformer?, font: UIFont, color: UIColor
    ) -> NSAttributedString? {
        guard own != nil || transformer != nil, let attributed else { return nil }
        return UIConfigurationTextAttributesTransformer.apply(
            transformer, to: attributed, font: font, color: color)
    }
}
