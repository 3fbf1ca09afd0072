import APIClient
import Foundation

/// Where the accounts are.
public struct ProfileService: Sendable {
    private let client: Result<APIClient, ServerAddress.Malformed>

    /// The address of the environment's `PROFILE_URL`, or the usual one.
    public static var address: String {
        ProcessInfo.processInfo.environment["PROFILE_URL"] ?? "http://localhost:8080"
    }

    /// Makes a service at an address such as `http://localhost:8080`. One that is none shows in the first request.
    public init(address: String = ProfileService.address, timeout: TimeInterval = 15) {
        do throws(ServerAddress.Malformed) {
            client = .success(
                APIClient(baseURL: try ServerAddress(address).url, serviceName: "Profile", timeout: timeout))
        } catch {
            client = .failure(error)
        }
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
