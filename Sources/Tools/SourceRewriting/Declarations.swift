/// The attributes and modifiers of a declaration.
struct DeclarationModifiers: OptionSet, Hashable {
    var rawValue: UInt32

    static let objc = DeclarationModifiers(rawValue: 1 << 0)
    static let objcMembers = DeclarationModifiers(rawValue: 1 << 1)
    static let nonobjc = DeclarationModifiers(rawValue: 1 << 2)
    static let outlet = DeclarationModifiers(rawValue: 1 << 3)
    static let action = DeclarationModifiers(rawValue: 1 << 4)
    static let inspectable = DeclarationModifiers(rawValue: 1 << 5)
    static let managed = DeclarationModifiers(rawValue: 1 << 6)
    static let unavailable = DeclarationModifiers(rawValue: 1 << 7)
    /// An attribute that names the main actor.
    static let mainActor = DeclarationModifiers(rawValue: 1 << 8)
    /// An attribute that names another global actor.
    static let otherActor = DeclarationModifiers(rawValue: 1 << 9)
    /// `static` or `class`.
    static let type = DeclarationModifiers(rawValue: 1 << 10)
    static let override = DeclarationModifiers(rawValue: 1 << 11)
    static let dynamic = DeclarationModifiers(rawValue: 1 << 12)
    static let optional = DeclarationModifiers(rawValue: 1 << 13)
    static let `private` = DeclarationModifiers(rawValue: 1 << 14)
    static let `fileprivate` = DeclarationModifiers(rawValue: 1 << 15)
    static let `public` = DeclarationModifiers(rawValue: 1 << 16)
    static let package = DeclarationModifiers(rawValue: 1 << 17)
    static let lazy = DeclarationModifiers(rawValue: 1 << 18)
    static let nonisolated = DeclarationModifiers(rawValue: 1 << 19)
    static let async = DeclarationModifiers(rawValue: 1 << 20)
    static let `throws` = DeclarationModifiers(rawValue: 1 << 21)
    static let generic = DeclarationModifiers(rawValue: 1 << 22)
    /// Another attribute that may be a property wrapper.
    static let wrapper = DeclarationModifiers(rawValue: 1 << 23)
    static let convenience = DeclarationModifiers(rawValue: 1 << 24)
    static let required = DeclarationModifiers(rawValue: 1 << 25)

    /// The attributes that make a member visible to Objective-C.
    static let exposed: DeclarationModifiers = [.objc, .outlet, .action, .inspectable]
}

/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationPrefix {
    var modifiers: DeclarationModifiers = []
    /// The first token of the declaration.
    var start: Int
    /// The text between the parentheses of `@objc(…)`.
    var objectiveCName: String?
    /// The index of `override`, if present.
    var overrideIndex: Int?
    /// The tokens of attributes that name a global actor, or `nonisolated`.
    var isolation: Range<Int>?
    /// The tokens of `@available(*, unavailable)`.
    var unavailability: Range<Int>?
}

/// A declaration or an extension of a type in a source.
struct TypeDeclaration {
    var keyword: TypeKeyword
    /// The index of the keyword.
    var index: Int
    var prefix: DeclarationPrefix
    /// The name as it is written, such as `Outer.Inner` in `extension Outer.Inner`.
    var name: String
    /// The name with the names of the enclosing types.
    var path: String
    /// The index of the enclosing type declaration.
    var parent: Int?
    /// Whether a function, an accessor or a closure encloses the declaration.
    var isLocal: Bool
    /// Whether the type or something that encloses it has generic parameters.
    var isGeneric: Bool
    /// The tokens of each entry of the inheritance clause, with attributes.
    var inherited: [Range<Int>] = []
    /// The index of `where`, or of the brace.
    var headerEnd: Int
    var hasWhere = false
    /// The index of the opening brace.
    var open: Int
    /// The index of the closing brace, or the number of tokens.
    var close: Int
    var region: Int

    enum TypeKeyword: String, Codable {
        case `class`, `struct`, `enum`, actor, `extension`, `protocol`
    }
}

/// A method, property or initializer in the body of a class, an extension or a protocol.
struct MemberDeclaration {
    enum Kind: UInt8, Codable {
        case method, property, initializer
    }

    var kind: Kind
    /// The index of `func`, `var`, `let` or `init`.
    var index: Int
    var prefix: DeclarationPrefix
    /// The name without backticks.
    var name: String
    /// The indices of the parentheses around the parameters of a method.
    var parameters: ClosedRange<Int>?
    /// The tokens of the type of a property or method result.
    var type: Range<Int>?
    /// The braces of a method's body, or of the accessors of a property.
    var body: ClosedRange<Int>?
    /// The last token.
    var last: Int
    /// Whether the declaration contains several properties, separated by commas.
    var isList = false
    /// Whether the property is declared with `let`.
    var isConstant = false
    /// Whether the property has an initial value.
    var hasInitialValue = false
    /// The index of the enclosing type declaration.
    var owner: Int
    var region: Int
}

/// A parameter of a method.
struct Parameter {
    /// The argument label; nil for `_`.
    var label: String?
    /// The name in the body of the method, as it is written.
    var name: String
    /// The tokens of the type, with attributes and specifiers.
    var type: Range<Int>
    var hasDefaultValue: Bool
}
