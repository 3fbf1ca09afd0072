/// A member of a type in an index of an API.
struct APIMember: Hashable, Sendable {
    enum Kind: Character, Sendable {
        case property = "p"
        case method = "f"
        case initializer = "i"
        case enumCase = "c"
    }

    /// A parameter of a method or an initializer.
    struct Parameter: Hashable, Sendable {
        /// The argument label, or `_` if the parameter has no label.
        var label: String
        /// The type as in the declaration. Generic parameters are `_`.
        var type: String
        var hasDefault: Bool

        /// Whether a trailing closure can be the argument.
        var acceptsClosure: Bool { type.contains("->") || type == "_" || type.hasPrefix("_?") }
        var isVariadic: Bool { type.hasSuffix("...") }
    }

    var kind: Kind
    /// The name without labels.
    var name: String
    var isStatic = false
    /// Whether a class of the app can override the member of a class. False for members of extensions.
    var isOverridable = true
    /// The type of a property, or the result of a method. Empty if there is none.
    var type: String
    /// Nil for a property, and for an enumeration case without associated values.
    var parameters: [Parameter]?

    /// The name with labels, such as `animate(withDuration:animations:)`.
    var fullName: String { parameters.map { APIMember.fullName(name, $0.map(\.label)) } ?? name }

    /// Returns the member as one that can be overridden.
    func overridable() -> APIMember {
        var member: APIMember = self
        member.isOverridable = true
        return member
    }

    static func fullName(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
}
