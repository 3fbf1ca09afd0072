import Foundation

/// Reads projects of iOS apps: Xcode projects, workspaces, Swift packages and xtool packages.
public enum ProjectReader {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The path of a project file, or of a folder that contains one, or that contains one folder with one.
    ///   - configuration: The name of the build configuration. If the project has none with this name, the first with
    ///     a name that contains it is used, or else the default of the project.
    ///   - scheme: The name of the scheme with the launch arguments. By default, the one with the name of the app.
    /// - Throws: A `ProjectError` if there is no project, if there are several, or if a file has an error.
    public static func read(
        _ path: String, configuration: String = "Debug", scheme: String? = nil
    ) throws -> AppProject {
        let current: String = FileManager.default.currentDirectoryPath
        return try read(
            FilePath.join(current, path), configuration: configuration, scheme: scheme, access: DiskAccess())
    }

    static func read(_ path: String, configuration: String, scheme: String?, access: any FileAccess) throws
        -> AppProject
    {
        let location: ProjectLocation = try ProjectLocation.find(path, access: access)
        let files = ProjectFiles(root: location.folder, access: access)
        let context = ProjectContext(files: files, configuration: configuration)
        let name: String = FilePath.stem(location.path)
        var result = AppProject(name: name, folder: location.folder)
        switch location.kind {
        case .xcodeProject:
            let project = try XcodeProject(location.path, files: files)
            let reader = XcodeProjectReader(project, context: context)
            reader.read()
            result.developmentRegion = reader.developmentRegion
        case .workspace, .xtool, .package:
            throw ProjectError("\(location.path) has a format that is not supported yet.")
        }
        TargetLinker(context).link(into: &result)
        result.remotePackages = context.remotePackages
        result.notices = context.notices
        result.inputs = files.inputs
        return result
    }
}
