/// Folders whose contents are members of targets, in the format of Xcode 16 and later.
///
/// A target owns such folders. The exceptions of a folder for a target that owns it are the files that are not members;
/// the exceptions for another target are the files that are members of that target.
extension XcodeTargetReader {
    mutating func readSynchronizedGroups() {
        let owned: [String] = object.strings("fileSystemSynchronizedGroups")
        for identifier in owned { readGroup(identifier, isOwned: true) }
        for identifier in project.synchronizedGroups where !owned.contains(identifier) {
            readGroup(identifier, isOwned: false)
        }
    }

    private mutating func readGroup(_ identifier: String, isOwned: Bool) {
        guard let group = project.objects[identifier] else { return }
        var exceptions = SynchronizedExceptions()
        var routes: [(phase: PropertyListDictionary, paths: SynchronizedExceptions)] = []
        for set in project.objects(group.strings("exceptions")) {
            if set.string("target") == unlinked.identity.identifier {
                exceptions.add(set)
            } else if let phase = set.string("buildPhase"), object.strings("buildPhases").contains(phase),
                let phaseObject = project.objects[phase]
            {
                var paths = SynchronizedExceptions()
                paths.add(set)
                routes.append((phaseObject, paths))
            }
        }
        guard isOwned || !exceptions.members.isEmpty || !routes.isEmpty else { return }
        guard let path = project.locations[identifier]?.filePath else { return }
        guard let folder = context.files.existing(path), context.files.isFolder(folder) else {
            if isOwned {
                context.note(
                    .missingFile, target: name, path: path,
                    "The folder \(path) does not exist. The target \(name) contains it.")
            }
            return
        }
        let walk = SynchronizedFolder(
            root: folder, explicitFolders: Set(group.strings("explicitFolders")),
            types: group.dictionary("explicitFileTypes") ?? PropertyListDictionary())
        walk.forEachFile(context.files) { file, relativePath, isFolder in
            guard !exceptions.isForOtherPlatform(relativePath), !isExcluded(file), file != infoPlistPath else { return }
            if let route = routes.first(where: { $0.paths.contains(relativePath) }) {
                return add(file, isFolder ? .resource : walk.role(of: file, relativePath), to: route.phase)
            }
            guard exceptions.contains(relativePath) != isOwned else { return }
            add(file, as: isFolder ? .resource : walk.role(of: file, relativePath))
        }
    }

    /// Adds a file to a phase that the project names, instead of the phase that the file name determines.
    private mutating func add(_ file: String, _ role: FileRole, to phase: PropertyListDictionary) {
        switch phase.string("isa") {
        case "PBXSourcesBuildPhase": add(file, as: role)
        case "PBXResourcesBuildPhase": add(file, as: role == .swift || role == .none ? .resource : role)
        case "PBXCopyFilesBuildPhase":
            if let folder = resourceFolder(of: phase) { add(file, as: .resource, folder: folder) }
        default: break
        }
    }
}
