extension UIButton {
    /// What a button looks like, as one value.
    @preconcurrency @MainActor
    public struct Configuration {
        /// How corners are rounded.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        enum Kind { case plain, gray, tinted, filled, borderless, bordered }

        let kind: Kind

        /// What the button says.
        public var title: String?
        /// A second line.
        public var subtitle: String?
        /// What the button says, styled; it goes before `title`.
        var attributedTitle: NSAttributedString?
        /// Its picture.
        public var image: UIImage?
        /// Where the picture stands. The default is before the title.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How the lines of title and subtitle are aligned. The default depends on the image: leading beside it, else
        /// centered.
        public var titleAlignment: TitleAlignment = .automatic
        /// How a long title is broken. Modes that wrap permit several lines, the others one. The default is
        /// `byWordWrapping`.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// How a long subtitle is broken. Modes that wrap permit several lines, the others one. The default is
        /// `byWordWrapping`.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The space around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// How corners are rounded.
        public var cornerStyle: CornerStyle = .dynamic
        /// How large the button is.
        public var buttonSize: Size = .medium {
            didSet { contentInsets = Configuration.insets(for: buttonSize) }
        }
        /// The colour of title and picture; nil follows from the kind.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil follows from the kind.
        public var baseBackgroundColor: UIColor?
        /// What lies behind the content.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether something that turns stands in the picture's place. The default is false.
        public var showsActivityIndicator = false

        private init(_ kind: Kind) {
            self.kind = kind
            contentInsets = Configuration.insets(for: .medium)
        }

        /// Title and picture alone, with some space around.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a background of the pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On a background of the full tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Title and picture alone, with no space around.
        public static func borderless() -> Configuration {
            var configuration = Configuration(.borderless)
            configuration.contentInsets = .zero
            return configuration
        }
        /// On a grey background, in the tint's colour.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// On a background of the full tint.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// On a background of the pale tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The style of the title, which follows the person's text size.
        var titleStyle: UIFont.TextStyle {
            switch buttonSize {
            case .mini, .small: .subheadline
            case .medium: .body
            case .large: .headline
            }
        }

        /// The alignment of the lines of title and subtitle.
        func textAlignment(in button: UIButton) -> NSTextAlignment {
            let isBeside: Bool = button.currentImage != nil && imagePlacement != .top && imagePlacement != .bottom
            switch titleAlignment {
            case .automatic: return isBeside ? .natural : .center
            case .leading: return .natural
            case .center: return .center
            case .trailing: return button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
            }
        }

        func cornerRadius(forHeight height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : (buttonSize == .large ? 12 : 8)
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        /// What it looks like in the state of `button`: colours that were left open follow from kind, tint and state.
        public func updated(for button: UIButton) -> Configuration {
            var updated: Configuration = self
            let tint: UIColor = baseBackgroundColor ?? button.tintColor
            let foreground: UIColor
            let background: UIColor?
            switch kind {
            case .plain, .borderless:
                foreground = baseForegroundColor ?? button.tintColor
                background = baseBackgroundColor
            case .gray, .bordered:
                foreground = baseForegroundColor ?? (kind == .gray ? button.tintColor : button.tintColor)
                background = baseBackgroundColor ?? .secondarySystemFill
            case .tinted:
                foreground = baseForegroundColor ?? tint
                background = tint.withAlphaComponent(0.18)
            case .filled:
                foreground = baseForegroundColor ?? .white
                background = tint
            }
            let isFilled: Bool = kind != .plain && kind != .borderless
            if !button.isEnabled {
                updated.baseForegroundColor = .tertiaryLabel
                updated.background.backgroundColor =
                    self.background.backgroundColor ?? (isFilled ? .tertiarySystemFill : nil)
            } else {
                let pressed: Bool = button.isHighlighted
                updated.baseForegroundColor =
                    pressed && !isFilled ? foreground.withAlphaComponent(0.4) : foreground
                let color: UIColor? = self.background.backgroundColor ?? background
                updated.background.backgroundColor = pressed ? color.map(Configuration.pressed) : color
            }
            return updated
        }

        /// A colour under a finger: paler, as on iOS.
        private static func pressed(_ color: UIColor) -> UIColor {
            UIColor { traits in
                let resolved: UIColor = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
            }
        }
    }
}
