import CoreGraphics
import Foundation
import SymbolImages

extension UIImage {
    /// Creates the system symbol with the given name, such as "chevron.right", or nil if SF Symbols has no symbol with
    /// the name.
    ///
    /// The pictures are not Apple's. They are from free icon sets and from the kit. A symbol without a picture is drawn
    /// as a question mark in a dashed square, and its name is logged once to standard error.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the system symbol with the given name and configuration, or nil if SF Symbols has no symbol with the
    /// name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let content = ImageContent(symbol: .system(name), configuration: configuration) else { return nil }
        self.init(content: content)
    }

    /// Creates the system symbol with the given name, drawn for a value, or nil if SF Symbols has no symbol with the
    /// name.
    ///
    /// - Parameters:
    ///   - value: The value, from 0 to 1. Layers of the symbol that represent higher values are pale, such as the upper
    ///     arcs of "wifi". Symbols without layers for values ignore it.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        var settings: SymbolSettings = configuration?.settings ?? SymbolSettings()
        settings.variableValue = value
        self.init(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(traits: configuration?.traitCollection, settings: settings))
    }

    /// Creates the system symbol with a name for the given traits, or nil if SF Symbols has no symbol with the name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content.source { return true }
        return false
    }

    /// The configuration of the image, or nil if none was specified.
    public var configuration: UIImage.Configuration? { content.configuration }

    /// The configuration of the image if it is a symbol configuration; otherwise nil.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        content.configuration as? UIImage.SymbolConfiguration
    }

    /// Returns this image with another configuration.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        recreated(for: configuration)
    }

    /// Returns this symbol with the values that `configuration` specifies, or nil if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        let own: UIImage.SymbolConfiguration = symbolConfiguration ?? .unspecified
        return recreated(for: own.applying(configuration))
    }

    private func recreated(for configuration: UIImage.Configuration) -> UIImage {
        var changed: ImageContent = content
        changed.configuration = configuration
        if case .symbol(let symbol) = content.source,
            let recreated = content.recreated(symbol, for: configuration)
        {
            changed.source = recreated.source
            changed.scale = recreated.scale
            // The color of `withTintColor(_:)` remains, but not the only color of the palette of the old configuration.
            let palette: UIColor? = content.configuration?.settings.colors?.singleColor
            let tint: UIColor? = content.tint == palette ? nil : content.tint
            let keepsTint: Bool = tint != nil && configuration.settings.colors == nil
            changed.symbolColors = keepsTint ? nil : recreated.symbolColors
            changed.baselineOffset = recreated.baselineOffset
            changed.alignmentRectInsets = recreated.alignmentRectInsets
            changed.tint = recreated.tint ?? tint
            return UIImage(content: changed)
        }
        let image = UIImage(content: changed)
        return configuration.traitCollection.map { image.resolved(with: $0) } ?? image
    }
}

extension ImageContent {
    /// Returns the content of a symbol for another configuration, with the attributes of its symbol set.
    fileprivate func recreated(_ symbol: SymbolContent, for configuration: UIImage.Configuration) -> ImageContent? {
        if case .custom = symbol.source,
            let version = asset?.content(
                for: configuration.traitCollection ?? .current, configuration: configuration),
            case .symbol = version.source
        {
            return version
        }
        return ImageContent(symbol: symbol.source, configuration: configuration)
    }

    /// Creates the content of a symbol with a configuration, or nil if no such symbol exists.
    ///
    /// - Parameter traits: The traits that are used if the configuration does not specify any. Nil means the current
    ///   traits.
    init?(symbol source: SymbolSource, configuration: UIImage.Configuration?, traits: UITraitCollection? = nil) {
        let traits: UITraitCollection = configuration?.traitCollection ?? traits ?? .current
        let settings: SymbolSettings = configuration?.settings ?? SymbolSettings()
        var symbol = SymbolContent(source, settings: settings, traits: traits)
        let displayScale: CGFloat = traits.effectiveDisplayScale
        guard let rendering = symbol.rendering(displayScale: displayScale) else { return nil }
        if let value = settings.variableValue { symbol.show(value, stepCount: rendering.stepCount) }
        self.init(source: .symbol(symbol), scale: displayScale)
        tint = settings.colors?.singleColor
        symbolColors = tint == nil ? settings.colors : nil
        baselineOffset = rendering.baselineOffset
        let overhang = rendering.overhang
        alignmentRectInsets = UIEdgeInsets(
            top: overhang.top, left: overhang.left, bottom: overhang.bottom, right: overhang.right)
        flipsForRightToLeft = source.isMirrored
        self.configuration = configuration
    }
}
