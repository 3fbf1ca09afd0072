import Foundation

/// Reads projects of iOS apps: Xcode projects, workspaces, Swift packages and xtool packages.
public enum ProjectReader {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The path of a project file, or of a folder that contains one directly or in a subfolder.
    ///   - configuration: The name of the build configuration. By default, it is the configuration that the chosen
    ///     scheme uses to launch the app, or `Debug`. If the project has no configuration with this name, one with a
    ///     similar name is used.
    ///   - scheme: The name of the scheme with the launch arguments. By default, it is the scheme with the name of the
    ///     app.
    ///   - cacheFolder: The folder in which the manifests of packages are cached, or nil for no cache.
    ///   - checkouts: The folders of remote packages that are read like local packages. Their names are the identities
    ///     of the packages.
    ///   - willRead: Called with the path of each file and folder that determines the model, before it is read: project
    ///     files, configuration files, and folders whose contents are members of targets. The model changes only if one
    ///     of them, or an entry of such a folder, changes.
    /// - Throws: A `ProjectError` if there is no project, if there are several, or if a file has an error.
    public static func read(
        _ path: String, configuration: String? = nil, scheme: String? = nil, cacheFolder: String? = nil,
        checkouts: [String] = [], willRead: @escaping (String) -> Void = { _ in }
    ) throws -> AppProject {
        let folder: String = FileManager.default.currentDirectoryPath
        let absolute: String = FilePath.join(folder, path)
        // SwiftPM resolves symbolic links in the paths of packages.
        let resolved: String = URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path
        return try read(
            resolved, configuration: configuration, scheme: scheme, access: DiskAccess(),
            manifests: SwiftPMManifestSource(cacheFolder: cacheFolder), checkouts: checkouts,
            willRead: willRead)
    }

    static func read(
        _ path: String, configuration: String? = nil, scheme: String? = nil, access: any FileAccess,
        manifests: any PackageManifestSource, checkouts: [String] = [],
        willRead: @escaping (String) -> Void = { _ in }
    ) throws -> AppProject {
        let location = try ProjectLocation.find(path, access: access)
        let files = ProjectFiles(root: location.folder, access: access, willRead: willRead)
        let context = ProjectContext(files: files, configuration: configuration ?? "Debug", manifests: manifests)
        for folder in checkouts { context.addLocalPackage(folder) }
        // The folder is an input, because a project that is added to it changes the result.
        _ = files.entries(of: location.folder)
        var project = AppProject(name: FilePath.stem(location.path), folder: location.folder)
        switch location.kind {
        case .xcodeProject, .workspace:
            try readXcode(location, context, configuration, scheme, into: &project)
        case .package, .xtool:
            try readPackage(location, context, into: &project)
        }
        project.targets = TargetLinker.targets(of: context)
        project.schemeApp = context.targets.first { $0.identity == context.schemeApp }?.target.name
        addRemotePackages(context, to: &project)
        project.notices = context.notices
        return project
    }

    // MARK: Xcode

    private static func readXcode(
        _ location: ProjectLocation, _ context: ProjectContext, _ configuration: String?, _ scheme: String?,
        into project: inout AppProject
    ) throws {
        let reader = WorkspaceReader(context: context)
        var containers: [String] = [location.path]
        var resolved: String = FilePath.join(location.path, "project.xcworkspace")
        if location.kind == .workspace {
            containers += try reader.load(XcodeWorkspace(location.path, files: context.files))
            resolved = location.path
        } else {
            try reader.loadMain(location.path)
        }
        let schemes = SchemeReader(context: context, containers: containers, chosenName: scheme)
        let found: [SchemeReader.Found] = schemes.schemes()
        context.schemeConfiguration = schemes.configuration(of: found)
        if configuration == nil, scheme != nil, let own = context.schemeConfiguration { context.configuration = own }
        for (index, loaded) in context.projects.enumerated() {
            let reader = XcodeProjectReader(loaded, context: context)
            reader.read()
            if index == 0 { project.developmentRegion = reader.developmentRegion }
        }
        PackageReader(context: context, projectFolder: project.folder).readLocalPackages()
        try schemes.apply(found, to: &context.targets)
        context.schemeApp = schemes.app(of: found, named: project.name, among: context.targets)
        let pods = CocoaPods(context: context, folder: project.folder)
        pods.addNotices()
        project.packageResolutionFile = context.readResolution(
            FilePath.join(resolved, "xcshareddata/swiftpm/Package.resolved"))
        // A workspace without pins can contain a project that has pins.
        for container in containers.dropFirst() where project.packageResolutionFile == nil {
            project.packageResolutionFile = context.readResolution(
                FilePath.join(container, "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"))
        }
    }

    // MARK: Packages

    private static func readPackage(
        _ location: ProjectLocation, _ context: ProjectContext, into project: inout AppProject
    ) throws {
        let folder: String = location.folder
        let reader = PackageReader(context: context, projectFolder: folder)
        if location.kind == .xtool {
            let xtool = try XtoolProject(in: folder, files: context.files)
            let manifest: PackageManifest = try reader.readRoot(folder, as: .xtool(product: xtool.product))
            project.name = manifest.name
            project.developmentRegion = manifest.defaultLocalization ?? "en"
            guard let index = context.targets.firstIndex(where: { $0.target.kind == .app }) else {
                let products: String = manifest.products.map(\.name).joined(separator: ", ")
                let library: String = xtool.product.map { "library \($0)" } ?? "library"
                let others: String = products.isEmpty ? "It has no products." : "Its products are: \(products)."
                throw ProjectError("\(xtool.path): The package has no \(library). \(others)")
            }
            xtool.complete(&context.targets[index].target, folder: folder, manifest: manifest, context)
        } else {
            let manifest: PackageManifest = try reader.readRoot(folder, as: .root)
            project.name = manifest.name
            project.developmentRegion = manifest.defaultLocalization ?? "en"
        }
        project.packageResolutionFile = context.readResolution(FilePath.join(folder, "Package.resolved"))
    }

    /// Adds the remote packages on which targets depend.
    private static func addRemotePackages(_ context: ProjectContext, to project: inout AppProject) {
        let used: Set<String> = Set(project.targets.flatMap(\.productDependencies).map(\.package))
        project.remotePackages = context.remotePackages.filter { used.contains($0.identity) }
        for index in project.remotePackages.indices {
            project.remotePackages[index].pinnedRevision = context.pins[project.remotePackages[index].identity]
        }
    }
}
