/// A trait: one fact about the surroundings of a view, such as whether it is dark there.
///
/// Define your own with a type that says its default value:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
public protocol UITraitDefinition<Value> {
    /// What the trait's value is.
    associatedtype Value

    /// The value where nobody has set one.
    static var defaultValue: Value { get }

    /// A unique name, in reverse-DNS form. The default is the type's full name.
    static var identifier: String { get }

    /// A short name for people to read. The default is the type's name.
    static var name: String { get }

    /// Whether colours depend on it, so that views must be drawn again when it changes. The default is false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as a value.
public typealias UITrait = any UITraitDefinition.Type
