@testable import APIClient

extension HTTPCache {
    /// Keeps a response as if it had just been asked for.
    func keep(_ head: CachedHead, body: [UInt8]) {
        let reservation: Reservation = reserve(head.url)
        store(head, body: body, for: reservation)
        end(reservation)
    }
}
