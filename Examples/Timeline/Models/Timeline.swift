import APIClient
import Foundation
import ViewModels

/// The statuses of a source.
@MainActor
public final class Timeline {
    /// The number of statuses in a request.
    public nonisolated static let pageSize = 20

    public let source: TimelineSource
    /// The statuses, newest first, with the state of their request.
    public let list: RequestList<Status>

    /// Creates a timeline. It sends no request.
    public init(_ source: TimelineSource, service: TimelineService = .current) {
        self.source = source
        switch source {
        case .user(let screenName):
            list = RequestList(streaming: { (highest: Int?, arrive) in
                var last: Int?
                var count = 0
                let statuses: XMLStream<TwitterStatus> = try service.statuses(
                    of: screenName, highest: highest, count: Timeline.pageSize)
                for try await some in statuses {
                    arrive(some.map { Status($0) })
                    count += some.count
                    last = some.last?.id
                }
                return count < Timeline.pageSize ? nil : last.map { $0 - 1 }
            })
        case .feed(let url):
            list = RequestList(streaming: { arrive in
                do {
                    for try await some in try service.feed(at: url) { arrive(some) }
                } catch let error as APIError {
                    throw FeedFailure(error, from: url) ?? error as any Error
                }
                return RequestPage([])
            })
        }
    }
}
