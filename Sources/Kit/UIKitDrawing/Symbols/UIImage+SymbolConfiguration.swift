import Foundation

extension UIImage {
    /// How a symbol is drawn: its size, its weight, its colors.
    // @unchecked: immutable after init.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        convenience init(settings: SymbolSettings) { self.init(traits: nil, settings: settings) }

        /// A configuration that names nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(settings: SymbolSettings()) }

        /// Makes a configuration of the size of text beside which the symbol stands, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(settings: SymbolSettings(size: .points(pointSize)))
        }

        /// Makes a configuration of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(settings: SymbolSettings(size: .points(pointSize), weight: weight))
        }

        /// Makes a configuration of a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(size: .points(pointSize), weight: weight, scale: scale))
        }

        /// Makes a configuration of a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(scale: scale))
        }

        /// Makes a configuration of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(settings: SymbolSettings(weight: weight))
        }

        /// Makes a configuration of the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(settings: SymbolSettings(size: .style(textStyle)))
        }

        /// Makes a configuration of the size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(size: .style(textStyle), scale: scale))
        }

        /// Makes a configuration of a font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

        /// Makes a configuration of a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = UIImage.SymbolWeight(UIFont.Weight(css: font.face.weight))
            let size: SymbolSettings.Size = font.textStyle.map { .style($0) } ?? .points(font.pointSize)
            self.init(settings: SymbolSettings(size: size, weight: weight, scale: scale))
        }

        /// Makes a configuration of a color: the first layer of a symbol has it, further layers have it weaker.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(settings: SymbolSettings(colors: .hierarchical(hierarchicalColor)))
        }

        /// Makes a configuration of colors, one for each layer of a symbol. The last one counts for further layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(settings: SymbolSettings(colors: .palette(paletteColors)))
        }

        /// Returns a configuration that shows a symbol in the colors of its meaning, where it has any.
        public class func preferringMulticolor() -> Self {
            Self(traits: nil, settings: SymbolSettings(colors: .multicolor))
        }

        /// Returns a configuration that shows a symbol in one color.
        public class func preferringMonochrome() -> Self {
            Self(traits: nil, settings: SymbolSettings(isMonochrome: true))
        }

        /// Returns this configuration without size and weight but for the scale.
        public func configurationWithoutTextStyle() -> Self {
            var settings: SymbolSettings = settings
            if case .style = settings.size { settings.size = nil }
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its scale.
        public func configurationWithoutScale() -> Self {
            var settings: SymbolSettings = settings
            settings.scale = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its weight.
        public func configurationWithoutWeight() -> Self {
            var settings: SymbolSettings = settings
            settings.weight = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its size and its weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            var settings: SymbolSettings = settings
            if case .points = settings.size { settings.size = nil }
            settings.weight = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Whether the other configuration names the same.
        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    }
}

/// What a symbol configuration names.
package struct SymbolSettings: Equatable {
    enum Size: Equatable {
        case points(CGFloat)
        case style(UIFont.TextStyle)
    }

    var size: Size?
    var weight: UIImage.SymbolWeight = .unspecified
    var scale: UIImage.SymbolScale = .unspecified
    package var colors: SymbolColors?
    /// Whether one color is preferred to all others.
    var isMonochrome = false

    mutating func merge(_ other: SymbolSettings) {
        if let size = other.size { self.size = size }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
        if let colors = other.colors {
            self.colors = colors
            isMonochrome = false
        }
        if other.isMonochrome {
            colors = nil
            isMonochrome = true
        }
    }

    /// The size of the text beside which the symbol stands, in points.
    func pointSize(in traits: UITraitCollection) -> CGFloat {
        switch size {
        case .points(let size): size
        case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        case nil: UIFont.labelFontSize
        }
    }
}
