import APIClient
import Foundation
import Synchronization

/// Where the timelines are. Models take it from `current`, unless a test gives them one of its own.
public struct TimelineService: Sendable {
    /// The address that is used if `TIMELINE_URL` names no other.
    static let usualAddress = "http://localhost:8080"

    /// The client for the service, or why there is none.
    let client: Result<APIClient, ServerAddress.Malformed>
    private let timeout: TimeInterval

    /// Makes a service at an address such as `http://localhost:8080`. One that is none shows in the first request.
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
        TimelineService(address: ProcessInfo.processInfo.environment["TIMELINE_URL"] ?? usualAddress))

    /// The service of this process: at `TIMELINE_URL` of the environment, until another one is set.
    public static var current: TimelineService {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Everybody whose timeline the service knows.
    func people() async throws -> [Person] {
        try await client.get().send(.get("/users"))
    }

    /// Statuses of somebody, newest first, as they arrive.
    ///
    /// - Parameters:
    ///   - highest: leaves out statuses with a higher number; nil leaves out none.
    ///   - count: how many at most.
    func statuses(of screenName: String, highest: Int?, count: Int) throws -> XMLStream<TwitterStatus> {
        var query: Fields = ["count": "\(count)"]
        if let highest { query.fields.append(Fields.Field(name: "max_id", value: "\(highest)")) }
        return try client.get().xml(
            Endpoint(.get, "/statuses/user_timeline/\(screenName).xml", query: query), prepare: TwitterStatus.read)
    }

    /// Statuses of a feed, as they arrive.
    func feed(at url: URL) throws -> XMLStream<Status> {
        let address = try ServerAddress(url.absoluteString)
        let endpoint = Endpoint<Void>(
            .get, address.path,
            headers: ["Accept": "application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1"])
        return APIClient(baseURL: address.origin, timeout: timeout).xml(endpoint, prepare: FeedReading.read)
    }
}
