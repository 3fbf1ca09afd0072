/// A declaration that an app uses but Engawa does not have.
public struct Finding: Codable, Hashable, Sendable {
    /// The kind of the missing declaration.
    public enum Kind: String, Codable, Sendable {
        /// A module that an import names.
        case module
        /// A type, or a global function or variable whose name begins with a capital letter.
        case type
        /// A property, a method, an enumeration case or a nested type.
        case member
        /// A method or property that the app overrides.
        case override
        /// An initializer, or a method that exists with other argument labels.
        case signature
        /// A method that the app implements but nothing calls. The source compiles.
        case callback
    }

    /// A place in a source.
    public struct Place: Codable, Hashable, Sendable, Comparable {
        /// The path of the source.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column in bytes, from 1.
        public var column: Int

        public static func < (left: Place, right: Place) -> Bool {
            (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
    }

    public var kind: Kind
    /// The name of the declaration, such as `UINavigationBar.prefersLargeTitles`.
    public var name: String
    /// The capability that the declaration belongs to, such as `large titles`.
    public var capability: String
    /// The uses, in the order of files and lines.
    public var places: [Place]

    /// Whether sources that use the declaration fail to compile.
    public var preventsCompilation: Bool { kind != .callback }
}
