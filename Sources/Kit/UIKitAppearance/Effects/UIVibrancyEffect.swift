import Foundation

/// The uses of vibrant content. Each use has a different contrast between the content and the material.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Large filled areas.
    case fill = 4
    /// Smaller filled areas.
    case secondaryFill = 5
    /// The smallest filled areas.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7
}

/// An effect that applies the colors of the blurred background to content.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// The effect of the material behind the content.
    package let blurEffect: UIBlurEffect
    /// The use of the content.
    package let style: UIVibrancyEffectStyle

    /// Creates an effect for primary text on the material of `blurEffect`.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates an effect for content on the material of `blurEffect`.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Restores an effect from an archive. An unknown blur style becomes `regular`, and an unknown use becomes `label`.
    public required init?(coder: NSCoder) {
        blurEffect = UIBlurEffect(style: UIBlurEffect.Style(in: coder, forKey: "UIVibrancyEffectBlurStyle") ?? .regular)
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle")) ?? .label
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blurEffect.style.rawValue, forKey: "UIVibrancyEffectBlurStyle")
        coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.style == blurEffect.style
    }

    open nonisolated override var hash: Int { style.hashValue ^ blurEffect.style.hashValue }
}
