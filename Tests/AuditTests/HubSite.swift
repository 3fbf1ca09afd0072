import EngawaTesting
import Foundation

/// The server of Hub.
struct HubSite {
    private struct Repository: Codable, Identifiable, Sendable {
        var id: Int
        var name: String
        var about = ""
        var stars = 0
        var isStarred = false
    }

    let server = TestServer()
    private let repositories = TestResource(
        (1...50).map { Repository(id: $0, name: "repository \($0)") }, usesSnakeCase: true, searching: \.name,
        makeItem: { Repository(id: $0, name: "") })

    func start() throws -> URL {
        server.routes.serve(repositories, at: "/repos")
        server.routes.get("/events") { [repositories] _ in .events(repositories.events) }
        server.routes.put("/repos/{id}/star") { [repositories] request in
            let isStarred: Bool = try request.json(as: [String: Bool].self)["is_starred"] ?? false
            return repositories.reply(to: request) { ($0.isStarred, $0.stars) = (isStarred, isStarred ? 1 : 0) }
        }
        return try server.start()
    }
}
