import Foundation
import UIKitCore

extension UIContentUnavailableConfiguration {
    /// The properties of a picture.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The size and the weight of a symbol. The default is 48 points.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// The tint of a template image. The default is `secondaryLabel`.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points. The default, zero, means no limit.
        public var maximumSize: CGSize = .zero
    }

    /// The properties of the primary or secondary text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The font.
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        /// The color.
        public var color: UIColor = .label
        /// How lines that do not fit are wrapped or truncated. The default is `byWordWrapping`.
        public var lineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The maximum number of lines. The default, 0, means no limit.
        public var numberOfLines = 0
        /// Whether the font becomes smaller if the text does not fit in one line. The default is false.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font. The default is 0.
        public var minimumScaleFactor: CGFloat = 0
    }

    /// The properties of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action of the button. Its title and its image are used if the configuration of the button has none. The
        /// default is nil.
        public var primaryAction: UIAction?
        /// The menu of the button, which a touch shows if the button has no action. The default is nil.
        public var menu: UIMenu?
        /// Whether the button is enabled. The default is true.
        public var isEnabled = true
    }
}
