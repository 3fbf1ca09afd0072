import SQLite
import Foundation
import Synchronization

extension ColorStore {
    /// The bytes of a store with the color names of a file, by the path of this file. They are created once per process,
    /// because copying them is much faster than filling another store.
    private static let templates = Mutex<[String: [UInt8]]>([:])

    /// Opens the store of `database` and returns warnings about problems. If the file cannot be used, the store is in
    /// memory. A new store has the color names of the file `names`.
    static func open(
        _ database: DemoServer.Database, names: String = NamedColor.file
    ) -> (store: ColorStore?, warnings: [String]) {
        var warnings: [String] = []
        if case .file(let path) = database {
            do {
                return (try ColorStore(path: path) { read(names, &warnings) ?? [] }, warnings)
            } catch {
                let reason: String = (error as? SQLiteDatabase.Failure)?.message ?? "\(error)"
                warnings.append(
                    """
                    The database \(path) cannot be written (\(reason)). \
                    The server continues in memory, and changes are lost when it stops.
                    """)
            }
        }
        do {
            let bytes: [UInt8] = try templates.withLock { templates in
                if let template = templates[names] { return template }
                let colors: [NamedColor]? = read(names, &warnings)
                let bytes: [UInt8] = try ColorStore(path: ":memory:") { colors ?? [] }.bytes
                // Without the file, each store has the warning.
                if colors != nil { templates[names] = bytes }
                return bytes
            }
            return (try ColorStore(copying: bytes), warnings)
        } catch {
            warnings.append("A database in memory could not be created: \(error).")
            return (nil, warnings)
        }
    }

    private static func read(_ file: String, _ warnings: inout [String]) -> [NamedColor]? {
        if let names = NamedColor.read(from: file) { return names + NamedColor.examples }
        warnings.append(
            """
            \(file) is missing, so the server starts without colors. \
            Install Debian's package x11-common.
            """)
        return nil
    }
}
