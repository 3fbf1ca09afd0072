import Engawa
import Foundation

struct Repository: Codable, Identifiable, Hashable, Sendable {
    let id: Int
    var fullName: String
    var isStarred: Bool
}

struct RepositoryPage: Decodable, Sendable {
    let items: [Repository]
    let nextCursor: String?
}

extension Endpoint where Response == [Repository] {
    static var repositories: Endpoint { .get("/repositories") }
}

extension Endpoint where Response == RepositoryPage {
    static func search(_ word: String) -> Endpoint { .get("/search", query: ["q": word]) }
}

/// Returns the configuration of the app's client.
func makeConfiguration(server: URL, folder: URL, token: String) -> APIConfiguration {
    var configuration = APIConfiguration(baseURL: server, serviceName: "The forge")
    configuration.headers = ["Accept": "application/json", "X-Client": "Hub/1.0"]
    configuration.json = JSONFormat(keys: .snakeCase, dates: .iso8601)
    configuration.timeout = 20
    configuration.totalTimeout = 60
    configuration.responseLimit = 8 << 20
    configuration.retry = RetryPolicy(maximumAttempts: 3, maximumRetryAfter: 10)
    configuration.cookies = CookieJar(file: folder.appendingPathComponent("cookies.json"))
    configuration.cache = HTTPCache(folder: folder.appendingPathComponent("responses"), capacity: 32 << 20)
    configuration.trust = TrustPolicy(roots: .system)
    configuration.proxy = .environment
    configuration.version = .automatic
    configuration.connectionLimit = 8
    configuration.connectionIdleLimit = 60
    configuration.interceptors = [
        BearerAuthenticator(token: token) { _ in try await SignIn.renew() },
        RequestRecorder(includesQuery: true, hiding: ["q"]) { print($0.line) },
    ]
    return configuration
}

enum SignIn {
    static func renew() async throws -> String { throw CancellationError() }
}

@MainActor
func makeLists(client: APIClient) -> [RequestList<Repository>] {
    let numbered = RequestList(.repositories, from: client, paging: .number(size: 30))
    let byCursor = RequestList(
        .search("swift"), from: client, paging: .cursor { (page: RepositoryPage) in page.nextCursor },
        items: { $0.items })
    let linked = RequestList(.repositories, from: client, paging: .links())
    return [numbered, byCursor, linked]
}

/// Every form of `Endpoint`, as in the table of the guide.
func makeEndpoints(id: Int, repository: Repository, file: URL, link: HTTPLink) -> [Any] {
    var form = MultipartForm()
    form.append("avatar", file: file, contentType: "image/jpeg")
    let typed: [Endpoint<Repository>] = [
        .get("/repositories/\(id)", query: ["fields": "all"], headers: ["Accept-Language": "ja"], timeout: 5),
        .get(EndpointPath(link.url)),
        .post("/repositories", json: repository),
        .post("/repositories", form: ["name": "engawa"]),
        .post("/repositories/\(id)/touch"),
        .put("/repositories/\(id)", json: repository),
        .patch("/repositories/\(id)", json: ["is_starred": true]),
        .put("/repositories/\(id)/avatar", body: .multipart(form)),
        .put("/repositories/\(id)/avatar", body: .file(file, contentType: "image/jpeg")),
        .delete("/repositories/\(id)"),
        Endpoint(HTTPMethod(rawValue: "REPORT"), "/repositories", body: .bytes([0], contentType: "a/b")),
        Endpoint(.get, "/repositories.xml", decoder: FastXMLDecoder()),
    ]
    let other: [Any] = [
        Endpoint<Void>.delete("/repositories/\(id)"),
        Endpoint<JSON>.get("/repositories/\(id)"),
        Endpoint<Data>.get("/repositories/\(id)/avatar"),
        Endpoint(.get, "/repositories/\(id)/readme") { String(decoding: $0.body, as: UTF8.self) },
        Endpoint(.get, "/repositories") { (try $0.decode([Repository].self), $0.links["next"]) },
    ]
    return typed + other
}
