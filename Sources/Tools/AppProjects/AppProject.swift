/// A project of an iOS app, independent of the format of its project files.
///
/// Xcode projects, workspaces, Swift packages and xtool packages are read into this model. All paths are absolute.
public struct AppProject: Codable, Hashable, Sendable {
    /// The name of the project, which is the name of its project file without the extension.
    public var name: String
    /// The folder that contains the project file.
    public var folder: String
    /// The targets, in the order of the project files. Their module names are unique.
    public var targets: [AppTarget]
    /// The remote packages that targets depend on.
    public var remotePackages: [RemotePackage]
    /// The name of the app that the chosen scheme launches. If no scheme was chosen, the scheme with the name of the
    /// project is used. Nil if there is no such scheme.
    public var schemeApp: String?
    /// The path of the file that pins the versions of the remote packages, and of the packages that they depend on; nil
    /// if the project has none.
    public var packageResolutionFile: String?
    /// The language, such as `en`, that the app uses if it supports none of the user's languages.
    public var developmentRegion: String
    /// The parts that were left out of the model or could not be read.
    public var notices: [ProjectNotice]

    /// Creates a project.
    public init(
        name: String, folder: String, targets: [AppTarget] = [], remotePackages: [RemotePackage] = [],
        schemeApp: String? = nil, packageResolutionFile: String? = nil,
        developmentRegion: String = "en", notices: [ProjectNotice] = []
    ) {
        self.name = name
        self.folder = folder
        self.targets = targets
        self.remotePackages = remotePackages
        self.schemeApp = schemeApp
        self.packageResolutionFile = packageResolutionFile
        self.developmentRegion = developmentRegion
        self.notices = notices
    }

    /// Returns the target with the given name, if any.
    public func target(named name: String) -> AppTarget? { targets.first { $0.name == name } }
}
