import Foundation

extension UIFont {
    /// The weight of a font, from about -1 to 1, where 0 is regular.
    public struct Weight: NumericRawRepresentable, Hashable, Sendable {
        /// The value of the weight.
        public let rawValue: CGFloat
        /// Creates a weight with a value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight with a value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultralight weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight, the heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The width of a font, where 0 is standard. It is the natural logarithm of the factor by which the glyphs are
    /// widened.
    public struct Width: NumericRawRepresentable, Hashable, Sendable {
        /// The value of the width.
        public let rawValue: CGFloat
        /// Creates a width with a value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width with a value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The compressed width, the narrowest.
        public static let compressed = Width(rawValue: -0.3)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A semantic style of text. The size of its font depends on the user's preferred text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style of extra-large titles.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The style of second-level extra-large titles.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The style of large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of alternate captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.Weight {
    /// UIKit's weights and the corresponding CSS weights, in ascending order.
    private static let scale: [(kit: CGFloat, css: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// This weight on the CSS scale, where 400 is regular and 700 is bold.
    var css: CGFloat {
        let scale = UIFont.Weight.scale
        guard let next = scale.firstIndex(where: { $0.kit >= rawValue }) else { return 900 }
        guard next > 0 else { return 100 }
        let (low, high) = (scale[next - 1], scale[next])
        return low.css + (high.css - low.css) * (rawValue - low.kit) / (high.kit - low.kit)
    }

    /// Creates the weight that corresponds to a CSS weight.
    init(css: CGFloat) {
        let scale = UIFont.Weight.scale
        guard let next = scale.firstIndex(where: { $0.css >= css }) else {
            self = .black
            return
        }
        guard next > 0 else {
            self = .ultraLight
            return
        }
        let (low, high) = (scale[next - 1], scale[next])
        self.init(rawValue: low.kit + (high.kit - low.kit) * (css - low.css) / (high.css - low.css))
    }
}
