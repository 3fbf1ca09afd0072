import Foundation

/// The folders of the user, as the desktop configures them. They are not the folders of the app.
package struct UserFolders: Sendable {
    /// The purpose of a folder.
    package enum Kind: String, CaseIterable, Sendable {
        case desktop = "DESKTOP"
        case documents = "DOCUMENTS"
        case downloads = "DOWNLOAD"
        case music = "MUSIC"
        case pictures = "PICTURES"
        case videos = "VIDEOS"

        /// The name of the folder if the desktop determines none.
        var standardName: String {
            switch self {
            case .desktop: "Desktop"
            case .documents: "Documents"
            case .downloads: "Downloads"
            case .music: "Music"
            case .pictures: "Pictures"
            case .videos: "Videos"
            }
        }
    }

    /// The home folder.
    package let home: URL
    private var paths: [Kind: String] = [:]

    /// Reads the configuration from the file `user-dirs.dirs`, whose location the environment determines.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let homePath: String = environment["HOME"] ?? NSHomeDirectory()
        home = URL(fileURLWithPath: homePath, isDirectory: true)
        let configuration: String = environment["XDG_CONFIG_HOME"] ?? homePath + "/.config"
        let data: Data? = FileManager.default.contents(atPath: configuration + "/user-dirs.dirs")
        for line in String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n") {
            add(line.trimmingCharacters(in: .whitespaces), home: homePath)
        }
    }

    /// Adds a line such as `XDG_PICTURES_DIR="$HOME/Photos"`.
    private mutating func add(_ line: String, home: String) {
        guard line.hasPrefix("XDG_"), let equals = line.firstIndex(of: "="),
            let kind = Kind(rawValue: String(line[..<equals].dropFirst(4).dropLast(4)))
        else { return }
        let value: String = line[line.index(after: equals)...].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        let path: String = value.replacingOccurrences(of: "$HOME", with: home)
        if path.hasPrefix("/") { paths[kind] = path }
    }

    /// Returns the folder for a purpose, or nil if it does not exist or is the home folder.
    package func folder(_ kind: Kind) -> URL? {
        let url: URL = location(of: kind)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
            url.path != home.standardizedFileURL.path
        else { return nil }
        return url
    }

    /// Returns the folder for a purpose, and creates the folder if it does not exist. It may be the home folder.
    package func makeFolder(_ kind: Kind) throws(FileProblem) -> URL {
        let url: URL = location(of: kind)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw FileProblem.saving(url.lastPathComponent, in: url.deletingLastPathComponent(), error)
        }
        return url
    }

    private func location(of kind: Kind) -> URL {
        let path: String = paths[kind] ?? home.path + "/" + kind.standardName
        return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    }
}
