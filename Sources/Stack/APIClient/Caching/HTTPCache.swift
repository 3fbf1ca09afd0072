import Foundation
import Synchronization

/// A private cache of responses on disk, according to RFC 9111.
///
/// A cache is thread-safe, and several clients may share one. Processes may share a folder; each process finds
/// the responses that the others stored before it started.
///
/// Each response is a file that is written atomically. If a process is killed while it writes, its temporary file
/// remains. When a process opens the folder, it removes temporary files that are older than an hour. Files contain
/// responses and digests of requests, but no URL, token or cookie of a request.
public final class HTTPCache: Sendable {
    private struct State {
        /// The index; nil until the folder is read.
        var index: CacheIndex?
        var problem: String?
        var reservationCount: UInt64 = 0
        /// The requests in progress whose responses may be stored, with the keys of their URLs.
        var reservations: [UInt64: String] = [:]
    }

    private let folder: CacheFolder
    /// The maximum size on disk, in bytes.
    public let capacity: Int
    private let state = Mutex(State())
    /// The changes made by the clients that share the cache.
    let changes = ChangeCount()

    /// Creates a cache in a folder. The folder is created with the first response.
    ///
    /// - Parameter capacity: The maximum size on disk in bytes, counted in whole blocks. The default is 64 MiB. The
    ///   least recently used responses are removed first. A response larger than an eighth of the capacity is not
    ///   stored.
    public init(folder: URL, capacity: Int = 64 << 20) {
        self.folder = CacheFolder(url: folder)
        self.capacity = capacity
    }

    /// A description of the problem if the last response could not be written to the folder; otherwise nil.
    public var problem: String? { state.withLock { $0.problem } }

    /// The size of the cached responses on disk, in bytes.
    public var size: Int { withIndex { $0.total } }

    /// Removes all responses. Call it when a user signs out.
    public func removeAll() {
        // Later requests must not join transfers that started before the removal.
        changes.increase()
        let names: [CacheFileName] = state.withLock { state in
            // Responses to requests in progress belong to the previous user.
            state.reservations.removeAll()
            state.index = CacheIndex()
            // Other processes may have stored responses that the index does not contain.
            return folder.files().map(\.name)
        }
        for name in names { folder.remove(name) }
    }

    private func withIndex<Result: Sendable>(_ body: (inout CacheIndex) -> Result) -> Result {
        state.withLock { withIndex(of: &$0, body) }
    }

    /// Calls `body` with the index, which is read from the folder the first time.
    private func withIndex<Result: Sendable>(of state: inout State, _ body: (inout CacheIndex) -> Result) -> Result {
        var index: CacheIndex = state.index ?? readFolder()
        state.index = nil
        defer { state.index = index }
        return body(&index)
    }

    private func readFolder() -> CacheIndex {
        var index = CacheIndex()
        for file in folder.files() {
            for name in index.insert(file.name, size: file.size, facts: nil) { folder.remove(name) }
        }
        return index
    }

    // MARK: Reserving

    /// Permission to store the response of a request in progress. It ends when the responses for its URL are
    /// invalidated, because the response may predate the change.
    struct Reservation {
        fileprivate let identifier: UInt64
    }

    /// Makes a reservation before a request is sent. Each reservation must be ended with `end(_:)`.
    func reserve(_ url: String) -> Reservation {
        let resource = CacheRequest.resource(url)
        return state.withLock { state in
            state.reservationCount += 1
            state.reservations[state.reservationCount] = resource
            return Reservation(identifier: state.reservationCount)
        }
    }

    /// Whether a reservation is still valid.
    func holds(_ reservation: Reservation) -> Bool {
        state.withLock { $0.reservations[reservation.identifier] != nil }
    }

    func end(_ reservation: Reservation) {
        state.withLock { _ = $0.reservations.removeValue(forKey: reservation.identifier) }
    }

    // MARK: Finding

    /// Returns the cached response for a request, the newest if several match.
    func find(_ request: CacheRequest) -> CacheFile.Entry? {
        let resource = request.resource
        var best: (name: CacheFileName, entry: CacheFile.Entry)?
        for item in withIndex({ $0.all(resource) }) {
            // A response that does not match, or is older than the one found, need not be read.
            if let facts = item.facts, request.variant(facts.vary) != item.variant { continue }
            if let facts = item.facts, let best, best.entry.head.responseTime >= facts.responseTime { continue }
            let name = CacheFileName(resource: resource, variant: item.variant)
            guard let entry = read(name), request.variant(entry.head.vary) == item.variant else { continue }
            if let best, best.entry.head.responseTime >= entry.head.responseTime { continue }
            best = (name, entry)
        }
        guard let best else { return nil }
        withIndex { $0.use(best.name, CacheIndex.Facts(best.entry.head)) }
        folder.touch(best.name)
        return best.entry
    }

    /// Reads a response. Removes it if it is damaged.
    private func read(_ name: CacheFileName) -> CacheFile.Entry? {
        switch folder.read(name, limit: capacity) {
        case .entry(let entry): return entry
        case .failed: return nil
        case .damaged:
            withIndex { $0.remove(name) }
            folder.remove(name)
            return nil
        }
    }

    // MARK: Storing

    /// Stores a response, replacing the one for the same request, if the reservation is still valid.
    func store(_ head: CachedHead, body: [UInt8], url: String, for reservation: Reservation) {
        let name = CacheFileName(resource: CacheRequest.resource(url), variant: head.variant)
        let data: Data? = CacheFile.encode(head, body: body).flatMap { $0.count <= capacity / 8 ? $0 : nil }
        let draft = data.flatMap(folder.write)
        let isTooLarge: Bool = data == nil || draft.map { $0.size > capacity / 8 } ?? false
        let removed: [CacheFileName] = state.withLock { state in
            guard state.reservations[reservation.identifier] != nil else { return [] }
            // The file is moved under the lock, so that a removal happens either before or after it.
            guard !isTooLarge, let draft, folder.place(draft, as: name) else {
                if !isTooLarge { state.problem = writingProblem }
                // The response that was stored before is outdated.
                withIndex(of: &state) { $0.remove(name) }
                return [name]
            }
            state.problem = nil
            return withIndex(of: &state) { index in
                index.insert(name, size: draft.size, facts: CacheIndex.Facts(head))
                    + (index.total > capacity ? index.makeRoom(capacity - capacity / 10) : [])
            }
        }
        // If the file was moved, this has no effect.
        draft?.remove()
        for name in removed { folder.remove(name) }
    }

    private var writingProblem: String {
        "Responses cannot be stored in \(folder.url.lastPathComponent), so every request is sent to the server."
    }

    /// Removes the responses for URLs after a change. Responses to requests in progress are not stored.
    func invalidate(urls: [String]) {
        remove(urls: urls, endsReservations: true)
    }

    /// Removes the responses for URLs because there is a newer response.
    func remove(urls: [String]) {
        remove(urls: urls, endsReservations: false)
    }

    private func remove(urls: [String], endsReservations: Bool) {
        guard !urls.isEmpty else { return }
        let resources = Set(urls.map(CacheRequest.resource))
        let names: [CacheFileName] = state.withLock { state in
            if endsReservations { state.reservations = state.reservations.filter { !resources.contains($0.value) } }
            return withIndex(of: &state) { index in resources.flatMap { index.removeAll($0) } }
        }
        for name in names { folder.remove(name) }
    }
}
