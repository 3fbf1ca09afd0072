import EngawaTesting
import Foundation

/// A server in the process of the tests. As in `hub_server.py`, paths below /control/ are commands of the test.
struct HubServer {
    struct Repository: Codable, Identifiable, Sendable {
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
    let server = TestServer()
    private let repositories = TestResource(
        (1...50).map { Repository(id: $0, name: "repository \($0)") }, usesSnakeCase: true, searching: \.name,
        rejecting: { new, others in others.contains { $0.name == new.name } ? ["name": "This name is taken."] : [:] },
        makeItem: { Repository(id: $0, name: "") })

    func start() throws -> URL {
        server.routes.serve(repositories, at: "/repos")
        server.routes.get("/events") { [repositories] _ in .events(repositories.events) }
        server.routes.put("/repos/{id}/star") { [repositories] request in
            let isStarred: Bool = try request.json(as: [String: Bool].self)["is_starred"] ?? false
            return repositories.reply(to: request) { ($0.isStarred, $0.stars) = (isStarred, isStarred ? 1 : 0) }
        }
        server.routes.get("/control/fault/{name}/*") { [faults = server.faults] request in
            let name: String = request.parameters["name"]!
            faults.once(HubServer.faults[name]!, path: String(request.path.dropFirst("/control/fault/\(name)".count)))
            return .status(204)
        }
        server.routes.get("/control/stars/{id}/{stars}") { [repositories] request in
            repositories.reply(to: request) { $0.stars = Int(request.parameters["stars"]!)! }
        }
        return try server.start()
    }
}
