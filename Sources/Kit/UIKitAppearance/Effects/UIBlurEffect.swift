import Foundation

/// An effect that blurs the content behind a view, and covers it with the color of a material.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The materials, which differ in how much of the background they show.
    ///
    /// The styles that do not name a light or dark appearance adapt to the user interface style.
    public enum Style: Int, Sendable {
        /// Lighter than the background.
        case extraLight = 0
        /// About as light as the background.
        case light = 1
        /// Darker than the background.
        case dark = 2
        /// Adapts to the user interface style: lighter than the background in the light style, and equal to `dark` in
        /// the dark style.
        case regular = 4
        /// Adapts to the user interface style, with more contrast.
        case prominent = 5
        /// The material that shows most of the background.
        case systemUltraThinMaterial = 6
        /// A material that shows much of the background.
        case systemThinMaterial = 7
        /// The material of most system views.
        case systemMaterial = 8
        /// A material that shows little of the background.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// The light variant of `systemUltraThinMaterial`.
        case systemUltraThinMaterialLight = 11
        /// The light variant of `systemThinMaterial`.
        case systemThinMaterialLight = 12
        /// The light variant of `systemMaterial`.
        case systemMaterialLight = 13
        /// The light variant of `systemThickMaterial`.
        case systemThickMaterialLight = 14
        /// The light variant of `systemChromeMaterial`.
        case systemChromeMaterialLight = 15
        /// The dark variant of `systemUltraThinMaterial`.
        case systemUltraThinMaterialDark = 16
        /// The dark variant of `systemThinMaterial`.
        case systemThinMaterialDark = 17
        /// The dark variant of `systemMaterial`.
        case systemMaterialDark = 18
        /// The dark variant of `systemThickMaterial`.
        case systemThickMaterialDark = 19
        /// The dark variant of `systemChromeMaterial`.
        case systemChromeMaterialDark = 20
    }

    /// The material of the effect.
    package let style: Style

    /// Creates an effect with a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Restores an effect from an archive. An unknown style becomes `regular`.
    public required init?(coder: NSCoder) {
        style = Style(in: coder, forKey: "UIBlurEffectStyle") ?? .regular
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    open nonisolated override var hash: Int { style.hashValue }
}

extension UIBlurEffect.Style {
    /// Restores a style from an archive. Returns nil if the archive does not contain it.
    init?(in coder: NSCoder, forKey key: String) {
        guard coder.containsValue(forKey: key) else { return nil }
        self.init(rawValue: coder.decodeInteger(forKey: key))
    }
}
