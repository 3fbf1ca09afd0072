/// The applications of the desktop that open URLs, from the files of the freedesktop.org specification “Association
/// between MIME types and applications”.
struct SchemeHandlers {
    private let files: [String]
    private let read: (String) -> String?

    /// - Parameter read: Returns the contents of a file, or nil if it does not exist.
    init(_ environment: [String: String], read: @escaping (String) -> String?) {
        func folders(_ name: String, _ fallback: String) -> [String] {
            let value: String = environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? fallback
            return value.split(separator: ":").map(String.init)
        }
        let home: String = environment["HOME"] ?? ""
        let settings: [String] =
            folders("XDG_CONFIG_HOME", home + "/.config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
        let data: [String] =
            folders("XDG_DATA_HOME", home + "/.local/share")
            + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
        let applications: [String] = data.map { $0 + "/applications" }
        files =
            (settings + applications).map { $0 + "/mimeapps.list" } + applications.map { $0 + "/mimeinfo.cache" }
        self.read = read
    }

    /// Returns whether an application opens URLs with a scheme.
    func contains(_ scheme: String) -> Bool {
        let key = "x-scheme-handler/\(scheme.lowercased())="
        return files.contains { file in
            guard let text = read(file) else { return false }
            var isRemoved = false
            for line in text.split(whereSeparator: \.isNewline) {
                if line.hasPrefix("[") { isRemoved = line.hasPrefix("[Removed") }
                if !isRemoved, line.hasPrefix(key), line.count > key.count { return true }
            }
            return false
        }
    }
}
