import Engawa
import Foundation

struct Repository: StoredRecord, Hashable, Sendable {
    let id: Int
    var name: String
    var about: String
    var avatarUrl: URL?
    var stars: Int
    var isStarred: Bool

    static let schema = Schema<Repository>(
        "repositories", id: Column("id", \.id), Column("name", \.name), Column("about", \.about),
        Column("avatarUrl", \.avatarUrl), Column("stars", \.stars), Column("isStarred", \.isStarred))
}

extension Endpoint where Response == [Repository] {
    static var repositories: Endpoint { .get("/repos") }
    static func search(_ word: String) -> Endpoint { .get("/repos", query: ["q": word]) }
}

extension Endpoint where Response == Repository {
    static func create(name: String) -> Endpoint { .post("/repos", json: ["name": name]) }
    static func star(_ repository: Repository) -> Endpoint {
        .put("/repos/\(repository.id)/star", json: ["is_starred": repository.isStarred])
    }
}

/// The body of a response with the status 422.
struct Rejection: Decodable {
    var fields: [String: String]
}
