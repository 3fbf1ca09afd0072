/// The pods of a project that are not in its repository.
struct CocoaPods {
    let context: ProjectContext
    /// The folder of the project.
    let folder: String

    /// Adds a notice for each pod if the folder has a `Podfile`, but no pods.
    func addNotices() {
        guard let podfile = context.files.existing(FilePath.join(folder, "Podfile")) else { return }
        if context.files.entries(of: FilePath.join(folder, "Pods/Pods.xcodeproj")) != nil { return }
        let lock: [UInt8]? = context.files.contents(of: FilePath.join(folder, "Podfile.lock"))
        let names: [String] =
            lock.map(CocoaPods.names(inLock:)) ?? context.files.contents(of: podfile).map(CocoaPods.names(inPodfile:))
            ?? []
        for name in names {
            context.note(
                .dependency, path: podfile,
                "The pod \(name) is not in the repository. Run “pod install” on a Mac, and commit the folder Pods.")
        }
    }

    /// The names of the direct dependencies in `Podfile.lock`.
    static func names(inLock bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var isInDependencies = false
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") {
                isInDependencies = line.hasPrefix("DEPENDENCIES:")
            } else if isInDependencies, let hyphen = line.firstIndex(of: "-") {
                // - "Name/Part (~> 1.0)"
                let text: Substring = line[hyphen...].drop { "- \"".contains($0) }
                add(text.prefix { !" (\"/".contains($0) }, to: &names)
            }
        }
        return names
    }

    /// The names of pods in a `Podfile`.
    static func names(inPodfile bytes: [UInt8]) -> [String] {
        var names: [String] = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text: String = String(line).trimmed
            guard text.hasPrefix("pod ") || text.hasPrefix("pod(") else { continue }
            let name: Substring = text.dropFirst(4).drop { " ('\"".contains($0) }
            add(name.prefix { !"'\"/,".contains($0) }, to: &names)
        }
        return names
    }

    private static func add(_ name: Substring, to names: inout [String]) {
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
    }
}
