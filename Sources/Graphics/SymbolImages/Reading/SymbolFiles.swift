import Foundation

/// The files of the icon sets.
enum SymbolFiles {
    /// Returns the contents of a file in the system's data folders (`XDG_DATA_DIRS`), or nil if it does not exist.
    static func read(_ path: String) -> Data? {
        for root in roots {
            if let data = FileManager.default.contents(atPath: "\(root)/\(path)") { return data }
        }
        return nil
    }

    static let roots: [String] = {
        let environment: String = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let roots: String = environment.isEmpty ? "/usr/local/share:/usr/share" : environment
        return roots.split(separator: ":").map(String.init)
    }()
}
