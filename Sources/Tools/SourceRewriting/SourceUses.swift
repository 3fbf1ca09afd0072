/// The facts about a source that the derivation of a package needs.
public struct SourceUses: Hashable, Sendable, Codable {
    /// An import declaration.
    public struct Import: Hashable, Sendable, Codable {
        /// The name of the module, without submodules.
        public var module: String
        /// Whether the import has the attribute `@testable`.
        public var isTestable: Bool
        /// Whether the import is between `#if` and `#endif`.
        public var isConditional: Bool
        /// The line of the import, from 1.
        public var line: Int
    }

    /// The attribute that marks the entry point of the app.
    public enum MainAttribute: String, Hashable, Sendable, Codable {
        /// `@main`.
        case main
        /// `@UIApplicationMain`, which becomes `@main`.
        case applicationMain
    }

    /// A type with an attribute that makes it the entry point of the app.
    public struct MainType: Hashable, Sendable, Codable {
        /// The name of the type.
        public var name: String
        /// The attribute of the type.
        public var attribute: MainAttribute
        /// The names in the inheritance clause of the type.
        public var inherited: [String]
    }

    /// The type that is the entry point of the app. Nil if this source does not declare it.
    public var mainType: MainType?
    /// Whether the source calls the function `UIApplicationMain`, as a `main.swift` does.
    public var callsApplicationMain = false
    /// The imports, in their order in the source.
    public var imports: [Import] = []
    /// The frameworks whose imports are removed, because they do not exist here and the source does not use them.
    public var removedImports: Set<String> = []
    /// The names of the resources in `#imageLiteral(resourceName:)`.
    public var imageLiterals: Set<String> = []
    /// The names of the resources in `#fileLiteral(resourceName:)`.
    public var fileLiterals: Set<String> = []
    /// Whether the source contains `#colorLiteral(red:green:blue:alpha:)`.
    public var hasColorLiterals = false
}
