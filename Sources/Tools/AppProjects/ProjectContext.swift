import Foundation

/// What the readers of the parts of a project share: files, options, and results.
final class ProjectContext {
    let files: ProjectFiles
    /// The name of the configuration to read.
    let configuration: String

    var targets: [UnlinkedTarget] = []
    var notices: [ProjectNotice] = []
    var remotePackages: [RemotePackage] = []
    /// The folders of local packages, in the order in which they were found.
    var localPackages: [String] = []
    /// Targets that are left out. Dependencies on them have no notice of their own.
    var excludedTargets: Set<UnlinkedTarget.Identity> = []

    init(files: ProjectFiles, configuration: String) {
        self.files = files
        self.configuration = configuration
    }

    func note(_ kind: ProjectNotice.Kind, target: String? = nil, path: String? = nil, _ message: String) {
        let notice = ProjectNotice(kind, target: target, path: path, message)
        if !notices.contains(notice) { notices.append(notice) }
    }

    func addLocalPackage(_ folder: String) {
        if !localPackages.contains(folder) { localPackages.append(folder) }
    }

    func addRemotePackage(_ package: RemotePackage) {
        if !remotePackages.contains(where: { $0.identity == package.identity }) { remotePackages.append(package) }
    }
}
