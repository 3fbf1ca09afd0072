import Foundation

/// A closure that derives the attributes of text from its standard attributes.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private let identity = ClosureIdentity()

    /// The closure.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns whether the transformers are the same, or one is a copy of the other.
    public static func == (
        left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
    ) -> Bool {
        left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns `text` with transformed attributes. Before the transformation, parts without a font or color get `font`
    /// or `color`.
    package static func apply(
        _ transformer: UIConfigurationTextAttributesTransformer?, to text: AttributedString, font: UIFont,
        color: UIColor
    ) -> NSAttributedString {
        var standard = AttributeContainer()
        standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        var result: AttributedString = text
        result.mergeAttributes(standard, mergePolicy: .keepCurrent)
        guard let transformer else { return NSAttributedString(result) }
        var transformed = AttributedString()
        for run in result.runs {
            var part = AttributedString(result[run.range])
            part.setAttributes(transformer(run.attributes))
            transformed.append(part)
        }
        return NSAttributedString(transformed)
    }
}
