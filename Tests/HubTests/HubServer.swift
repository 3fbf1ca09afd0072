import EngawaTesting
import Foundation
import Synchronization

/// The server in the process of the test. As in `hub_server.py`, paths below /control/ are commands of the test.
final class HubServer: Sendable {
    private struct Row: Codable, Sendable {
        var id: Int
        var name: String
        var about = ""
        var stars = 0
        var isStarred = false

        enum CodingKeys: String, CodingKey { case id, name, about, stars, isStarred = "is_starred" }
    }

    static let faults: [String: Fault] = [
        "delay": .delay(1), "never": .neverRespond, "drop": .dropConnection, "truncate": .truncate(afterBytes: 9),
        "slow": .slow(bytesPerSecond: 4_000), "status": .status(500), "web": .notJSON, "garbage": .garbled,
        "types": .wrongTypes, "fields": .missingFields,
    ]
    private let server = TestServer()
    private let events = EventChannel()
    private let rows = Mutex((1...50).map { Row(id: $0, name: "repository \($0)") })

    func start() throws -> URL {
        server.routes.get("/events") { [events] _ in .events(events) }
        server.routes.get("/repos") { [unowned self] request in
            let word: String = request.query["q"] ?? ""
            return .page(of: rows.withLock { $0.filter { word.isEmpty || $0.name.contains(word) } }, for: request)
        }
        server.routes.put("/repos/{id}/star") { [unowned self] request in
            let isStarred: Bool = try request.json(as: [String: Bool].self)["is_starred"] ?? false
            return .json(change(request) { ($0.isStarred, $0.stars) = (isStarred, isStarred ? 1 : 0) })
        }
        server.routes.post("/repos") { [unowned self] request in
            let name: String = try request.json(as: [String: String].self)["name"] ?? ""
            return rows.withLock { rows in
                guard !rows.contains(where: { $0.name == name }) else {
                    return .json(["fields": ["name": "This name is taken."]], status: 422)
                }
                rows.append(Row(id: rows.count + 1, name: name))
                return .json(rows[rows.count - 1], status: 201)
            }
        }
        server.routes.get("/control/fault/{name}/*") { [server] request in
            let path = String(request.path.dropFirst("/control/fault/\(request.parameters["name"]!)".count))
            server.faults.once(HubServer.faults[request.parameters["name"]!]!, path: path)
            return .status(204)
        }
        server.routes.get("/control/stars/{id}/{stars}") { [unowned self] request in
            try events.send(json: change(request) { $0.stars = Int(request.parameters["stars"]!)! })
            return .status(204)
        }
        return try server.start()
    }

    func stop() { server.stop() }

    private func change(_ request: RecordedRequest, _ body: (inout Row) -> Void) -> Row {
        rows.withLock { rows in
            let index: Int = Int(request.parameters["id"]!)! - 1
            body(&rows[index])
            return rows[index]
        }
    }
}
