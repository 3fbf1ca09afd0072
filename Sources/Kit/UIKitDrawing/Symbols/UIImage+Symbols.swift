import CoreGraphics
import Foundation
import SymbolImages

extension UIImage {
    /// Makes the system's symbol of a name, such as "chevron.right"; nil when SF Symbols has none of that name.
    ///
    /// The pictures are those of free icon sets and drawings of the kit, not Apple's. A symbol without a picture is a
    /// question mark in a dashed square, and named once on standard error.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes the system's symbol of a name; nil when there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let content = ImageContent(symbol: name, configuration: configuration) else { return nil }
        self.init(content: content)
    }

    /// Makes the system's symbol of a name for the given traits; nil when there is none.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content.source { return true }
        return false
    }

    /// What it was made for; nil when nothing was named.
    public var configuration: UIImage.Configuration? { content.configuration }

    /// How its symbol is drawn; nil when it is none, or nothing was named.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        content.configuration as? UIImage.SymbolConfiguration
    }

    /// Returns this image made for another configuration.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        remade(for: configuration)
    }

    /// Returns this symbol with what `configuration` names put over its own; nil when it is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        let own: UIImage.SymbolConfiguration = symbolConfiguration ?? .unspecified
        return remade(for: own.applying(configuration))
    }

    private func remade(for configuration: UIImage.Configuration) -> UIImage {
        var changed: ImageContent = content
        changed.configuration = configuration
        if case .symbol(let symbol) = content.source,
            let made = ImageContent(symbol: symbol.name, configuration: configuration)
        {
            changed.source = made.source
            changed.scale = made.scale
            changed.symbolColors = made.symbolColors
            changed.baselineOffset = made.baselineOffset
            changed.alignmentRectInsets = made.alignmentRectInsets
            changed.tint = made.tint ?? content.tint
        } else if let traits = configuration.traitCollection {
            return UIImage(content: changed).resolved(with: traits)
        }
        return UIImage(content: changed)
    }
}

extension ImageContent {
    /// A symbol as a configuration asks for; nil when there is none of the name.
    init?(symbol name: String, configuration: UIImage.Configuration?) {
        let traits: UITraitCollection = configuration?.traitCollection ?? .current
        let settings: SymbolSettings = configuration?.settings ?? SymbolSettings()
        let symbol = SymbolContent(name: name, settings: settings, traits: traits)
        let displayScale: CGFloat = traits.usableDisplayScale
        guard let rendering = symbol.rendering(displayScale: displayScale) else { return nil }
        self.init(source: .symbol(symbol), scale: displayScale)
        tint = settings.colors?.single
        symbolColors = tint == nil ? settings.colors : nil
        baselineOffset = rendering.baselineOffset
        let overhang = rendering.overhang
        alignmentRectInsets = UIEdgeInsets(
            top: overhang.top, left: overhang.left, bottom: overhang.bottom, right: overhang.right)
        flipsForRightToLeft = SymbolImage.isMirrored(name)
        self.configuration = configuration
    }
}
