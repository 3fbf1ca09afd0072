/// A trait: one property of the environment of a view, such as the light or dark style.
///
/// To define a custom trait, declare a type with a default value:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
public protocol UITraitDefinition<Value> {
    /// The type of the trait's value.
    associatedtype Value

    /// The value if the trait is not set.
    static var defaultValue: Value { get }

    /// A unique name in reverse-DNS format. The default is the full name of the type.
    static var identifier: String { get }

    /// A short name for descriptions. The default is the name of the type.
    static var name: String { get }

    /// Whether colors depend on the trait, so that views are redrawn when it changes. The default is false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The full name of the type.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The default value, `false`.
    public static var affectsColorAppearance: Bool { false }
}

/// The metatype of a trait definition, which identifies the trait.
public typealias UITrait = any UITraitDefinition.Type
