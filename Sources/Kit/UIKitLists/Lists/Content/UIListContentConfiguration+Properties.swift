import Foundation

extension UIListContentConfiguration {
    /// The appearance of text.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The alignment of lines.
        public enum TextAlignment: Int, Sendable {
            /// The leading side in the reading direction of the user interface.
            case natural = 0
            /// Centered.
            case center = 1
            /// Justified.
            case justified = 2
        }

        /// The case transform of text.
        public enum TextTransform: Int, Sendable {
            /// No change.
            case none = 0
            /// Uppercase.
            case uppercase = 1
            /// Lowercase.
            case lowercase = 2
            /// Each word begins with an uppercase letter.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// A transformer of the color. The default is nil, which means that the color is not changed.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines. The default is `natural`.
        public var alignment: TextAlignment = .natural
        /// The technique for wrapping or truncating the text. The default is `byTruncatingTail`.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines. The default, 0, means no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks so that the text fits the width. The default is false.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor of the font. The default is 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the distances between the letters shrink before the text is truncated. The default is false.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's preferred text size. The default is true.
        public var adjustsFontForContentSizeCategory = true
        /// The case transform of the text. The default is `none`.
        public var transform: TextTransform = .none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the color of the text, changed by `colorTransformer`, if any.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Replaces the font, the color and the transform with those of `new`, each only if it equals that of `old`.
        mutating func replace(_ old: TextProperties, by new: TextProperties) {
            if font == old.font { font = new.font }
            if color == old.color { color = new.color }
            if transform == old.transform { transform = new.transform }
        }

        func apply(to label: UILabel, text: String?, attributed: NSAttributedString?) {
            label.font = font
            label.textColor = resolvedColor()
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            switch alignment {
            case .natural: label.textAlignment = .natural
            case .center: label.textAlignment = .center
            case .justified: label.textAlignment = .justified
            }
            if let attributed { label.attributedText = attributed } else { label.text = transformed(text) }
        }

        private func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    /// The appearance of an image.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// A width or height for `reservedLayoutSize` that reserves the standard space for symbols, which scales with
        /// the preferred text size.
        public static let standardDimension: CGFloat = -1

        /// The configuration of symbol images. Values that neither it nor the image specifies are those of the text
        /// style of the list configuration. The default is nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images. The default is nil, which means the tint color.
        public var tintColor: UIColor?
        /// A transformer of the tint color. The default is nil, which means that the color is not changed.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// Returns the color of template images in a view with `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color: UIColor = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The corner radius, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. A dimension of 0, the default, is unlimited.
        public var maximumSize: CGSize = .zero
        /// The size of the space for the image, in points. The default is zero.
        ///
        /// A dimension of 0 means the dimension of the image. The width of a symbol is then at least
        /// `standardDimension`, so that the text of rows with different symbols is aligned.
        public var reservedLayoutSize: CGSize = .zero

        init() {}
    }
}
