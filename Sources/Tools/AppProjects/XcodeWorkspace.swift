/// The projects and packages of an Xcode workspace.
struct XcodeWorkspace {
    /// The path of the folder with the extension `xcworkspace`.
    let path: String
    /// The paths of the items, in order: projects, folders of packages, and other files.
    private(set) var items: [String] = []

    /// Reads a workspace.
    ///
    /// - Throws: A `ProjectError` that names the file, and the line if there is one.
    init(_ path: String, files: ProjectFiles) throws {
        self.path = path
        let file: String = FilePath.join(path, "contents.xcworkspacedata")
        guard let bytes = files.contents(of: file) else {
            throw ProjectError("\(file) does not exist or cannot be read. It is the main file of the workspace.")
        }
        do {
            let root: MarkupElement = try MarkupParser.parse(bytes)
            addItems(of: root, in: FilePath.parent(path))
        } catch let failure as MarkupParser.Failure {
            throw ProjectError("\(file):\(failure.line): \(failure.message)")
        }
    }

    /// Adds the items of a group.
    ///
    /// - Parameter folder: The folder of the group.
    private mutating func addItems(of element: MarkupElement, in folder: String) {
        for child in element.children {
            let location: String = resolve(child.attributes["location"] ?? "", in: folder)
            switch child.name {
            case "FileRef": items.append(location)
            case "Group": addItems(of: child, in: location)
            default: break
            }
        }
    }

    private func resolve(_ location: String, in folder: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return FilePath.join(folder, location) }
        switch parts[0] {
        case "container": return FilePath.join(FilePath.parent(path), parts[1])
        case "absolute": return FilePath.standardized(parts[1])
        // The workspace inside a project bundle refers to the project that contains it.
        case "self": return FilePath.join(FilePath.parent(path), parts[1])
        default: return FilePath.join(folder, parts[1])
        }
    }
}
