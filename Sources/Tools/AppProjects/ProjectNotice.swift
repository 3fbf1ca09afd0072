/// A sentence about a part of a project that was left out or has an error.
public struct ProjectNotice: Codable, Hashable, Sendable {
    /// The kind of a notice.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A source in a language other than Swift.
        case otherLanguage
        /// A launch screen, or a nib that only Apple's systems can read.
        case interfaceFile
        /// A file that is listed in the project but does not exist.
        case missingFile
        /// A target of a kind that has no equivalent here, such as an app extension or a watch app.
        case targetKind
        /// A build phase, rule or plug-in that does not run here, such as a script.
        case buildPhase
        /// A dependency that cannot be used, such as a binary framework or a CocoaPod.
        case dependency
        /// A resource that cannot be used, such as a damaged string catalog.
        case resource
        /// A build setting that is not supported or has an invalid value.
        case setting
    }

    public var kind: Kind
    /// The name of the target, or nil for the whole project.
    public var target: String?
    /// The path of the file; nil if the notice is not about a file.
    public var path: String?
    /// The sentence.
    public var message: String

    /// Creates a notice.
    public init(_ kind: Kind, target: String? = nil, path: String? = nil, _ message: String) {
        self.kind = kind
        self.target = target
        self.path = path
        self.message = message
    }

    /// Returns a sentence about an interface file that cannot be read because it is compiled, or nil.
    static func unreadableInterface(_ path: String) -> String? {
        ["nib", "storyboardc"].contains(FilePath.fileExtension(path))
            ? "\(FilePath.name(path)) is compiled, so it cannot be read. Add its xib or storyboard to the project."
            : nil
    }
}
