import EngawaTesting
import Foundation
import Synchronization
import TestSupport

/// A server of the app: in this process, or in another.
protocol Hub {
    var url: URL { get }
    /// Applies a fault to the next request for a path.
    func fail(_ fault: String, _ path: String) throws
    /// Changes the stars of a repository, and reports it to the app.
    func star(_ id: Int, _ stars: Int) throws
    func stop()
}

/// The server in the process of the test.
final class InnerHub: Hub, Sendable {
    private struct Row: Codable, Sendable {
        var id: Int
        var name: String
        var about = ""
        var stars = 0
        var isStarred = false
    }

    static let faults: [String: Fault] = [
        "delay": .delay(1), "never": .neverRespond, "drop": .dropConnection, "truncate": .truncate(afterBytes: 9),
        "slow": .slow(bytesPerSecond: 4_000), "status": .status(500), "web": .notJSON, "garbage": .garbled,
        "types": .wrongTypes, "fields": .missingFields,
    ]
    let url: URL
    private let server = TestServer()
    private let events = EventChannel()
    private let rows = Mutex((1...50).map { Row(id: $0, name: "repository \($0)") })

    init() throws {
        url = try server.start()
        server.routes.get("/events") { [events] _ in .events(events) }
        server.routes.get("/repos") { [unowned self] request in
            let word: String = request.query["q"] ?? ""
            let found: [Row] = self.rows.withLock { $0.filter { word.isEmpty || $0.name.contains(word) } }
            return .page(of: found, for: request, encoder: InnerHub.encoder)
        }
        server.routes.put("/repos/{id}/star") { [unowned self] request in
            let wish: [String: Bool] = try request.json()
            return self.rows.withLock { rows in
                let index: Int = (Int(request.parameters["id"] ?? "") ?? 1) - 1
                rows[index].isStarred = wish["is_starred"] ?? false
                rows[index].stars = rows[index].isStarred ? 1 : 0
                return .json(rows[index], encoder: InnerHub.encoder)
            }
        }
        server.routes.post("/repos") { [unowned self] request in
            let wish: [String: String] = try request.json()
            let name: String = wish["name"] ?? ""
            return self.rows.withLock { rows in
                guard !rows.contains(where: { $0.name == name }) else {
                    return .json(["fields": ["name": "This name is taken."]], status: 422)
                }
                rows.append(Row(id: rows.count + 1, name: name))
                return .json(rows[rows.count - 1], status: 201, encoder: InnerHub.encoder)
            }
        }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return encoder
    }

    func fail(_ fault: String, _ path: String) { server.faults.once(InnerHub.faults[fault]!, path: path) }

    func star(_ id: Int, _ stars: Int) throws {
        let row = Row(id: id, name: "repository \(id)", stars: stars)
        events.send(String(decoding: try InnerHub.encoder.encode(row), as: UTF8.self))
    }

    func stop() { server.stop() }
}

/// The server in Python.
final class OuterHub: Hub {
    private let server: OutsideServer

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        server = try OutsideServer(script: folder.appending(path: "hub_server.py").path)
    }

    var url: URL { server.url }
    func stop() { server.stop() }
    func fail(_ fault: String, _ path: String) throws { try control("fault/\(fault)\(path)") }
    func star(_ id: Int, _ stars: Int) throws { try control("stars/\(id)/\(stars)") }

    private func control(_ command: String) throws {
        _ = try Data(contentsOf: url.appending(path: "control/\(command)"))
    }
}
