/// A parameter of a function in a source.
struct ParameterDeclaration: Hashable {
    /// The argument label, or `_` if the parameter has no label.
    var label: String
    /// The name inside the function.
    var name: String
    var type: String
    var hasDefault: Bool
}

/// A member of a type, or a global declaration.
struct MemberDeclaration {
    enum Kind {
        case property, method, initializer, enumCase, subscripting
    }

    var kind: Kind
    var name: String
    var isStatic = false
    var isOverride = false
    /// The token of the name.
    var token: Int
    /// The type of a property or the result of a method, as in the source. Nil if it is neither declared nor determined
    /// by a call to an initializer.
    var type: String?
    var parameters: [ParameterDeclaration]?
    /// The names of generic parameters.
    var generics: [String] = []

    /// The name with labels.
    var fullName: String { parameters.map { APIMember.fullName(name, $0.map(\.label)) } ?? name }
}

/// A declaration of a type, or an extension.
struct TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    var kind: Kind
    /// The name with the names of the enclosing types. For an extension, the name in the source.
    var name: String
    /// The enclosing types, innermost last.
    var scope: [String]
    /// The types after the colon. For a type alias, the type that it names.
    var inherited: [String] = []
    var generics: [String] = []
    /// Whether the declaration has a `where` clause.
    var isConstrained = false
    var attributes: [String] = []
    var members: [MemberDeclaration] = []
}

/// A range of tokens with statements or an expression.
struct CodeBody {
    var range: Range<Int>
    /// The index of the enclosing type declaration in the outline; nil at file level.
    var owner: Int?
    /// Whether `self` is the type itself.
    var isStatic: Bool
    var parameters: [ParameterDeclaration]
    var generics: [String]
    /// The type of the values that the body returns, as in the source. Nil if it is not declared.
    var result: String?
}

/// An import in a source.
struct ImportDeclaration {
    /// The module without submodules.
    var module: String
    /// The token of the module's name.
    var token: Int
}
