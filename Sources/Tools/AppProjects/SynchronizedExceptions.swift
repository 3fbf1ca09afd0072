/// The exceptions of a synchronized folder for one target.
struct SynchronizedExceptions {
    /// The relative paths.
    private(set) var members: Set<String> = []
    /// The relative paths of localized files, without the `.lproj` folder.
    private var localized: Set<String> = []
    private var platforms: [String: [String]] = [:]

    private static let localizedPrefix = "/Localized: "

    mutating func add(_ set: PropertyListDictionary) {
        for path in set.strings("membershipExceptions") {
            members.insert(path)
            if let range = path.range(of: SynchronizedExceptions.localizedPrefix) {
                let file: String = FilePath.join(
                    String(path[..<range.lowerBound]), String(path[range.upperBound...]))
                members.insert(file)
                localized.insert(file)
            }
        }
        for entry in set.dictionary("platformFiltersByRelativePath")?.entries ?? [] {
            platforms[entry.key] = entry.value.strings
        }
    }

    /// Whether a file, or a folder that contains the file, is an exception.
    func contains(_ path: String) -> Bool {
        guard !members.isEmpty else { return false }
        if members.contains(path) { return true }
        if !localized.isEmpty, let global = SynchronizedExceptions.withoutLanguage(path), localized.contains(global) {
            return true
        }
        var folder: String = FilePath.parent(path)
        while !folder.isEmpty {
            if members.contains(folder) { return true }
            folder = FilePath.parent(folder)
        }
        return false
    }

    func isForOtherPlatform(_ path: String) -> Bool {
        guard let filters = platforms[path] else { return false }
        return !filters.isEmpty && !filters.contains("ios")
    }

    /// Returns `Folder/Name.strings` for `Folder/de.lproj/Name.strings`, or nil.
    private static func withoutLanguage(_ path: String) -> String? {
        let folder: String = FilePath.parent(path)
        guard FilePath.fileExtension(folder) == "lproj" else { return nil }
        return FilePath.join(FilePath.parent(folder), FilePath.name(path))
    }
}
