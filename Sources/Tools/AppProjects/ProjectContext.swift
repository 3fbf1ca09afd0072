import Foundation

/// The state that the readers of a project share: files, options, and results.
final class ProjectContext {
    let files: ProjectFiles
    /// The name of the configuration to read.
    var configuration: String
    /// The configuration with which the preferred scheme launches the app.
    var schemeConfiguration: String?

    var targets: [UnlinkedTarget] = []
    /// The app that the chosen scheme launches.
    var schemeApp: UnlinkedTarget.Identity?
    /// The targets whose products are resource bundles.
    var bundles: [UnlinkedTarget] = []
    /// The build settings of the targets of Xcode projects.
    var buildSettings: [UnlinkedTarget.Identity: BuildSettings] = [:]
    /// The Xcode projects, the main one first.
    var projects: [XcodeProject] = []
    /// The revisions of remote packages by identity.
    private(set) var pins: [String: String] = [:]
    private(set) var notices: [ProjectNotice] = []
    private var noticeSet: Set<ProjectNotice> = []
    var remotePackages: [RemotePackage] = []
    /// The folders of local packages, in the order in which they were found.
    var localPackages: [String] = []
    /// The manifests of local packages by folder.
    var packages: [String: PackageManifest] = [:]
    /// The folders of the local packages that were read, in order.
    var packageFolders: [String] = []
    /// The folders of packages that are Engawa itself.
    var engawaFolders: Set<String> = []
    /// The folders of local packages whose manifests have errors.
    var failedPackages: Set<String> = []

    let manifests: any PackageManifestSource

    init(files: ProjectFiles, configuration: String, manifests: any PackageManifestSource) {
        self.manifests = manifests
        self.files = files
        self.configuration = configuration
    }

    func note(_ kind: ProjectNotice.Kind, target: String? = nil, path: String? = nil, _ message: String) {
        let notice = ProjectNotice(kind, target: target, path: path, message)
        if noticeSet.insert(notice).inserted { notices.append(notice) }
    }

    /// Reads the revisions of packages, and returns the path of the file, or nil if it does not exist or has an error.
    func readResolution(_ path: String) -> String? {
        guard let resolution = PackageResolution(path, self) else { return nil }
        pins = resolution.revisions
        return path
    }

    func addLocalPackage(_ path: String) {
        let folder: String = files.existing(path) ?? path
        if !localPackages.contains(folder) { localPackages.append(folder) }
    }

    func addRemotePackage(_ package: RemotePackage) {
        if !remotePackages.contains(where: { $0.identity == package.identity }) { remotePackages.append(package) }
    }
}
