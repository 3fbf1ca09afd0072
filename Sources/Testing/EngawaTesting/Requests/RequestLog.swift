/// The newest requests, oldest first. The log is limited, because a server may run for weeks.
package struct RequestLog: Sendable {
    /// The maximum number of requests.
    static let requestLimit = 10_000
    /// The maximum size of all bodies together, in bytes. At least one request is kept.
    static let byteLimit = 32 << 20

    package private(set) var requests: [RecordedRequest] = []
    private var bytes = 0

    package init() {}

    package mutating func append(_ request: RecordedRequest) {
        requests.append(request)
        bytes += request.content.count
        guard requests.count > RequestLog.requestLimit || bytes > RequestLog.byteLimit else { return }
        // A tenth more than necessary is removed, so that removals are rare.
        var kept: Int = min(requests.count, RequestLog.requestLimit * 9 / 10)
        var size: Int = requests.suffix(kept).reduce(0) { $0 + $1.content.count }
        while kept > 1, size > RequestLog.byteLimit * 9 / 10 {
            size -= requests[requests.count - kept].content.count
            kept -= 1
        }
        requests.removeFirst(requests.count - kept)
        bytes = size
    }

    package mutating func removeAll() {
        requests.removeAll()
        bytes = 0
    }
}
