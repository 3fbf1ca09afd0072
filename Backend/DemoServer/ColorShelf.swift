import EngawaTesting
import Foundation
import Synchronization

/// The color store, which is opened when the server starts, and the warnings from opening it. It is thread-safe.
final class ColorShelf: Sendable {
    // @unchecked: one thread uses the store at a time, under the lock of `contents`.
    private struct Contents: @unchecked Sendable {
        var store: ColorStore?
        var warnings: [String] = []
    }

    private let database: DemoServer.Database
    private let contents = Mutex(Contents())

    init(_ database: DemoServer.Database) {
        self.database = database
    }

    var warnings: [String] { contents.withLock { $0.warnings } }

    /// Opens the store, unless it is open.
    func open() {
        contents.withLock { contents in
            guard contents.store == nil else { return }
            let (store, warnings) = ColorStore.open(database)
            contents.store = store
            contents.warnings += warnings
        }
    }

    func reply(to request: RecordedRequest) -> ServerReply {
        contents.withLock { contents in
            guard let store = contents.store else { return ColorShelf.failure("The server is stopping.\n", 503) }
            do {
                return try ColrRoutes(store: store, now: Int64(Date().timeIntervalSince1970)).reply(to: request)
            } catch {
                return ColorShelf.failure("The database failed: \(error)\n", 500)
            }
        }
    }

    private static func failure(_ text: String, _ status: Int) -> ServerReply {
        ServerReply(status, headers: ["Content-Type": "text/plain; charset=utf-8"], text: text)
    }
}
