/// How SwiftPM compiles a target of a local package in C, C++ or assembly, or finds a system library.
public struct CTarget: Codable, Hashable, Sendable {
    /// A setting of the compilers or the linker, as in a manifest.
    public struct Setting: Codable, Hashable, Sendable {
        /// `c`, `cxx` or `linker`.
        public var tool: String
        /// The name of the function in a manifest, such as `define`.
        public var kind: String
        /// The arguments. A definition is a single string, such as `NAME=value`.
        public var values: [String]

        /// Creates a setting.
        public init(tool: String, kind: String, values: [String]) {
            self.tool = tool
            self.kind = kind
            self.values = values
        }
    }

    /// The folder of the target.
    public var folder: String
    /// The files and folders that are compiled, relative to the folder of the target; nil for all.
    public var sources: [String]?
    /// The files and folders that are left out, relative to the folder of the target.
    public var excluded: [String]
    /// The folder of the public headers, relative to the folder of the target; nil for `include`.
    public var publicHeaders: String?
    public var settings: [Setting]
    /// The standards of the C and C++ sources that the package declares, such as `c11` and `c++20`.
    public var languageStandards: [String]
    /// Whether the folder contains only the module map of a system library.
    public var isSystemLibrary: Bool
    /// For a system library: its name in `pkg-config`.
    public var pkgConfig: String?

    /// Creates the description of a target.
    public init(
        folder: String, sources: [String]? = nil, excluded: [String] = [], publicHeaders: String? = nil,
        settings: [Setting] = [], languageStandards: [String] = [], isSystemLibrary: Bool = false,
        pkgConfig: String? = nil
    ) {
        self.folder = folder
        self.sources = sources
        self.excluded = excluded
        self.publicHeaders = publicHeaders
        self.settings = settings
        self.languageStandards = languageStandards
        self.isSystemLibrary = isSystemLibrary
        self.pkgConfig = pkgConfig
    }
}
