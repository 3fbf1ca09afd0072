@testable import APIClient

extension HTTPCache {
    /// Stores a response as if it had just been received.
    func keep(_ request: CacheRequest, _ headers: [String: String] = [:], body: [UInt8], time: Double = 0) {
        let reservation: Reservation = reserve(request.url)
        let head = CachedHead(
            variant: request.variant(CachePolicy.varyNames(headers)), status: 200, headers: headers, requestTime: time,
            responseTime: time)
        store(head, body: body, url: request.url, for: reservation)
        end(reservation)
    }

    func keep(_ url: String, body: [UInt8]) { keep(CacheRequest(url: url), body: body) }

    func find(_ url: String) -> CacheFile.Entry? { find(CacheRequest(url: url)) }
}
