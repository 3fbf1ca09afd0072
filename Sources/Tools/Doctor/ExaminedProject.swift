/// The sources of an app that a doctor examines.
public struct ExaminedProject: Sendable {
    /// A source in Swift.
    public struct Source: Sendable {
        public var path: String
        public var text: String

        /// Creates a source.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// A target of the project: a module.
    public struct Target: Sendable {
        public var name: String
        public var moduleName: String
        public var sources: [Source]
        /// The conditions that are true in `#if`, such as `DEBUG`.
        public var conditions: Set<String>

        /// Creates a target.
        public init(name: String, moduleName: String, sources: [Source], conditions: Set<String> = []) {
            self.name = name
            self.moduleName = moduleName
            self.sources = sources
            self.conditions = conditions
        }
    }

    public var targets: [Target]
    /// Generated sources, and sources of packages. Their declarations count as the app's, but they are not examined.
    public var librarySources: [Source]
    /// The modules that are built from `librarySources`.
    public var libraryModules: Set<String>
    /// Whether the project can import modules whose sources are not known, such as those of packages that were not
    /// fetched.
    public var hasUnknownModules: Bool
    /// The contents of Objective-C headers. They declare names that Swift code can use.
    public var headers: [String]
    /// The notices about parts of the project that are left out.
    public var notices: [String]

    /// Creates a project.
    public init(
        targets: [Target], librarySources: [Source] = [], libraryModules: Set<String> = [],
        hasUnknownModules: Bool = false, headers: [String] = [], notices: [String] = []
    ) {
        self.targets = targets
        self.librarySources = librarySources
        self.libraryModules = libraryModules
        self.hasUnknownModules = hasUnknownModules
        self.headers = headers
        self.notices = notices
    }
}
