import Foundation

/// Where the icon sets are.
enum SymbolFiles {
    /// The bytes of a file below the folders that the system looks for data in, or nil when there is none.
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
