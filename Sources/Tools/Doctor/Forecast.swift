/// A prediction: the parts of an app that will not work, and the share of its files that will compile.
public struct Forecast: Codable, Hashable, Sendable {
    /// The forecast for a target.
    public struct Target: Codable, Hashable, Sendable {
        public var name: String
        /// The number of Swift files.
        public var fileCount: Int
        /// The paths of the Swift files that would not compile, sorted.
        public var failingFiles: [String]
    }

    /// A construct that cannot be rewritten.
    public struct Remark: Codable, Hashable, Sendable {
        public var place: Finding.Place
        /// The description of the construct.
        public var text: String
    }

    public var targets: [Target]
    /// The missing declarations, sorted by capability and name.
    public var findings: [Finding]
    /// The constructs that are not rewritten.
    public var remarks: [Remark]
    /// The notices about parts of the project that are left out.
    public var notices: [String]
    /// The number of uses of types and members that exist.
    public var resolvedUses: Int
    /// The number of uses whose declarations cannot be determined without type checking. The declarations may exist.
    public var unknownUses: Int

    /// The number of Swift files. A file counts once for each target that contains it.
    public var fileCount: Int { targets.reduce(0) { $0 + $1.fileCount } }
    /// The number of Swift files that would compile, if each were compiled alone with the others' declarations. A file
    /// counts once for each target that contains it.
    public var compilingFileCount: Int { targets.reduce(0) { $0 + $1.fileCount - $1.failingFiles.count } }
}
