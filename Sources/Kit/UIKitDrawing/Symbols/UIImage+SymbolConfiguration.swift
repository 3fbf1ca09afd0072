import Foundation

extension UIImage {
    /// The size, weight, scale, and colors of a symbol.
    // @unchecked: immutable after init.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        convenience init(settings: SymbolSettings) { self.init(traits: nil, settings: settings) }

        /// A configuration that specifies no values.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(settings: SymbolSettings()) }

        /// Creates a configuration with the size of the adjacent text, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(settings: SymbolSettings(size: .points(pointSize)))
        }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(settings: SymbolSettings(size: .points(pointSize), weight: weight))
        }

        /// Creates a configuration with a size in points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(size: .points(pointSize), weight: weight, scale: scale))
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(settings: SymbolSettings(weight: weight))
        }

        /// Creates a configuration with the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(settings: SymbolSettings(size: .style(textStyle)))
        }

        /// Creates a configuration with the size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(settings: SymbolSettings(size: .style(textStyle), scale: scale))
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = UIImage.SymbolWeight(UIFont.Weight(css: font.face.weight))
            let size: SymbolSettings.Size = font.textStyle.map { .style($0) } ?? .points(font.pointSize)
            self.init(settings: SymbolSettings(size: size, weight: weight, scale: scale))
        }

        /// Creates a configuration with a color. The first layer of a symbol has this color; further layers have it
        /// with a lower opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(settings: SymbolSettings(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration with one color for each layer of a symbol. The last color applies to all further
        /// layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(settings: SymbolSettings(colors: .palette(paletteColors)))
        }

        /// Returns a configuration that draws a symbol in its own colors, if it has any.
        public class func preferringMulticolor() -> Self {
            Self(traits: nil, settings: SymbolSettings(colors: .multicolor))
        }

        /// Returns a configuration that draws a symbol in one color.
        public class func preferringMonochrome() -> Self {
            Self(traits: nil, settings: SymbolSettings(isMonochrome: true))
        }

        /// Returns this configuration without the size of a text style. A size in points remains.
        public func configurationWithoutTextStyle() -> Self {
            var settings = settings
            if case .style = settings.size { settings.size = nil }
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its scale.
        public func configurationWithoutScale() -> Self {
            var settings = settings
            settings.scale = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its weight.
        public func configurationWithoutWeight() -> Self {
            var settings = settings
            settings.weight = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration without its size in points and its weight. The size of a text style remains.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            var settings = settings
            if case .points = settings.size { settings.size = nil }
            settings.weight = .unspecified
            return Self(traits: traitCollection, settings: settings)
        }

        /// Returns whether the other configuration is equal.
        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    }
}

/// The values that a symbol configuration specifies.
package struct SymbolSettings: Equatable {
    enum Size: Equatable {
        case points(CGFloat)
        case style(UIFont.TextStyle)
    }

    var size: Size?
    var weight: UIImage.SymbolWeight = .unspecified
    var scale: UIImage.SymbolScale = .unspecified
    package var colors: SymbolColors?
    /// Whether the symbol is drawn in one color, even if its symbol set specifies multicolor rendering.
    var isMonochrome = false
    /// The value that the symbol shows, from 0 to 1; nil for no value.
    var variableValue: Double?

    mutating func merge(_ other: SymbolSettings) {
        if let size = other.size { self.size = size }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
        if let colors = other.colors {
            self.colors = colors
            isMonochrome = false
        }
        if let value = other.variableValue { variableValue = value }
        if other.isMonochrome {
            colors = nil
            isMonochrome = true
        }
    }

    /// Returns the size of the adjacent text, in points.
    func pointSize(in traits: UITraitCollection) -> CGFloat {
        switch size {
        case .points(let size): size
        case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        case nil: UIFont.labelFontSize
        }
    }
}
