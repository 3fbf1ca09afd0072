/// The newest requests, oldest first. What is kept of them is limited, because a server may run for weeks.
struct RequestLog: Sendable {
    /// How many requests are kept.
    static let mostRequests = 10_000
    /// How many bytes their bodies have together. One request is kept, however large it is.
    static let mostBytes = 32 << 20

    private(set) var requests: [RecordedRequest] = []
    private var bytes = 0

    mutating func append(_ request: RecordedRequest) {
        requests.append(request)
        bytes += request.bytes.count
        guard requests.count > RequestLog.mostRequests || bytes > RequestLog.mostBytes else { return }
        // A tenth more than must go, so that this is rare.
        var kept: Int = min(requests.count, RequestLog.mostRequests * 9 / 10)
        var size: Int = requests.suffix(kept).reduce(0) { $0 + $1.bytes.count }
        while kept > 1, size > RequestLog.mostBytes * 9 / 10 {
            size -= requests[requests.count - kept].bytes.count
            kept -= 1
        }
        requests.removeFirst(requests.count - kept)
        bytes = size
    }

    mutating func removeAll() {
        requests.removeAll()
        bytes = 0
    }
}
