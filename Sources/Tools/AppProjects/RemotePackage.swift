/// A Swift package in a remote repository.
public struct RemotePackage: Codable, Hashable, Sendable {
    /// The versions of a package that a project accepts.
    public enum Requirement: Codable, Hashable, Sendable {
        case exact(String)
        /// A range of versions that contains `from`, but not `to`.
        case range(from: String, to: String)
        case branch(String)
        case revision(String)
    }

    /// The identity of the package: the last component of its URL in lowercase, without `.git`.
    public var identity: String
    public var url: String
    public var requirement: Requirement
    /// The revision that `Package.resolved` pins; nil if the file does not list the package.
    public var pinnedRevision: String?

    /// Creates a remote package.
    public init(identity: String, url: String, requirement: Requirement, pinnedRevision: String? = nil) {
        self.identity = identity
        self.url = url
        self.requirement = requirement
        self.pinnedRevision = pinnedRevision
    }

    /// Returns the identity of the package at the given URL: its last component in lowercase, without `.git`.
    static func identity(of url: String) -> String {
        // An SSH address can have a colon before the path, as in `git@host:owner/name.git`.
        let components = url.split(whereSeparator: { $0 == "/" || $0 == ":" })
        let name: String = (components.last.map(String.init) ?? url).lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

/// A product of a remote package that a target depends on.
public struct ProductDependency: Codable, Hashable, Sendable {
    /// The name of the product.
    public var product: String
    /// The identity of the package.
    public var package: String

    /// Creates a dependency.
    public init(product: String, package: String) {
        self.product = product
        self.package = package
    }
}
