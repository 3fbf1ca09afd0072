/// Functions on absolute and relative paths, without access to files.
enum FilePath {
    /// Appends a path to a folder. An absolute path replaces the folder. `.` and `..` are resolved.
    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if folder.isEmpty || path.utf8.first == UInt8(ascii: "/") { return standardized(path) }
        return standardized(folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path)
    }

    /// Resolves `.` and `..`, and removes repeated and trailing slashes.
    static func standardized(_ path: String) -> String {
        guard needsWork(path) else { return path }
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else if component != ".." || !path.hasPrefix("/") {
                components.append(component)
            }
        }
        let joined: String = components.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + joined : joined
    }

    /// Whether a path may have a component `.` or `..`, or an empty one.
    private static func needsWork(_ path: String) -> Bool {
        var last: UInt8 = 0
        for byte in path.utf8 {
            // A dot at the start of a component can also begin the name of a hidden file.
            if last == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return true }
            last = byte
        }
        return (last == UInt8(ascii: "/") && path.utf8.count > 1) || path.utf8.first == UInt8(ascii: ".")
    }

    /// The last component.
    static func name(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The path without its last component, or an empty string.
    static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The characters after the last period of the last component, in lowercase, or an empty string.
    static func fileExtension(_ path: String) -> String {
        let name: Substring.UTF8View = Substring(path).utf8.suffix(32)
        guard let period = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let text = String(Substring(name[name.index(after: period)...]))
        return text.utf8.contains(UInt8(ascii: "/")) ? "" : text.lowercased()
    }

    /// The last component without its extension.
    static func stem(_ path: String) -> String {
        let name: String = name(path)
        guard let period = name.lastIndex(of: "."), period != name.startIndex else { return name }
        return String(name[..<period])
    }

    /// The path relative to a folder that contains it, or nil.
    static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix: String = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
