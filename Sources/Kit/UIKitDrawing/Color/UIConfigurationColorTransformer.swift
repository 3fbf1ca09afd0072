import Foundation

/// A closure that derives a color from another color, for example from the tint color of a view.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private let identity = ClosureIdentity()

    /// The closure.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns whether the transformers are the same, or one is a copy of the other.
    public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
        left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns a gray of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        derived(color) { white, alpha in UIColor(white: white, alpha: alpha) }
    }

    /// Returns the color itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Returns the label color, so that the element is not tinted.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }

    private static func derived(
        _ color: UIColor, _ make: @escaping @Sendable (_ white: CGFloat, _ alpha: CGFloat) -> UIColor
    ) -> UIColor {
        UIColor { traits in
            let parts: ColorComponents = color.components(in: traits)
            // The weights of the sRGB components in the perceived brightness.
            return make(0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue, parts.alpha)
        }
    }
}
