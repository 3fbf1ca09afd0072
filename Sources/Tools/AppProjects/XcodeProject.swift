import Foundation

/// The objects of an Xcode project file, and the paths of its files.
struct XcodeProject {
    /// The location of a file reference or group.
    enum Location: Hashable {
        /// A file or folder at an absolute path.
        case file(String)
        /// A product of a target, at this path in the build products folder.
        case product(String)
        /// A part of an SDK or of Xcode.
        case system(String)

        var filePath: String? {
            if case .file(let path) = self { return path }
            return nil
        }

        func appending(_ path: String) -> Location {
            switch self {
            case .file(let folder): .file(FilePath.join(folder, path))
            case .product(let folder): .product(FilePath.join(folder, path))
            case .system(let folder): .system(FilePath.join(folder, path))
            }
        }
    }

    /// The path of the folder with the extension `xcodeproj`.
    let path: String
    /// The name of the project, without the extension.
    let name: String
    /// The folder to which paths of the project are relative: `SRCROOT`.
    let folder: String
    /// The objects, keyed by their identifiers.
    let objects: [String: PropertyListDictionary]
    /// The identifiers of the folders whose contents are members of targets, sorted.
    let synchronizedGroups: [String]
    /// The identifiers of the references to folders that can be packages.
    private let folderIdentifiers: [String]
    /// The project object.
    let root: PropertyListDictionary
    /// The locations of file references and groups, keyed by the identifiers of these objects.
    private(set) var locations: [String: Location] = [:]

    /// The path of the file with the objects of a project.
    static func file(of path: String) -> String { FilePath.join(path, "project.pbxproj") }

    /// Reads a project.
    ///
    /// - Parameter path: The path of the folder with the extension `xcodeproj`.
    /// - Throws: A `ProjectError` that names the file, and the line if there is one.
    init(_ path: String, files: ProjectFiles) throws {
        let file: String = XcodeProject.file(of: path)
        guard let bytes = files.contents(of: file) else {
            throw ProjectError("\(file) does not exist or cannot be read. It is the main file of the Xcode project.")
        }
        let value: PropertyListValue = try XcodeProject.parse(bytes, file: file)
        guard let objectEntries = value.dictionary?.dictionary("objects")?.entries,
            let rootName = value.dictionary?.string("rootObject")
        else { throw ProjectError("\(file) is not an Xcode project: It has no objects or no root object.") }
        self.path = path
        name = FilePath.stem(path)
        var objects: [String: PropertyListDictionary] = [:]
        var synchronizedGroups: [String] = []
        var folderIdentifiers: [String] = []
        objects.reserveCapacity(objectEntries.count)
        for entry in objectEntries {
            guard let object = entry.value.dictionary else { continue }
            objects[entry.key] = object
            switch object.string("isa") {
            case "PBXFileSystemSynchronizedRootGroup": synchronizedGroups.append(entry.key)
            case "PBXFileReference":
                let type: String? = object.string("lastKnownFileType")
                if type == "folder" || type == "wrapper" || type == nil { folderIdentifiers.append(entry.key) }
            default: break
            }
        }
        self.objects = objects
        self.synchronizedGroups = synchronizedGroups.sorted()
        self.folderIdentifiers = folderIdentifiers
        guard let root = objects[rootName], root.string("isa") == "PBXProject" else {
            throw ProjectError("The root object \(rootName) of \(file) does not exist or is not a PBXProject.")
        }
        self.root = root
        folder = FilePath.join(FilePath.parent(path), root.string("projectDirPath") ?? "")
        locate()
    }

    private static func parse(_ bytes: [UInt8], file: String) throws -> PropertyListValue {
        // Some generators write XML.
        if bytes.starts(with: Array("<?xml".utf8)) || bytes.starts(with: Array("bplist".utf8)) {
            do {
                let object = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                if let value = PropertyListValue(object) { return value }
            } catch {
                throw ProjectError("\(file) is not a valid property list.")
            }
        }
        do {
            return try OldStylePropertyList.parse(bytes)
        } catch let failure as OldStylePropertyList.Failure {
            throw ProjectError(
                "\(file):\(failure.line): \(failure.message) If the file is damaged, restore an earlier version.")
        }
    }

    // MARK: Objects

    func object(_ identifier: String?) -> PropertyListDictionary? { identifier.flatMap { objects[$0] } }

    /// The objects with the given identifiers.
    func objects(_ identifiers: [String]) -> [PropertyListDictionary] { identifiers.compactMap { objects[$0] } }

    /// The name of a file reference or group as Xcode shows it.
    func displayName(_ object: PropertyListDictionary) -> String {
        object.string("name") ?? FilePath.name(object.string("path") ?? "")
    }

    /// The paths of referenced folders. Some are local packages.
    var folderReferences: [String] { folderIdentifiers.compactMap { locations[$0]?.filePath } }

    /// The paths of the projects that this project contains.
    var projectReferences: [String] {
        root.dictionaries("projectReferences").compactMap { reference in
            reference.string("ProjectRef").flatMap { locations[$0]?.filePath }
        }
    }

    // MARK: Locations

    /// Determines the locations of all files and groups.
    private mutating func locate() {
        var visited: Set<String> = []
        if let mainGroup = root.string("mainGroup") { locate(mainGroup, in: .file(folder), &visited) }
        // The products group is usually inside the main group.
        if let products = root.string("productRefGroup") { locate(products, in: .file(folder), &visited) }
        // Files outside all groups are relative to the project.
        for (identifier, object) in objects
        where !visited.contains(identifier) && XcodeProject.isFile(object) {
            locations[identifier] = location(of: object, in: .file(folder))
        }
    }

    private static func isFile(_ object: PropertyListDictionary) -> Bool {
        let isa: String = object.string("isa") ?? ""
        return isa == "PBXFileReference" || isa == "PBXFileSystemSynchronizedRootGroup" || isa == "XCVersionGroup"
    }

    private mutating func locate(_ first: String, in location: Location, _ visited: inout Set<String>) {
        var pending: [(identifier: String, parent: Location)] = [(first, location)]
        while let (identifier, parent) = pending.popLast() {
            guard let object = objects[identifier], visited.insert(identifier).inserted else { continue }
            let own: Location = self.location(of: object, in: parent)
            locations[identifier] = own
            for child in object.strings("children") { pending.append((child, own)) }
        }
    }

    private func location(of object: PropertyListDictionary, in parent: Location) -> Location {
        let path: String = object.string("path") ?? ""
        switch object.string("sourceTree") {
        case "SOURCE_ROOT": return .file(FilePath.join(folder, path))
        case "<absolute>": return .file(FilePath.standardized(path))
        case "BUILT_PRODUCTS_DIR": return .product(path)
        case "SDKROOT", "DEVELOPER_DIR", "SYSTEM_APPS_DIR": return .system(path)
        default: return path.isEmpty ? parent : parent.appending(path)
        }
    }
}
