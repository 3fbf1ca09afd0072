extension UIButton {
    /// The content and appearance of a button.
    @preconcurrency @MainActor
    public struct Configuration: Hashable {
        /// The rounding of corners.
        public enum CornerStyle: Int, Sendable {
            /// The corner radius of the background.
            case fixed = -1
            /// The corner radius of the background, or a standard radius if it is 0.
            case dynamic = 0
            /// A radius of 5 points.
            case small = 1
            /// A radius of 8 points.
            case medium = 2
            /// A radius of 12 points.
            case large = 3
            /// A radius of half the height.
            case capsule = 4
        }

        /// The size of a button, which determines its insets and the text style of its title.
        public enum Size: Int, Sendable {
            /// The standard size.
            case medium = 0
            /// Smaller than the standard size.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// Larger than the standard size.
            case large = 3
        }

        /// The alignment of the title and the subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// Leading beside an image, otherwise centered.
            case automatic = 0
            /// Lines begin at the leading edge.
            case leading = 1
            /// Lines are centered.
            case center = 2
            /// Lines end at the trailing edge.
            case trailing = 3
        }

        /// The indicators of buttons that open menus.
        public enum Indicator: Int, Sendable {
            /// Two arrows for a pop-up button, and none for other buttons.
            case automatic = 0
            /// No indicator.
            case none = 1
            /// Two arrows.
            case popup = 2
        }

        enum Kind { case plain, gray, tinted, filled, borderless, bordered, glass, prominentGlass }

        let kind: Kind
        /// The effect of a glass button. Nil for other buttons.
        private var glass: ButtonGlass?

        private var storedTitle = ConfigurationText()
        private var storedSubtitle = ConfigurationText()

        /// The title.
        public var title: String? {
            get { storedTitle.plain }
            set { storedTitle = ConfigurationText(plain: newValue) }
        }
        /// The title with attributes. The standard font and color replace missing attributes.
        public var attributedTitle: AttributedString? {
            get { storedTitle.attributed }
            set { storedTitle = ConfigurationText(attributed: newValue) }
        }
        /// The subtitle, below the title.
        public var subtitle: String? {
            get { storedSubtitle.plain }
            set { storedSubtitle = ConfigurationText(plain: newValue) }
        }
        /// The subtitle with attributes. The standard font and color replace missing attributes.
        public var attributedSubtitle: AttributedString? {
            get { storedSubtitle.attributed }
            set { storedSubtitle = ConfigurationText(attributed: newValue) }
        }
        /// A transformer of the attributes of the title. The default is nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A transformer of the attributes of the subtitle. The default is nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image.
        public var image: UIImage?
        /// The configuration of a symbol image. The image's configuration applies to what it leaves open. If neither
        /// specifies a size, the symbol has the size of the title's text style. The default is nil.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A transformer of the color of the image. The default is nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A transformer of the color of the activity indicator. The default is nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator at the trailing edge. The default is `automatic`.
        public var indicator: Indicator = .automatic
        /// A transformer of the color of the indicator at the trailing edge. The default is nil.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the title at which the image is placed. The default is `leading`.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between the image and the title, in points. The default is 0.
        public var imagePadding: CGFloat = 0
        /// The space for the image along the axis of `imagePlacement`, in points. A smaller image is centered in the
        /// space, and a larger image enlarges it. The default is 0. The text size does not change the space.
        public var imageReservation: CGFloat = 0
        /// The distance between the title and the subtitle, in points. The default is 1.
        public var titlePadding: CGFloat = 1
        /// The alignment of the lines of the title and the subtitle. The default, `automatic`, is leading beside an
        /// image, otherwise centered.
        public var titleAlignment: TitleAlignment = .automatic
        /// The line break mode of the title. With a wrapping mode, the title can have several lines. The default is
        /// `byWordWrapping`.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The line break mode of the subtitle. With a wrapping mode, the subtitle can have several lines. The default
        /// is `byWordWrapping`.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The margins around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The rounding of corners.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size of the button. Setting it replaces `contentInsets`. The default is `medium`.
        public var buttonSize: Size = .medium {
            didSet { contentInsets = Configuration.insets(for: buttonSize) }
        }
        /// The color of the title and the image. If nil, the default, the kind of configuration determines the color.
        public var baseForegroundColor: UIColor?
        /// The color of the background. If nil, the default, the kind of configuration determines the color.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether an activity indicator replaces the image. The default is false.
        public var showsActivityIndicator = false
        /// Whether a selected button has the more prominent background of another kind of configuration: tinted in
        /// place of plain or borderless, filled in place of gray, bordered or tinted, and prominent glass in place of
        /// glass. The default is true.
        public var automaticallyUpdateForSelection = true

        private init(_ kind: Kind) {
            self.kind = kind
            contentInsets = Configuration.insets(for: .medium)
        }

        /// Creates the configuration of a glass button.
        ///
        /// - Parameter isProminent: Whether the glass has the tint color of the button.
        package init(isProminent: Bool, glass: ButtonGlass) {
            self.init(isProminent ? .prominentGlass : .glass)
            self.glass = glass
            cornerStyle = .capsule
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a background in a translucent tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a background in the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration with neither a background nor margins.
        public static func borderless() -> Configuration {
            var configuration = Configuration(.borderless)
            configuration.setDefaultContentInsets()
            return configuration
        }
        /// Returns a configuration with a gray background and content in the tint color.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Returns a configuration with a background in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Returns a configuration with a background in a translucent tint color.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// Sets `contentInsets` to the insets of the kind and the size of the button.
        public mutating func setDefaultContentInsets() {
            contentInsets = kind == .borderless ? .zero : Configuration.insets(for: buttonSize)
        }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Uses the title that a button has for its state, unless the configuration has a title.
        mutating func completeTitle(_ attributed: NSAttributedString?, _ plain: String?) {
            guard title == nil else { return }
            if let attributed { attributedTitle = AttributedString(attributed) } else { title = plain }
        }

        /// Returns the title with its attributes, and with standard values for missing attributes. Returns nil if there
        /// is no title, or if the title has no attributes and no transformer.
        func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
            storedTitle.styled(by: titleTextAttributesTransformer, font: font, color: color)
        }

        /// Returns the subtitle with its attributes, and with standard values for missing attributes. Returns nil if
        /// there is no subtitle, or if the subtitle has no attributes and no transformer.
        func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
            storedSubtitle.styled(by: subtitleTextAttributesTransformer, font: font, color: color)
        }

        /// Returns the image. A symbol without a size has the size of the title's text style.
        func configuredImage(in traits: UITraitCollection) -> UIImage? {
            guard let image, image.isSymbolImage else { return image }
            let symbol = UIImage.SymbolConfiguration(textStyle: titleStyle)
                .applying(image.configuration).applying(preferredSymbolConfigurationForImage)
            var configured: UIImage = image
            traits.performAsCurrent { configured = image.withConfiguration(symbol) }
            return configured
        }

        /// Returns whether the two arrows of a pop-up button are visible.
        func showsIndicator(in button: UIButton) -> Bool {
            switch indicator {
            case .automatic: button.isPopUp
            case .none: false
            case .popup: true
            }
        }

        /// The text style of the title, which follows the user's preferred text size.
        var titleStyle: UIFont.TextStyle {
            switch buttonSize {
            case .mini, .small: .subheadline
            case .medium: .body
            case .large: .headline
            }
        }

        /// The alignment of the lines of the title and the subtitle.
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

        /// Returns the kind of configuration whose colors the button has, depending on whether it is selected.
        private func shownKind(isSelected: Bool) -> Kind {
            guard isSelected, automaticallyUpdateForSelection else { return kind }
            return switch kind {
            case .plain, .borderless: .tinted
            case .gray, .bordered, .tinted, .filled: .filled
            case .glass, .prominentGlass: .prominentGlass
            }
        }

        /// Returns the configuration with colors for the state of `button`. Colors that are nil are derived from the
        /// kind, the tint color and the state.
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            let standard: UIColor = button.role == .destructive ? .systemRed : button.tintColor
            let tint: UIColor = baseBackgroundColor ?? standard
            let foreground: UIColor
            let background: UIColor?
            let kind: Kind = shownKind(isSelected: button.isSelected)
            switch kind {
            case .plain, .borderless:
                foreground = baseForegroundColor ?? standard
                background = baseBackgroundColor
            case .gray, .bordered:
                foreground = baseForegroundColor ?? standard
                background = baseBackgroundColor ?? .secondarySystemFill
            case .tinted:
                foreground = baseForegroundColor ?? tint
                background = tint.withAlphaComponent(0.18)
            case .filled:
                foreground = baseForegroundColor ?? .white
                background = tint
            case .glass, .prominentGlass:
                let isProminent: Bool = kind == .prominentGlass && button.isEnabled
                foreground = baseForegroundColor ?? (isProminent ? .white : .label)
                background = .clear
                if self.background.visualEffect == nil {
                    updated.background.visualEffect = glass?.makeEffect(isProminent ? tint : baseBackgroundColor)
                }
            }
            let isFilled: Bool = kind != .plain && kind != .borderless && glass == nil
            if !button.isEnabled {
                updated.baseForegroundColor = .tertiaryLabel
                updated.background.backgroundColor =
                    self.background.customBackgroundColor ?? (isFilled ? .tertiarySystemFill : .clear)
            } else {
                let pressed = button.isHighlighted
                updated.baseForegroundColor =
                    pressed && !isFilled ? foreground.withAlphaComponent(0.4) : foreground
                let color: UIColor? = self.background.customBackgroundColor ?? background
                updated.background.backgroundColor = (pressed ? color.map(Configuration.pressed) : color) ?? .clear
            }
            return updated
        }

        /// Returns the color of a pressed background, at 75% of its opacity, as on iOS.
        private static func pressed(_ color: UIColor) -> UIColor {
            UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
            }
        }
    }
}
