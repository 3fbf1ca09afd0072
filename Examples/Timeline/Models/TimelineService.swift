import APIClient
import Foundation
import Synchronization

/// The server of the timelines. Models use `current`, unless a test passes a different server.
public struct TimelineService: Sendable {
    /// The default address, without `TIMELINE_URL`.
    static let defaultAddress = "http://localhost:8080"

    /// The client, or the error of an invalid address.
    let client: Result<APIClient, ServerAddress.Malformed>
    private let timeout: TimeInterval

    /// Creates a service with an address such as `http://localhost:8080`. The first request reports an invalid address.
    public init(address: String, timeout: TimeInterval = 15) {
        self.timeout = timeout
        do throws(ServerAddress.Malformed) {
            client = .success(
                APIClient(baseURL: try ServerAddress(address).url, serviceName: "Timeline", timeout: timeout))
        } catch {
            client = .failure(error)
        }
    }

    private static let shared = Mutex(
        TimelineService(address: ProcessInfo.processInfo.environment["TIMELINE_URL"] ?? defaultAddress))

    /// The service of this process. It is initialized from the environment variable `TIMELINE_URL`.
    public static var current: TimelineService {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Returns all people whose timelines the service has.
    func people() async throws -> [Person] {
        try await client.get().send(.get("/users"))
    }

    /// Returns a person's statuses as they arrive, newest first.
    ///
    /// - Parameters:
    ///   - highest: The greatest identifier of a status to include; nil for no limit.
    ///   - count: The maximum number of statuses.
    func statuses(of screenName: String, highest: Int?, count: Int) throws -> XMLStream<TwitterStatus> {
        var query: Fields = ["count": "\(count)"]
        if let highest { query.fields.append(Fields.Field(name: "max_id", value: "\(highest)")) }
        return try client.get().xml(
            Endpoint(.get, "/statuses/user_timeline/\(screenName).xml", query: query), prepare: TwitterStatus.read)
    }

    /// Returns the statuses of a feed as they arrive.
    func feed(at url: URL) throws -> XMLStream<Status> {
        let address = try ServerAddress(url.absoluteString)
        let endpoint = Endpoint<Void>(
            .get, address.path,
            headers: ["Accept": "application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1"])
        return APIClient(baseURL: address.origin, timeout: timeout).xml(endpoint, prepare: FeedReading.read)
    }
}
