import SQLite
import Foundation
import Synchronization

extension ColorStore {
    /// The bytes of a store with X11's color names. They are created once per process, because copying them is much
    /// faster than filling another store.
    private static let template = Mutex<[UInt8]?>(nil)

    /// Opens the store of `database` and returns warnings about problems. If the file cannot be used, the store is in
    /// memory.
    static func open(_ database: DemoServer.Database) -> (store: ColorStore?, warnings: [String]) {
        var warnings: [String] = []
        if case .file(let path) = database {
            do {
                return (try ColorStore(path: path) { names(&warnings) }, warnings)
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
            let bytes: [UInt8] = try template.withLock { template in
                if let template { return template }
                let bytes: [UInt8] = try ColorStore(path: ":memory:") { names(&warnings) }.bytes
                template = bytes
                return bytes
            }
            return (try ColorStore(copying: bytes), warnings)
        } catch {
            warnings.append("A database in memory could not be created: \(error).")
            return (nil, warnings)
        }
    }

    private static func names(_ warnings: inout [String]) -> [NamedColor] {
        if let names = NamedColor.read(from: NamedColor.file) { return names + NamedColor.examples }
        warnings.append(
            """
            \(NamedColor.file) is missing, so the server starts without colors. \
            Install Debian's package x11-common.
            """)
        return []
    }
}
