import Foundation

/// The contents of `Package.resolved`: the revisions of remote packages.
struct PackageResolution {
    let path: String
    /// The revisions by identity.
    private(set) var revisions: [String: String] = [:]

    /// Reads a file. Returns nil if the file does not exist or has an error. Adds a notice for an error.
    init?(_ path: String, _ context: ProjectContext) {
        guard let bytes = context.files.contents(of: path) else { return nil }
        self.path = path
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
            let root = PropertyListValue(object)?.dictionary
        else {
            context.note(
                .dependency, path: path,
                "\(path) is not valid JSON, so the versions of packages are not pinned.")
            return nil
        }
        // Version 1 has the pins in an object.
        for pin in (root.dictionary("object") ?? root).dictionaries("pins") {
            let url: String = pin.string("location") ?? pin.string("repositoryURL") ?? ""
            let identity: String = pin.string("identity") ?? RemotePackage.identity(of: url)
            if let revision = pin.dictionary("state")?.string("revision") { revisions[identity] = revision }
        }
    }
}
