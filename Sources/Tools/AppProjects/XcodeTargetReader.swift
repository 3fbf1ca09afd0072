import Foundation

/// Reads one target of an Xcode project.
struct XcodeTargetReader {
    let project: XcodeProject
    let context: ProjectContext
    let object: PropertyListDictionary
    let settings: BuildSettings
    var unlinked: UnlinkedTarget

    /// The sources in other languages by language, for a notice.
    var otherSources: [String: [String]] = [:]
    /// The members so far. A phase can list a file twice.
    private var members: Set<AppResource> = []
    var interfaceFiles: [String] = []
    /// The path of the target's `Info.plist`, which is not a resource.
    let infoPlistPath: String?
    private let excludedNames: [String]
    private let includedNames: [String]

    init(
        _ identifier: String, of project: XcodeProject, kind: AppTarget.Kind, settings: BuildSettings,
        context: ProjectContext
    ) {
        self.project = project
        self.context = context
        self.settings = settings
        object = project.objects[identifier] ?? PropertyListDictionary()
        let name: String = object.string("name") ?? identifier
        let product: PropertyListDictionary? = project.object(object.string("productReference"))
        let target = AppTarget(
            name: name, moduleName: PackageReader.moduleName(settings["PRODUCT_MODULE_NAME"]),
            productName: settings["PRODUCT_NAME"], kind: kind)
        let identity = UnlinkedTarget.Identity(project: project.path, identifier: identifier)
        unlinked = UnlinkedTarget(
            target: target, identity: identity,
            productFile: product.map { FilePath.name($0.string("path") ?? "") } ?? "")
        infoPlistPath = settings.nonempty("INFOPLIST_FILE").map { FilePath.join(project.folder, $0) }
        excludedNames = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        includedNames = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    }

    var name: String { unlinked.target.name }

    /// Returns the target with its files and unresolved dependencies.
    mutating func read() -> UnlinkedTarget {
        for phase in project.objects(object.strings("buildPhases")) { readPhase(phase) }
        readSynchronizedGroups()
        for rule in project.objects(object.strings("buildRules")) {
            let title: String? = rule.string("name") ?? rule.string("filePatterns")
            let what: String = title.map { "The build rule “\($0)”" } ?? "A build rule without a name"
            context.note(.buildPhase, target: name, "\(what) of the target \(name) does not run here.")
        }
        readDependencies()
        addNotices()
        return unlinked
    }

    // MARK: Build phases

    private mutating func readPhase(_ phase: PropertyListDictionary) {
        let files: [PropertyListDictionary] = project.objects(phase.strings("files")).filter(isForIOS)
        switch phase.string("isa") {
        case "PBXSourcesBuildPhase":
            for file in files { addMember(file.string("fileRef"), of: .sources) }
        case "PBXResourcesBuildPhase":
            for file in files { addMember(file.string("fileRef"), of: .resources) }
        case "PBXFrameworksBuildPhase":
            for file in files { addLibrary(file) }
        case "PBXCopyFilesBuildPhase":
            readCopyPhase(phase, files)
        case "PBXShellScriptBuildPhase":
            let title: String = phase.string("name") ?? "Run Script"
            context.note(.buildPhase, target: name, "The script “\(title)” of the target \(name) does not run here.")
        case "PBXRezBuildPhase", "PBXAppleScriptBuildPhase":
            context.note(.buildPhase, target: name, "A build phase of the target \(name) is not supported.")
        default:
            break
        }
    }

    /// Whether a build file or a dependency is for iOS.
    private func isForIOS(_ object: PropertyListDictionary) -> Bool {
        let filters: [String] = object.strings("platformFilters") + object.strings("platformFilter")
        return filters.isEmpty || filters.contains("ios")
    }

    /// The phases with files that are compiled or copied.
    enum Phase { case sources, resources }

    private mutating func addMember(_ identifier: String?, of phase: Phase, folder: String = "") {
        guard let identifier, let object = project.objects[identifier] else { return }
        switch object.string("isa") {
        case "PBXVariantGroup":
            // A damaged group can contain itself. Xcode does not nest these groups.
            for child in object.strings("children")
            where project.objects[child]?.string("isa") != "PBXVariantGroup" {
                addMember(child, of: phase, folder: folder)
            }
        case "PBXFileReference", "XCVersionGroup":
            switch project.locations[identifier] {
            case .file(let path): addFile(path, type: object, of: phase, folder: folder)
            case .product(let path) where FilePath.fileExtension(path) == "bundle":
                unlinked.bundles.append(dependency(onProduct: identifier, path))
            default: break
            }
        case "PBXReferenceProxy":
            if FilePath.fileExtension(object.string("path") ?? "") == "bundle", let dependency = proxyDependency(object)
            {
                unlinked.bundles.append(dependency)
            }
        default:
            break
        }
    }

    private mutating func addFile(_ path: String, type object: PropertyListDictionary, of phase: Phase, folder: String)
    {
        // Every pod has a generated source, so that there is at least one source to compile and link.
        guard !isExcluded(path), !path.hasSuffix("-dummy.m") else { return }
        guard let actual = context.files.existing(path) else {
            return context.note(
                .missingFile, target: name, path: path,
                "\(path) does not exist. The target \(name) contains it. If a tool generates it, run the tool first.")
        }
        var role = FileRole(path: actual)
        if object.string("explicitFileType") == "sourcecode.swift" { role = .swift }
        if phase == .resources {
            if case .otherSource(let language) = role, !language.hasPrefix("Core Data") { role = .resource }
            if role == .swift || role == .none { role = .resource }
            if actual == infoPlistPath { return }
        }
        add(actual, as: role, folder: folder)
    }

    /// Adds a file to the target.
    mutating func add(_ path: String, as role: FileRole, folder: String = "") {
        let destination: String = XcodeTargetReader.destination(path, in: folder)
        guard destination != "..", !destination.hasPrefix("../") else {
            return context.note(
                .resource, target: name, path: path,
                "\(FilePath.name(path)) of the target \(name) is left out, because its folder \(folder) is not in the "
                    + "bundle.")
        }
        guard members.insert(AppResource(path: path, destination: destination)).inserted else { return }
        switch role {
        case .swift: unlinked.target.sources.append(path)
        case .otherSource(let language):
            unlinked.target.otherSources.append(path)
            otherSources[language, default: []].append(path)
        case .resource, .interface:
            if role == .interface { interfaceFiles.append(path) }
            unlinked.target.resources.append(AppResource(path: path, destination: destination))
        case .library: unlinked.dependencies.append(.library(path))
        case .none: break
        }
    }

    /// The path of a resource in the bundle: its name, or the name in a localization's folder.
    static func destination(_ path: String, in folder: String) -> String {
        let name: String = FilePath.name(path)
        let parent: String = FilePath.name(FilePath.parent(path))
        let local: String = parent.hasSuffix(".lproj") ? parent + "/" + name : name
        return folder.isEmpty ? local : FilePath.join(folder, local)
    }

    /// Whether build settings exclude a file.
    func isExcluded(_ path: String) -> Bool {
        guard !excludedNames.isEmpty else { return false }
        func matches(_ pattern: String) -> Bool {
            BuildSettings.matches(pattern, FilePath.name(path)) || BuildSettings.matches(pattern, path)
                || BuildSettings.matches(FilePath.join(project.folder, pattern), path)
        }
        return excludedNames.contains(where: matches) && !includedNames.contains(where: matches)
    }

    // MARK: Copying files

    private mutating func readCopyPhase(_ phase: PropertyListDictionary, _ files: [PropertyListDictionary]) {
        if let folder = resourceFolder(of: phase) {
            for file in files { addMember(file.string("fileRef"), of: .resources, folder: folder) }
        } else if ["10", "Frameworks"].contains(phase.string("dstSubfolderSpec") ?? phase.string("dstSubfolder")) {
            for file in files { addLibrary(file) }
        }
    }

    /// The folder in the bundle to which a phase copies resources, or nil if it copies them elsewhere.
    func resourceFolder(of phase: PropertyListDictionary) -> String? {
        switch phase.string("dstSubfolderSpec") ?? phase.string("dstSubfolder") {
        case "7", "1", "Resources", "Wrapper": settings.expand(phase.string("dstPath") ?? "")
        default: nil
        }
    }

    // MARK: Notices

    /// The name of the storyboard that is shown while the app starts.
    private var launchScreen: String? {
        if let name = settings.nonempty("INFOPLIST_KEY_UILaunchStoryboardName") { return FilePath.stem(name) }
        guard let path = infoPlistPath.flatMap(context.files.existing) else { return nil }
        let values: [String: Any] = InfoPlist.fileValues(path, target: name, context)
        return (values["UILaunchStoryboardName"] as? String).map { FilePath.stem(settings.expand($0)) }
    }

    private func addNotices() {
        if let header = settings.nonempty("SWIFT_OBJC_BRIDGING_HEADER") {
            context.note(
                .otherLanguage, target: name, path: FilePath.join(project.folder, header),
                "\(FilePath.name(header)) of the target \(name) has no effect, because only Swift is supported.")
        }
        for (language, paths) in otherSources.sorted(by: { $0.key < $1.key }) {
            let isOne: Bool = paths.count == 1
            let what: String = isOne ? "\(FilePath.name(paths[0])) (\(language))" : "\(paths.count) files (\(language))"
            context.note(
                .otherLanguage, target: name, path: isOne ? paths[0] : nil,
                "\(what) of the target \(name) \(isOne ? "is" : "are") not compiled, because only Swift is supported.")
        }
        let launchScreen: String? = interfaceFiles.isEmpty ? nil : self.launchScreen
        for path in interfaceFiles {
            if FilePath.stem(path) == launchScreen {
                context.note(
                    .interfaceFile, target: name, path: path,
                    "\(FilePath.name(path)) is the launch screen, which is not shown.")
            } else if let sentence = ProjectNotice.unreadableInterface(path) {
                context.note(.interfaceFile, target: name, path: path, sentence)
            }
        }
    }
}
