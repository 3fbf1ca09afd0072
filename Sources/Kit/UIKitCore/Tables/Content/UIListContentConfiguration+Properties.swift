import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Where lines stand.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// What happens to the letters.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Where lines stand. The default is `natural`.
        public var alignment: TextAlignment = .natural
        /// What happens to text that is too long. The default is `byTruncatingTail`.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// Whether text that does not fit is made smaller. The default is false.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may be made, as a factor. The default is 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the person's choice of text size. The default is true.
        public var adjustsFontForContentSizeCategory = true
        /// What happens to the letters. The default is nothing.
        public var transform: TextTransform = .none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        func apply(to label: UILabel, text: String?, attributed: NSAttributedString?) {
            label.font = font
            label.textColor = color
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
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

    /// How an image looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The colour of images that are templates; nil, the default, is the tint.
        public var tintColor: UIColor?
        /// How round its corners are, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// How large it may be shown, in points; 0, the default, is no limit.
        public var maximumSize: CGSize = .zero
        /// The room that is kept for it, in points, whatever its size; 0, the default, is its own size.
        public var reservedLayoutSize: CGSize = .zero

        init() {}
    }
}
