import APIClient
import Foundation

/// Where the accounts are.
public struct ProfileService: Sendable {
    /// The servers of developers, those for trying out a release, and those for everybody.
    static let hosts = APIHosts(
        debug: url("http://localhost:8080"), stage: url("https://stage.profile.example"),
        release: url("https://profile.example"))

    let client: Result<APIClient, any Error>

    // The addresses above are written here and are right.
    private static func url(_ text: String) -> URL { URL(string: text)! }

    /// The folder for what is typed and not saved yet: that of the environment's `PROFILE_DRAFTS`, or one of the
    /// person's own.
    public static var drafts: URL {
        if let path = ProcessInfo.processInfo.environment["PROFILE_DRAFTS"] { return URL(fileURLWithPath: path) }
        let support: URL =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return support.appendingPathComponent("engawa/profile")
    }

    /// Makes a service at the address of the environment's `PROFILE_URL`; without it, at the servers that the program
    /// was built for, or those that `ENGAWA_ENV` names.
    public init(variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(timeout: 15) {
            if let address = variables["PROFILE_URL"] { return try ServerAddress(address).url }
            return Self.hosts[try APIEnvironment.current(variables: variables)]
        }
    }

    /// Makes a service at an address such as `http://localhost:8080`.
    public init(address: String, timeout: TimeInterval = 15) {
        self.init(timeout: timeout) { try ServerAddress(address).url }
    }

    /// An address that is none shows in the first request.
    private init(timeout: TimeInterval, baseURL: () throws -> URL) {
        client = Result { APIClient(baseURL: try baseURL(), serviceName: "Profile", timeout: timeout) }
    }

    func me() async throws -> User {
        try await client.get().send(.get("/user"))
    }

    func user(_ id: Int) async throws -> User {
        try await client.get().send(.get("/users/\(id)"))
    }

    func everybody() async throws -> [User] {
        try await client.get().send(.get("/users"))
    }

    /// Changes the caller's own account.
    ///
    /// - Throws: `UserRejection` if the server does not take some of it.
    func update(_ changes: UserChanges) async throws -> User {
        let client: APIClient = try client.get()
        do throws(APIError) {
            return try await client.send(Endpoint<User>(.put, "/user", body: .json(changes)))
        } catch {
            if let rejection = UserRejection(error) { throw rejection }
            throw error
        }
    }

    /// Starts to upload a picture of the caller.
    func uploadAvatar(_ file: URL) throws -> RequestTask<User> {
        var form = MultipartForm()
        form.append("avatar", file: file, contentType: ProfileService.contentType(of: file))
        return try client.get().task(Endpoint<User>(.post, "/user/avatar", body: .multipart(form)))
    }

    private static func contentType(of file: URL) -> String {
        switch file.pathExtension.lowercased() {
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        default: "image/png"
        }
    }
}
