/// Loads the projects of a workspace and the projects that they contain, and finds local packages.
struct WorkspaceReader {
    let context: ProjectContext

    /// Loads the projects and packages of a workspace, and returns the paths of the projects that it lists.
    ///
    /// - Throws: A `ProjectError` if the workspace has neither a project nor a package, or if its first project has an
    ///   error.
    func load(_ workspace: XcodeWorkspace) throws -> [String] {
        var projects: [String] = []
        for item in workspace.items {
            if FilePath.fileExtension(item) == "xcodeproj" {
                projects.append(context.files.existing(item) ?? item)
            } else if isPackage(item) {
                context.addLocalPackage(item)
            }
        }
        // The pods are useful only with an app, so they are last.
        let isPods: (String) -> Bool = { FilePath.name($0) == "Pods.xcodeproj" }
        projects = projects.filter { !isPods($0) } + projects.filter(isPods)
        for path in projects {
            let exists: Bool = context.files.entries(of: path) != nil
            if context.projects.isEmpty, exists, !isPods(path) {
                try loadMain(path)
            } else {
                loadReferenced(path, by: workspace.path)
            }
        }
        guard !context.projects.isEmpty || !context.localPackages.isEmpty else {
            throw ProjectError("The workspace \(workspace.path) has neither a project nor a package.")
        }
        return projects
    }

    /// Loads a project and the projects that it contains.
    func loadMain(_ path: String) throws { add(try XcodeProject(path, files: context.files)) }

    private func loadReferenced(_ path: String, by container: String) {
        guard !context.projects.contains(where: { $0.path == path }) else { return }
        do {
            add(try XcodeProject(path, files: context.files))
        } catch {
            if FilePath.name(path) == "Pods.xcodeproj" { return }
            let reason: String = (error as? ProjectError)?.message ?? "\(path) cannot be read."
            context.note(.dependency, path: path, "\(reason) \(FilePath.name(container)) contains the project.")
        }
    }

    private func add(_ project: XcodeProject) {
        context.projects.append(project)
        for folder in project.folderReferences where isPackage(folder) { context.addLocalPackage(folder) }
        for path in project.projectReferences {
            loadReferenced(context.files.existing(path) ?? path, by: project.path)
        }
    }

    private func isPackage(_ folder: String) -> Bool {
        guard context.files.isFolder(folder) else { return false }
        return context.files.entries(of: folder)?.contains { $0.name == "Package.swift" } ?? false
    }
}
