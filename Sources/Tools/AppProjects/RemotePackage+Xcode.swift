extension RemotePackage.Requirement {
    /// Creates a requirement from the requirement of a package reference in an Xcode project.
    init(xcode dictionary: PropertyListDictionary) {
        let minimum: String = dictionary.string("minimumVersion") ?? "0.0.0"
        switch dictionary.string("kind") {
        case "exactVersion": self = .exact(dictionary.string("version") ?? minimum)
        case "branch": self = .branch(dictionary.string("branch") ?? "main")
        case "revision": self = .revision(dictionary.string("revision") ?? "")
        case "versionRange": self = .range(from: minimum, to: dictionary.string("maximumVersion") ?? "9999.0.0")
        case "upToNextMinorVersion": self = .range(from: minimum, to: Self.next(minimum, component: 1))
        default: self = .range(from: minimum, to: Self.next(minimum, component: 0))
        }
    }

    /// Returns the first version with a larger component at the given index: `2.0.0` for `1.2.3` and index 0.
    private static func next(_ version: String, component index: Int) -> String {
        let core: Substring = version.prefix { $0.isNumber || $0 == "." }
        var numbers: [Int] = core.split(separator: ".").map { Int($0) ?? 0 }
        while numbers.count < 3 { numbers.append(0) }
        numbers[index] = numbers[index] < Int.max ? numbers[index] + 1 : numbers[index]
        for later in index + 1..<3 { numbers[later] = 0 }
        return numbers.prefix(3).map(String.init).joined(separator: ".")
    }
}
