import APIClient
import Foundation

/// The server of the accounts.
public struct ProfileService: Sendable {
    /// The servers for development, for staging, and for release.
    static let hosts = APIHosts(
        debug: url("http://localhost:8080"), stage: url("https://stage.profile.example"),
        release: url("https://profile.example"))

    let client: Result<APIClient, any Error>

    // The literal addresses above are valid.
    private static func url(_ text: String) -> URL { URL(string: text)! }

    /// The folder for unsaved changes: the environment variable `PROFILE_DRAFTS`, or a folder of the user.
    public static var drafts: URL {
        if let path = ProcessInfo.processInfo.environment["PROFILE_DRAFTS"] { return URL(fileURLWithPath: path) }
        let support: URL =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return support.appendingPathComponent("engawa/profile")
    }

    /// Creates a service with the address in the environment variable `PROFILE_URL`. If the variable is not set, the
    /// service uses the server for the build configuration or for `ENGAWA_ENV`.
    public init(variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(timeout: 15) {
            if let address = variables["PROFILE_URL"] { return try ServerAddress(address).url }
            return Self.hosts[try APIEnvironment.current(variables: variables)]
        }
    }

    /// Creates a service with an address such as `http://localhost:8080`.
    public init(address: String, timeout: TimeInterval = 15) {
        self.init(timeout: timeout) { try ServerAddress(address).url }
    }

    /// The first request reports an invalid address.
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

    /// Changes the current user's account.
    ///
    /// - Throws: `UserRejection` if the server rejects some fields.
    func update(_ changes: UserChanges) async throws -> User {
        let client = try client.get()
        do throws(APIError) {
            return try await client.send(Endpoint<User>(.put, "/user", body: .json(changes)))
        } catch {
            if let rejection = UserRejection(error) { throw rejection }
            throw error
        }
    }

    /// Starts to upload a picture of the current user.
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
